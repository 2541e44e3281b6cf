/** Which states of a flow show a dialog that can be closed, and how a test gets there. */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { graphOf } from '../../atlas/explore';
import { DEFAULT_OPTIONS } from '../../atlas/strategies/strategy';
import { target } from '../../atlas/strategies/target';
import { type FlowName, flows } from '../../machines/flows';
import { openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { walk } from '../models/model';
import { closable } from './closable';
import { flowNames } from './flowPaths';
import { settled } from './sights';

/** Pages and lists have no dialog of their own. */
const hasDialogs = (name: FlowName) => {
  const flow = flows[name];
  return !('model' in flow && (flow.model.kind === 'resource' || flow.model.kind === 'collection'));
};

/** The shortest walk to a state from a start that a screen has. */
function trailTo(flow: FlowName, state: string) {
  const { machine, cases } = flows[flow];
  const graph = graphOf(machine, cases);
  const starts = graph.starts.filter(({ input }) => models[flow].starts[input]);
  const [trail] = target({ ...graph, starts }, { ...DEFAULT_OPTIONS, to: state }).trails;
  const start = trail && models[flow].starts[trail.start.input];
  return start && { start, steps: trail.edges.map(({ step }) => step) };
}

type Pair = readonly [flow: FlowName, state: string];

const pairs: readonly Pair[] = flowNames
  .filter(hasDialogs)
  .flatMap((flow) => Object.keys(models[flow].states).map((state): Pair => [flow, state]));
const isListed = ([flow, state]: Pair) => closable[flow]?.includes(state) ?? false;

/** The states with a dialog that can be closed. */
const closableStates = pairs.filter(isListed);
const isEnd = ([flow, state]: Pair) => [closable[flow]?.[0], closable[flow]?.at(-1)].includes(state);
/** Of each flow the first such state and the last: the dialog that it opens with, and the one that it ends with. */
export const firstAndLast = closableStates.filter(isEnd);
export const between = closableStates.filter((pair) => !isEnd(pair));
/** All other states that a screen can show. */
export const otherStates = () => pairs.filter((pair) => !isListed(pair) && trailTo(...pair) !== undefined);
const isFlow = (name: string): name is FlowName => name in flows;
/** Entries of the list whose flow or state is gone. */
export const unknownStates = Object.entries(closable).flatMap(([flow, states]) =>
  states.filter((state) => !isFlow(flow) || !(state in models[flow].states)).map((state) => `${flow} ${state}`),
);

/** Whether the state is left after a pause, without the merchant. */
const leavesByItself = (flow: FlowName, state: string) =>
  Object.keys(flows[flow].machine.getStateNodeById(`${flows[flow].machine.id}.${state}`).config.after ?? {}).length > 0;

/** Opens the screen of a flow in this state, and returns how it is closed after the test. */
export async function openState(flow: FlowName, state: string): Promise<() => void> {
  const trail = trailTo(flow, state);
  if (!trail) throw new Error(`No screen shows ${flow} in ${state}.`);
  // Where pauses are hurried, such a state may be over before it was looked at.
  const opened = openRendered(leavesByItself(flow, state) ? { ...trail.start, timed: true } : trail.start);
  if (trail.start.opens) await opened.I.press(trail.start.opens);
  await walk(models[flow], trail.steps, opened.I);
  // A walk looks after each step, so a start that is the state is looked at here.
  await models[flow].states[state]?.(opened.I);
  await settled();
  return opened.close;
}

const CLOSE = 'button[aria-label=Close]:not(:disabled, [aria-disabled=true])';

const topmostDialog = () => [...document.querySelectorAll('[aria-modal=true]')].at(-1);
/** The enabled Close button of the topmost dialog. */
export const closeButton = () => topmostDialog()?.querySelector(CLOSE);

/** Presses Close, and waits until another dialog or none shows. */
export async function seeClosing(flow: FlowName, state: string): Promise<void> {
  // On a busy machine a dialog may come, and go, some frames later.
  const button = await waitFor(() => {
    const found = closeButton();
    if (!found) throw new Error(`${flow} has no dialog with an enabled Close in ${state}: take it from closable.ts.`);
    return found;
  });
  const before = topmostDialog()?.textContent;
  await act(async () => void fireEvent.click(button));
  await waitFor(() => expect(topmostDialog()?.textContent).not.toBe(before));
}
