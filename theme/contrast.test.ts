import { describe, expect, test } from 'vitest';
import { semanticTokens } from './tokens';

type Scheme = 'base' | '_dark';

/** The colours by their full names, without `DEFAULT`: `ink`, `ink.soft`, `tone.green.ground`. */
function flat(node: unknown, path: readonly string[] = []): ReadonlyMap<string, Record<Scheme, string>> {
  const found = new Map<string, Record<Scheme, string>>();
  if (typeof node !== 'object' || node === null) return found;
  if ('value' in node && isPair(node.value)) return found.set(path.filter((part) => part !== 'DEFAULT').join('.'), node.value);
  for (const [key, inner] of Object.entries(node)) for (const [name, pair] of flat(inner, [...path, key])) found.set(name, pair);
  return found;
}

const isPair = (value: unknown): value is Record<Scheme, string> =>
  typeof value === 'object' && value !== null && 'base' in value && '_dark' in value;

const colors = flat(semanticTokens.colors);

function luminance(name: string, scheme: Scheme): number {
  const hex = colors.get(name)?.[scheme] ?? '';
  if (!/^#[0-9A-F]{6}$/i.test(hex)) throw new Error(`${name} has no colour to measure`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, ground: string, scheme: Scheme): number {
  const [light = 0, dark = 0] = [luminance(front, scheme), luminance(ground, scheme)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['desk', 'page', 'sheet', 'hover', 'chosen'];
const words = [
  ...grounds.flatMap((ground) => ['ink', 'ink.soft', 'ink.faint', 'action', 'danger'].map((front) => [front, ground] as const)),
  ...['green', 'red', 'orange', 'blue', 'indigo', 'plain'].map((tone) => [`tone.${tone}.ink`, `tone.${tone}.ground`] as const),
  ['action.on', 'action'],
  ['action.on', 'action.hover'],
  ['danger.on', 'danger'],
  ['danger.on', 'tone.red.ink'],
  ['brass.ink', 'brass.ground'],
  ['page', 'ink'],
  ['tone.green.ground', 'ink'],
  ['ink', 'tone.green.ground'],
  // Steps of a timeline are on a sheet or on the page.
  ...['green', 'red', 'indigo'].flatMap((tone) => ['page', 'sheet'].map((ground) => [`tone.${tone}.ink`, ground] as const)),
] as const;
const signs = [
  ...['desk', 'page', 'sheet'].flatMap((ground) => ['line.control', 'focus'].map((front) => [front, ground] as const)),
  ...[1, 2, 3, 4, 5, 6].map((series) => [`chart.${series}`, 'page'] as const),
  ['brass.line', 'page'],
  ['action', 'chosen'],
  ['action', 'line.faint'],
  ['danger', 'sheet'],
] as const;

describe.each([
  ['by day', 'base'],
  ['by night', '_dark'],
] as const)('%s', (_, scheme) => {
  test.each(words)('%s reads on %s', (front, ground) => {
    expect(contrast(front, ground, scheme)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(signs)('%s is seen on %s', (front, ground) => {
    expect(contrast(front, ground, scheme)).toBeGreaterThanOrEqual(3);
  });
});
