import { keep, kept } from './keep';

export type Theme = 'auto' | 'light' | 'dark';
export const themes: Theme[] = ['auto', 'light', 'dark'];

const first = kept('theme');
let current = $state<Theme>(first === 'light' || first === 'dark' ? first : 'auto');

export function theme(): Theme {
  return current;
}

export function setTheme(to: Theme): void {
  current = to;
  keep('theme', to === 'auto' ? null : to);
  showTheme();
}

export function showTheme(): void {
  if (current === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = current;
}
