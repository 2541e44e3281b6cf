/** The scale of an axis. Numbers here are lengths of a drawing. Money is never computed with them. */
export interface Scale {
  /** The end of the axis above and below, in its unit. */
  readonly top: number;
  /** How many currency units one unit of the axis is. */
  readonly unit: number;
  /** `million`, or empty if the axis counts currency units. */
  readonly word: string;
  /** The short form of the word. */
  readonly letter: string;
}

const UNITS = [
  { unit: 1e12, word: 'trillion', letter: 'tn' },
  { unit: 1e9, word: 'billion', letter: 'bn' },
  { unit: 1e6, word: 'million', letter: 'm' },
  { unit: 1e3, word: 'thousand', letter: 'k' },
] as const;
const PLAIN = { unit: 1, word: '', letter: '' };

/** Values that stay round at half, because both are labels on the axis. */
const ROUND = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];

/** Returns the smallest round axis that fits all these decimal texts, whatever their sign. */
export function scaleOf(amounts: readonly string[]): Scale {
  const most = Math.max(0, ...amounts.map((amount) => Math.abs(Number(amount))));
  if (most === 0) return { top: 1, ...PLAIN };
  const scale = UNITS.find(({ unit }) => most >= unit) ?? PLAIN;
  const size = most / scale.unit;
  const power = 10 ** Math.floor(Math.log10(size));
  const round = ROUND.find((each) => each * power >= size) ?? 10;
  return { top: Number((round * power).toPrecision(3)), ...scale };
}

/** Returns the height of a decimal text on this axis. */
export const heightOf = (amount: string, { unit }: Scale): number => Number(amount) / unit;
