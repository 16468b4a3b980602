// The four suits, about 40 units across, around 0,0.
export const suits: Record<string, string> = {
  S: 'M0 -21C6 -11 20 -4 20 8C20 18 8 20 3 12C3 17 5 20 8 22H-8C-5 20 -3 17 -3 12C-8 20 -20 18 -20 8C-20 -4 -6 -11 0 -21Z',
  H: 'M0 21C-7 11 -21 3 -21 -9C-21 -20 -6 -22 0 -11C6 -22 21 -20 21 -9C21 3 7 11 0 21Z',
  D: 'M0 -22C5 -13 10 -6 17 0C10 6 5 13 0 22C-5 13 -10 6 -17 0C-10 -6 -5 -13 0 -22Z',
  C: 'M0 -21A10 10 0 0 1 8 -5A10 10 0 1 1 3 11C3 17 5 20 8 22H-8C-5 20 -3 17 -3 11A10 10 0 1 1 -8 -5A10 10 0 0 1 0 -21Z',
};

export function isRed(card: string): boolean {
  return card.endsWith('H') || card.endsWith('D');
}
