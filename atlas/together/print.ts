/** Prints compositions as text for a terminal. */
import type { Report } from '../proofs/print';
import type { Together } from './verdicts';

const number = (count: number) => count.toLocaleString('en');

function block({ title, worlds, steps, limits, judged }: Together): string {
  const words = judged.map(({ verdict }) => (verdict === 'HOLDS' ? `HOLDS within ${number(worlds)} worlds` : verdict));
  const width = Math.max(...words.map(({ length }) => length));
  return [
    title,
    `  ${number(worlds)} worlds and ${number(steps)} steps, explored whole within these bounds:`,
    ...limits.map((says) => `    ${says}`),
    ...judged.map(({ says, req }, n) => `  ${words[n]?.padEnd(width)}  ${says}  [${req.join(' ')}]`),
  ].join('\n');
}

/** A counterexample as numbered steps. */
const refutations = ({ title, judged }: Together) =>
  judged.flatMap(({ says, counterexample }) => {
    if (!counterexample) return [];
    const steps = counterexample.steps.map((text, n) => `${String(n + 1).padStart(5)}  ${text}`);
    return [[`${title}: ${says}`, `  REFUTED: ${counterexample.why}`, ...steps].join('\n')];
  });

export function togetherReport(all: readonly Together[]): Report {
  const blamed = all.flatMap(refutations).join('\n\n');
  const isSound = all.every(({ judged }) => judged.every(({ verdict }) => verdict === 'HOLDS'));
  return { said: all.map(block).join('\n\n'), blamed, code: isSound ? 0 : 1 };
}
