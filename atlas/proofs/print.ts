/** Verdicts as text for a terminal. */
import type { Counterexample, Finding, Verdict } from '../verdict';

const FINDINGS: readonly Finding[] = ['PROVED', 'HOLDS', 'REFUTED', 'VACUOUS'];

const line = ({ verdict, property, configurations, req }: Verdict) => {
  const much = verdict !== 'PROVED' && configurations !== undefined ? ` (${configurations} configurations)` : '';
  return `  ${verdict.padEnd(8)} ${property}${much}  [${req.join(' ')}]`;
};

/** One block for each chart: its properties, and below them what is to be read one by one. */
function table(verdicts: readonly Verdict[]): string {
  const charts = [...new Set(verdicts.map(({ flow }) => flow))];
  const block = (chart: string) => {
    const own = verdicts.filter(({ flow }) => flow === chart);
    const notes = own.flatMap(({ notes = [] }) => notes).map((note) => `           ${note}`);
    return [
      chart,
      ...own.map(line),
      ...(notes.length > 0 ? ['           the first guard that holds decides:', ...notes] : []),
    ].join('\n');
  };
  return charts.map(block).join('\n\n');
}

const counted = (verdicts: readonly Verdict[]) =>
  `${verdicts.length} properties: ${FINDINGS.map((one) => `${verdicts.filter(({ verdict }) => verdict === one).length} ${one}`).join(', ')}.`;

/** A counterexample, numbered as it is walked. */
function walkText({ input, steps }: Counterexample): string {
  const begins = input === null ? 'on the chart, ignoring guards' : `it starts with "${input}"`;
  return [`    0  ${begins}`, ...steps.map(({ text }, n) => `${String(n + 1).padStart(5)}  ${text}`)].join('\n');
}

/** Why, and by which walk. */
const refutations = (verdicts: readonly Verdict[]) =>
  verdicts
    .map(({ flow, property, verdict, detail, counterexample }) =>
      [`${flow}: ${property}`, `  ${verdict}: ${detail}`, ...(counterexample ? [walkText(counterexample)] : [])].join('\n'),
    )
    .join('\n\n');

export interface Report {
  readonly said: string;
  /** What went wrong; empty where nothing did. */
  readonly blamed: string;
  /** Of the process: 1 where a property is refuted or says nothing. */
  readonly code: 0 | 1;
}

export function report(verdicts: readonly Verdict[]): Report {
  const bad = verdicts.filter(({ verdict }) => verdict === 'REFUTED' || verdict === 'VACUOUS');
  const said = `${table(verdicts)}\n\n${counted(verdicts)}`;
  return { said, blamed: refutations(bad), code: bad.length > 0 ? 1 : 0 };
}
