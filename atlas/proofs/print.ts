/** Prints verdicts as text for a terminal. */
import { type Counterexample, type Tally, tallied, type Verdict, verdictText } from '../verdict';

const WORDS: Readonly<Record<Tally, string>> = {
  PROVED: 'PROVED',
  HOLDS: 'HOLDS',
  ASSUMED: 'HOLDS under an assumption',
  REFUTED: 'REFUTED',
  VACUOUS: 'VACUOUS',
};

/** Lists the assumptions below the verdict that depends on them. */
const lines = (one: Verdict) => [
  `  ${verdictText(one).padEnd(WIDTH)} ${one.property}  [${one.req.join(' ')}]`,
  ...(one.assumes ?? []).map((says) => `  ${''.padEnd(WIDTH)}   Assumption: ${says}`),
];

const WIDTH = 'HOLDS in a sample of 99,999 configurations'.length;

/** Returns one block for each chart: its properties, each with its details. */
function table(verdicts: readonly Verdict[]): string {
  const charts = [...new Set(verdicts.map(({ flow }) => flow))];
  const block = (chart: string) => {
    const own = verdicts.filter(({ flow }) => flow === chart);
    const notes = own.flatMap(({ notes = [] }) => notes).map((note) => `           ${note}`);
    return [
      chart,
      ...own.flatMap(lines),
      ...(notes.length > 0 ? ['           the first guard that holds decides:', ...notes] : []),
    ].join('\n');
  };
  return charts.map(block).join('\n\n');
}

function counted(verdicts: readonly Verdict[]): string {
  const counts: Readonly<Record<string, number | undefined>> = tallied(verdicts);
  const all = Object.entries(WORDS).map(([tally, words]) => `${counts[tally] ?? 0} ${words}`);
  const sampled = verdicts.filter(({ isSample }) => isSample).length;
  return `${verdicts.length} properties: ${all.join(', ')}. Of those that hold, ${sampled} do in a sample.`;
}

/** A counterexample as numbered steps. */
function walkText({ input, steps }: Counterexample): string {
  const begins = input === null ? 'on the chart, ignoring guards' : `it starts with "${input}"`;
  return [`    0  ${begins}`, ...steps.map(({ text }, n) => `${String(n + 1).padStart(5)}  ${text}`)].join('\n');
}

/** The reason, and the walk that shows it. */
const refutations = (verdicts: readonly Verdict[]) =>
  verdicts
    .map(({ flow, property, verdict, detail, counterexample }) =>
      [`${flow}: ${property}`, `  ${verdict}: ${detail}`, ...(counterexample ? [walkText(counterexample)] : [])].join('\n'),
    )
    .join('\n\n');

export interface Report {
  readonly said: string;
  /** What went wrong. Empty if nothing did. */
  readonly blamed: string;
  /** The exit code: 1 if a property is refuted or vacuous. */
  readonly code: 0 | 1;
}

export function report(verdicts: readonly Verdict[]): Report {
  const bad = verdicts.filter(({ verdict }) => verdict === 'REFUTED' || verdict === 'VACUOUS');
  const said = `${table(verdicts)}\n\n${counted(verdicts)}`;
  return { said, blamed: refutations(bad), code: bad.length > 0 ? 1 : 0 };
}
