/** Finds the bank that a cell means. Only an unambiguous match is applied. A similar name is offered, and the merchant confirms it. */
import type { Bank } from '../../../contract/payouts/banks';

export interface BankFound {
  /** Null if no bank has this name. */
  readonly bank: Bank | null;
  /** A bank with a similar name. */
  readonly near: Bank | null;
}

export type FindBank = (text: string) => BankFound;

/** Without case, accents, spaces and signs. */
const squashed = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const SMALL_WORDS = new Set(['for', 'of', 'and', 'the']);

/** Returns initials, such as `UBA` for United Bank for Africa. Names of one or two words have no useful ones. */
function initials(name: string): string {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const letters = words.filter((word) => word !== '' && !SMALL_WORDS.has(word)).map((word) => word.slice(0, 1));
  return letters.length < 3 ? '' : letters.join('');
}

/** Common names of banks that are listed under another name: the short name, and the start of the full one. Both squashed. */
const SHORT_NAMES: readonly (readonly [string, string])[] = [
  ['gt', 'guarantytrust'],
  ['gtb', 'guarantytrust'],
  ['gtbank', 'guarantytrust'],
  ['gtbankplc', 'guarantytrust'],
  ['gtco', 'guarantytrust'],
  ['fbn', 'firstbank'],
  ['fbnbank', 'firstbank'],
  ['fcmb', 'firstcitymonument'],
  ['firstcity', 'fcmb'],
  ['firstcitymonumentbank', 'fcmb'],
  ['ubaplc', 'unitedbankforafrica'],
  ['ubabank', 'unitedbankforafrica'],
  ['unitedbank', 'unitedbankforafrica'],
  ['ubn', 'unionbank'],
  ['ibtc', 'stanbicibtc'],
  ['stanbicbank', 'stanbicibtc'],
  ['scb', 'standardchartered'],
  ['stanchart', 'standardchartered'],
  ['diamond', 'access'],
  ['diamondbank', 'access'],
  ['skye', 'polaris'],
  ['skyebank', 'polaris'],
  ['alat', 'wema'],
  ['eti', 'ecobank'],
  ['paycom', 'opay'],
  ['teamapt', 'moniepoint'],
];

/** Returns the only bank that a common short name can mean. */
function calledShort(word: string, banks: readonly Bank[]): Bank | null {
  const fulls = SHORT_NAMES.filter(([short]) => short === word).map(([, full]) => full);
  const found = banks.filter(({ name }) => fulls.some((full) => squashed(name).startsWith(full)));
  return found.length === 1 ? (found[0] ?? null) : null;
}

const pairs = (text: string) => Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));

/** Returns the similarity of two words from 0 to 1 (Dice, on pairs of letters). */
function likeness(one: string, other: string): number {
  const [left, right] = [pairs(one), pairs(other)];
  const rest = [...right];
  const same = left.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
  return left.length + right.length === 0 ? 0 : (2 * same) / (left.length + right.length);
}

/** Nearly every name ends in this, so it says nothing about which bank is meant. */
const ownPart = (name: string) => name.replace(/(bank|plc|bankplc)$/, '');

/** Below this, two names have so little in common that an offer would mislead. */
const NEAR = 0.45;
/** A cell of this length is no name and is not compared. */
const MOST_LETTERS = 100;

/** Spreadsheets drop the leading zeros of codes that they read as numbers. */
const withoutZeros = (code: string) => code.replace(/^0+/, '');

function nearest(text: string, banks: readonly Bank[]): Bank | null {
  if (text === '' || text.length > MOST_LETTERS) return null;
  const coded = banks.filter(({ bankCode }) => /^\d+$/.test(text) && withoutZeros(bankCode) === withoutZeros(text));
  if (coded.length > 0) return coded.length === 1 ? (coded[0] ?? null) : null;
  const short = calledShort(text, banks);
  if (short) return short;
  const begins = banks.filter(({ name }) => text.length >= 3 && squashed(name).startsWith(text));
  if (begins.length === 1) return begins[0] ?? null;
  const ranked = banks
    .map((bank) => ({ bank, like: likeness(ownPart(text), ownPart(squashed(bank.name))) }))
    .sort((one, other) => other.like - one.like);
  return (ranked[0]?.like ?? 0) >= NEAR ? (ranked[0]?.bank ?? null) : null;
}

/**
 * Returns a function that finds a bank by name in any case and spacing, by code, or by unique initials. It caches results, because a file
 * repeats few banks.
 */
export function bankFinder(banks: readonly Bank[]): FindBank {
  const seen = new Map<string, BankFound>();
  const only = (found: readonly Bank[]) => (found.length === 1 ? (found[0] ?? null) : null);
  const look = (text: string): BankFound => {
    const word = squashed(text);
    if (word === '') return { bank: null, near: null };
    const bank =
      only(banks.filter(({ name }) => squashed(name) === word)) ??
      only(banks.filter(({ bankCode }) => bankCode === text.trim())) ??
      only(banks.filter(({ name }) => initials(name) === word));
    return { bank, near: bank ? null : nearest(word, banks) };
  };
  return (text) => {
    const known = seen.get(text);
    if (known) return known;
    const found = look(text);
    seen.set(text, found);
    return found;
  };
}
