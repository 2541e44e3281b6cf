// @vitest-environment happy-dom
/** What the end of an order says after an answer that no path takes, because another answer leads to the same state. */
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { graphOf } from '../../atlas/explore';
import type { Step } from '../../atlas/paths';
import { type FlowName, flows } from '../../machines/flows';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { walk } from '../models/model';
import { flowNames } from './flowPaths';
import { sightsNow } from './sights';

loadScreens();

interface Outcome {
  /** The title of the test, with the requirement that the words belong to. */
  readonly name: string;
  readonly flow: FlowName;
  readonly port: string;
  /** The name of the answer. */
  readonly answer: string;
  readonly says: readonly string[];
}

const OUTCOMES: readonly Outcome[] = [
  {
    name: '[TRX-05] a refund that is not approved yet says when it leaves the balance',
    flow: 'refund',
    port: 'createRefunds',
    answer: 'accepted',
    says: ['The refund is being processed. It leaves your balance once it is approved, or when your balance covers it.'],
  },
];

const NONE: readonly Step[] = [];

let close = () => {};
afterEach(() => close());

/** The shortest steps from the first start that end with this answer. */
function stepsTo({ flow, port, answer }: Outcome) {
  const { machine, cases } = flows[flow];
  const { starts, out } = graphOf(machine, cases);
  const [start] = starts;
  const ways = start ? [{ at: start.at, steps: NONE }] : [];
  const seen = new Set(ways.map(({ at }) => at));
  // The list grows while it is read.
  for (const { at, steps } of ways) {
    for (const { to, step } of out[at] ?? []) {
      const further = [...steps, step];
      if (step.subject === port && step.name === answer) return { input: start?.input ?? '', steps: further };
      if (!seen.has(to)) ways.push({ at: to, steps: further });
      seen.add(to);
    }
  }
  throw new Error(`${flow} never gets the answer ${answer} of ${port}.`);
}

const wanted = OUTCOMES.filter(({ flow }) => flowNames.includes(flow));

it.each(wanted.map((outcome) => [outcome.name, outcome] as const))('%s', async (_name, outcome) => {
  const { input, steps } = stepsTo(outcome);
  const model = models[outcome.flow];
  const start = model.starts[input];
  if (!start) throw new Error(`No screen starts ${outcome.flow} with ${input}.`);
  const opened = openRendered(start);
  close = opened.close;
  if (start.opens) await opened.I.press(start.opens);
  await walk(model, steps, opened.I);
  await waitFor(() => expect([...sightsNow().says]).toEqual(expect.arrayContaining([...outcome.says])));
});
