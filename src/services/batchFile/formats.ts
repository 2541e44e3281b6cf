/**
 * How a spreadsheet displays a number, as far as it matters for a payout. A number displayed as a date, a percentage, a foreign currency or in
 * powers of ten is read like that, so that the check refuses it as an amount. Any other number is read in full.
 */
import Big from 'big.js';
import { short } from '../../../contract/shownText';
import { numberText } from './numbers';

/** Returns the text of a number cell in one format. */
export type Show = (written: string) => string;

const DAY_MS = 86_400_000;
/** Day 0 of the two calendars of workbooks. */
export const EPOCHS = { usual: Date.UTC(1899, 11, 30), macintosh: Date.UTC(1904, 0, 1) } as const;
export type Epoch = (typeof EPOCHS)[keyof typeof EPOCHS];

const DATE = 'yyyy-mm-dd';
const TIME = 'h:mm';
const ranges = (code: string, ...spans: readonly (readonly [number, number])[]) =>
  spans.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => [from + at, code] as const));

/** The formats that a workbook refers to by number alone. */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  ...ranges('"$"#,##0.00', [5, 8], [42, 42], [44, 44]),
  ...ranges('0%', [9, 10]),
  ...ranges('0.00E+00', [11, 11], [48, 48]),
  ...ranges(DATE, [14, 17], [22, 22], [27, 31], [36, 36], [50, 58]),
  ...ranges(TIME, [18, 21], [32, 35], [45, 47]),
]);

export const builtIn = (id: number): string => BUILT_IN.get(id) ?? 'General';

interface Parts {
  /** The first section without literals, colours and spacing. */
  readonly skeleton: string;
  /** The text next to the number: a currency, a unit. */
  readonly literal: string;
  readonly isConditional: boolean;
  readonly isElapsed: boolean;
}

const TOKEN = /"([^"]*)"|\\(.)|[_*].|\[([^\][]*)\]|(;)|([^"\\_*[;])/gsu;
/** Characters that do not change the meaning of the number. */
const SIGNS = /[\s()+\-:!'~]/g;

function partsOf(code: string): Parts {
  const parts = { skeleton: '', literal: '', isConditional: false, isElapsed: false };
  for (const [, quoted, escaped, bracket, end, bare = ''] of code.replace(/general/gi, '@').matchAll(TOKEN)) {
    if (end !== undefined) break;
    parts.literal += quoted ?? escaped ?? '';
    if (bracket?.startsWith('$')) parts.literal += bracket.slice(1).split('-')[0] ?? '';
    else if (bracket !== undefined && /^[<>=]/.test(bracket)) parts.isConditional = true;
    else if (bracket !== undefined && /^(h+|m+|s+)$/i.test(bracket)) parts.isElapsed = true;
    if (/[0-9#?.,/%@ymdhsbeg]/i.test(bare)) parts.skeleton += bare;
    else parts.literal += bare;
  }
  return { ...parts, literal: parts.literal.replace(SIGNS, '') };
}

function dateText(written: string, epoch: Epoch): string {
  const days = Number(written);
  const date = new Date(epoch + Math.round(days * DAY_MS));
  if (!(days >= 0) || Number.isNaN(date.getTime())) return `${written} (shown as a date)`;
  const [day = '', time = ''] = date.toISOString().split('T');
  const clock = time.slice(0, 5);
  if (days < 1) return clock;
  return Number.isInteger(days) ? day : `${day} ${clock}`;
}

/** Returns `2050000000` as `2.05E+09`, with the decimals of the format. */
function powerText(written: string, skeleton: string): string {
  const decimals = /\.([0#?]+)/.exec(skeleton)?.[1]?.length ?? 0;
  const [mantissa = '', power = ''] = new Big(written).toExponential(decimals).split('e');
  return `${mantissa}E${power.slice(0, 1)}${power.slice(1).padStart(2, '0')}`;
}

const NAIRA = /^(NGN|₦|N)$/i;

const POWER = /[0#?.]e[0#?]/i;
const plainly: Show = (written) => written;

const byRule: Show = (written) => `${written} (shown by a rule of its format)`;
/** No spreadsheet has a longer format. Filling up with a million zeros would take all memory. */
const LONGEST_CODE = 255;

function showOf(code: string, epoch: Epoch): Show {
  if (code.length > LONGEST_CODE) return byRule;
  const { skeleton, literal, isConditional, isElapsed } = partsOf(code);
  if (isConditional) return byRule;
  if (POWER.test(skeleton)) return (written) => powerText(written, skeleton);
  if (isElapsed || /[ymdhsbeg]/i.test(skeleton)) return (written) => dateText(written, epoch);
  if (skeleton.includes('%')) return (written) => `${new Big(written).times(100).toFixed()}%`;
  if (/[0#?],+(?![0#?,])/.test(skeleton)) return (written) => `${written} (shown in thousands)`;
  if (code !== '' && !/[0#?@]/.test(skeleton))
    return (written) => `${written} (${literal === '' ? 'hidden by its format' : `shown as “${short(literal)}”`})`;
  if (literal !== '' && !NAIRA.test(literal)) return (written) => `${literal} ${written}`;
  if (/^0{2,}$/.test(skeleton)) return (written) => (/^\d+$/.test(written) ? written.padStart(skeleton.length, '0') : written);
  return plainly;
}

/** Returns a function that displays a number in a format. Text that is no number stays unchanged. */
export function showerOf(code: string, epoch: Epoch = EPOCHS.usual): Show {
  const show = showOf(code, epoch);
  return (written) => {
    const full = numberText(written);
    return /^-?\d+(\.\d+)?$/.test(full) ? show(full) : full;
  };
}
