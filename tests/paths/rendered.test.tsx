// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Step } from '../../atlas/paths';
import { recorded } from '../../atlas/run/executed';
import { flows } from '../../machines/flows';
import { everyFault } from '../../machines/kit/flow/cases';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { nameOf, walk } from '../models/model';
import { areUsual, chosenPaths, titleOf } from './flowPaths';
import { said } from './said/all';
import { listening } from './said/said';
import { overhear, secretsOn } from './secrets';

loadScreens();
overhear();

/** Fields that can be changed. What is searched for is not sent. */
const ENTRIES = ':is(input:not([type=search]), textarea, select):not([readonly], :disabled, [aria-disabled=true])';

const REFUSED = everyFault.refused.message;

/** A control within another cannot be reached by a screen reader. */
const NESTED = ':is(a[href], button) :is(a[href], button, input, select, textarea)';

/** What is there has words, no value that is missing is shown as one, and no control stands within another. */
async function seeWords() {
  const named = [
    ...document.querySelectorAll('h1, h2, h3, [role=alert], [data-callout], button:not([aria-label], [aria-labelledby])'),
  ];
  const empty = named.filter(({ textContent }) => (textContent ?? '').trim() === '').map(({ outerHTML }) => outerHTML);
  expect(empty).toEqual([]);
  expect([...document.querySelectorAll(NESTED)].map(({ outerHTML }) => outerHTML)).toEqual([]);
  expect(document.body.textContent).not.toMatch(/\b(undefined|null|NaN)\b|\[object /);
}

/** What is being sent is what the fields show: none of them can be changed meanwhile. */
function seeFixedFields() {
  const sending = [...document.querySelectorAll<HTMLButtonElement>('button[type=submit][aria-busy=true]')];
  const fields = sending.flatMap(({ form }) => [...(form?.querySelectorAll(ENTRIES) ?? [])]);
  expect(fields.map(({ outerHTML }) => outerHTML)).toEqual([]);
}

/** Calls after whose refusal the flow goes on, or says in its own words what is missing. */
const GOES_ON: ReadonlySet<string> = new Set([
  'approval decide',
  'approval sendCode',
  'auditCheck saveAnchor',
  'auditExport lookUp',
  'bulkPayout quoteRows',
  'idle stay',
  'idle watch',
  'payout loadChoices',
  'session findOpenWork',
  'session forgetSession',
  'session loadProfile',
  'session revokeSession',
  'splitAccount keepAccounts',
  'splitSettlement keepAccounts',
  'splitSettlement takeAccounts',
  'fundingsExport lookUp',
  'transactionsExport lookUp',
]);
/** States that say in the flow's own words what is not known. */
const UNKNOWN: ReadonlySet<string> = new Set(['outcomeUnknown', 'reportFailed']);
/** The refusal of an earlier request, after which the changed one is sent at once. */
const isSentNext = ({ value }: Step) => nameOf(value) === 'submitting';

/** GEN-01: after a refusal the merchant reads the words of the provider. */
async function seeRefusal(flow: string, step: Step) {
  const { kind, subject, name, value } = step;
  if (isSentNext(step)) return;
  if (kind !== 'fails' || name !== 'refused' || GOES_ON.has(`${flow} ${subject}`) || UNKNOWN.has(nameOf(value))) return;
  await waitFor(() => expect(document.body.textContent).toContain(REFUSED));
}

describe.each(chosenPaths())('%s in the rendered view', (flow, paths) => {
  const model = models[flow];
  const heard = listening(areUsual(flow, paths) ? (said[flow] ?? []) : []);
  let walked = 0;
  let close = () => {};
  afterEach(() => close());
  it.each(paths.map((path) => [titleOf(models[flow].req, path), path] as const))('%s', async (_, path) => {
    const start = model.starts[path.input];
    if (!start) throw new Error(`The model of ${flow} does not say how it starts with ${path.input}.`);
    const opened = openRendered(start);
    const secrets = secretsOn(flow);
    close = () => {
      opened.close();
      secrets.close();
    };
    if (start.opens) await opened.I.press(start.opens);
    await recorded({ place: 'view', area: flows[flow].area, chart: flow }, path, () =>
      walk(model, path.steps, opened.I, async (step) => {
        await seeWords();
        seeFixedFields();
        secrets.seeNone(step);
        await seeRefusal(flow, step);
        await heard.at(nameOf(step.value));
      }),
    );
    walked += 1;
  });
  it('shows on one path or another all that is said of it', ({ skip }) => {
    // A part of the paths does not show everything.
    if (walked < paths.length) skip();
    expect(heard.missed()).toEqual([]);
  });
});
