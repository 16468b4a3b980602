// The same as of the program.
import text from '../../../version.txt?raw';

export const version = text.trim();
