/** What an axis says. Numbers here are lengths of a drawing: money is never computed with them. */
export interface Scale {
  /** Where the axis ends, above and below, in units of it. */
  readonly top: number;
  /** How many of the amounts' own units one unit of the axis is. */
  readonly unit: number;
  /** `million`; empty where the axis counts as the amounts do. */
  readonly word: string;
  /** The same in less room. */
  readonly letter: string;
}

const UNITS = [
  { unit: 1e12, word: 'trillion', letter: 'tn' },
  { unit: 1e9, word: 'billion', letter: 'bn' },
  { unit: 1e6, word: 'million', letter: 'm' },
  { unit: 1e3, word: 'thousand', letter: 'k' },
] as const;
const PLAIN = { unit: 1, word: '', letter: '' };

/** Round at their half too: both are written on the axis. */
const ROUND = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];

/** The smallest round axis that the largest of these decimal texts fits on, of whatever sign. */
export function scaleOf(amounts: readonly string[]): Scale {
  const most = Math.max(0, ...amounts.map((amount) => Math.abs(Number(amount))));
  if (most === 0) return { top: 1, ...PLAIN };
  const scale = UNITS.find(({ unit }) => most >= unit) ?? PLAIN;
  const size = most / scale.unit;
  const power = 10 ** Math.floor(Math.log10(size));
  const round = ROUND.find((each) => each * power >= size) ?? 10;
  return { top: Number((round * power).toPrecision(3)), ...scale };
}

/** How high a decimal text is on this axis. */
export const heightOf = (amount: string, { unit }: Scale): number => Number(amount) / unit;
