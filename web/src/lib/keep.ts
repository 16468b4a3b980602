// What this browser keeps. Private windows may refuse: then nothing is kept, and all goes on.
const prefix = 'troika.';

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
  } catch {
    // Nothing to do: the page works without.
  }
}

export function keptJson<T>(key: string): T | null {
  const text = kept(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}
