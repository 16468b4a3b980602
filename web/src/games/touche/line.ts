// Positions of Touché name all 110 cards. Lessons care about the hands and what was played; the rest
// is the deck, mixed in a way that is always the same.
const pack = [...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));

function cardsOf(text: string): string[] {
  return text.match(/X|[A2-9TJQK][SHDC]/g) ?? [];
}

function deck(gone: string[]): string {
  const jokers = Array<string>(6).fill('X');
  const left = [...pack, ...pack, ...jokers];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  // A step without a divisor in common with the number of cards meets each of them once.
  const step = left.length % 37 === 0 ? 41 : 37;
  return left.map((_, i) => left[(11 + i * step) % left.length]).join('');
}

interface Parts {
  cells: string;
  hand: string; // of seat 1, ours
  other: string; // of seat 2
  played: string;
  goal?: string;
  figures?: string;
}

export function line({ cells, hand, other, played, goal = 'square*4', figures = 'y=-,t=-' }: Parts): string {
  const rest = deck(cardsOf(hand + other + played));
  return `${cells} 1 yt ${goal} ${figures} ${hand}/${other} ${rest} ${played || '-'} 0 -`;
}
