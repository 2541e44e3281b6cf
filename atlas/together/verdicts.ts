/** What is proved of machines together, as verdicts on the chart of the machine that takes part. It is explored again when a source changes. */
import { join } from 'node:path';
import { digestOf } from '../behaviour';
import { keyOf, once } from '../cache';
import { sourcesFrom } from '../diff/rules';
import type { Verdict } from '../verdict';
import { approvalTogether } from './approval';
import { type Explored, explored } from './explore';
import { payoutTogether } from './payout';
import type { Bounds, Composition } from './world';

const ROOT = join(import.meta.dirname, '../..');

/** A composition as it is told: what takes part, how far it was explored, and what was found. */
export interface Together extends Explored {
  readonly title: string;
  /** Its bounds, as sentences. */
  readonly limits: readonly string[];
}

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The bounds in words. Without a bound something cannot happen at all. */
export function boundsText({ orders, copies, mishaps }: Bounds): string {
  const parts = [
    ...(orders > 0 ? [many(orders, 'order')] : []),
    ...(copies > 0 ? [`${many(copies, 'tab')} opened as a copy at any moment`] : []),
    `${many(mishaps, 'mishap')} at any moment`,
  ];
  return `At most ${parts.join(', ')}. A mishap is a call that never arrives, arrives late or twice, a lost answer, an expired session, or a reload.`;
}

function foundIn<Books, Memory>(composition: Composition<Books, Memory>): Together {
  const { name, title, bounds, limits } = composition;
  const key = keyOf(digestOf(sourcesFrom(ROOT, [`atlas/together/${name}.ts`, 'atlas/together/explore.ts'])));
  const one = once({ kind: 'together', name, key }, () => explored(composition));
  return { ...one, title, limits: [boundsText(bounds), ...limits] };
}

/** Returns every composition, explored whole within its bounds. */
export const compositions = (): readonly Together[] => [foundIn(payoutTogether()), foundIn(approvalTogether())];

const number = (count: number) => count.toLocaleString('en');

/** Returns the verdicts for the auditors' page. The bounds stand beside each as its assumptions. */
export const togetherVerdicts = (all = compositions()): Verdict[] =>
  all.flatMap(({ name, title, worlds, steps, limits, judged }) =>
    judged.map(({ says, req, verdict, counterexample }) => ({
      flow: name,
      property: says,
      kind: 'together' as const,
      req,
      verdict,
      detail: counterexample?.why ?? `${title}: ${number(worlds)} worlds and ${number(steps)} steps, explored whole.`,
      ...(counterexample ? { notes: counterexample.steps } : { assumes: limits }),
      about: [`${name}.submitting`],
    })),
  );
