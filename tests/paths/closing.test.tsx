// @vitest-environment happy-dom
/** Every dialog that a flow shows can be left by its Close button wherever that is enabled. Esc does the same. */
import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { graphOf } from '../../atlas/explore';
import { DEFAULT_OPTIONS } from '../../atlas/strategies/strategy';
import { target } from '../../atlas/strategies/target';
import { type FlowName, flows } from '../../machines/flows';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { walk } from '../models/model';
import { flowNames } from './flowPaths';
import { settled } from './sights';

loadScreens();

let close = () => {};
afterEach(() => close());

/** The shortest walk to a state from a start that a screen has. */
function trailTo(flow: FlowName, state: string) {
  const { machine, cases } = flows[flow];
  const graph = graphOf(machine, cases);
  const starts = graph.starts.filter(({ input }) => models[flow].starts[input]);
  const [trail] = target({ ...graph, starts }, { ...DEFAULT_OPTIONS, to: state }).trails;
  return trail && { input: trail.start.input, steps: trail.edges.map(({ step }) => step) };
}

/** Returns whether a screen can show the state. */
async function arriveAt(flow: FlowName, state: string): Promise<boolean> {
  const trail = trailTo(flow, state);
  const start = trail && models[flow].starts[trail.input];
  if (!start) return false;
  const opened = openRendered(start);
  close = opened.close;
  if (start.opens) await opened.I.press(start.opens);
  await walk(models[flow], trail.steps, opened.I);
  await settled();
  return true;
}

const CLOSE = 'button[aria-label=Close]:not(:disabled, [aria-disabled=true])';
const topmost = () => [...document.querySelectorAll('[aria-modal=true]')].at(-1);

const walked = flowNames.filter((name) => {
  const flow = flows[name];
  return !('model' in flow && (flow.model.kind === 'resource' || flow.model.kind === 'collection'));
});
const states = walked.flatMap((flow) => Object.keys(models[flow].states).map((state) => [flow, state] as const));

it.each(states)('the dialog of %s in %s is left by Close, if that is enabled', async (flow, state) => {
  if (!(await arriveAt(flow, state))) return;
  const dialog = topmost();
  const button = dialog?.querySelector(CLOSE);
  if (!dialog || !button) return;
  const before = dialog.textContent;
  await act(async () => void fireEvent.click(button));
  await settled();
  expect(topmost()?.textContent).not.toBe(before);
});
