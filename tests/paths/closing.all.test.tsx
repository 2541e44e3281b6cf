// @vitest-environment happy-dom
/** The states of a flow between the first and the last with a dialog that can be closed, and that none is missing in their list. */
import { afterEach, expect, it } from 'vitest';
import { loadScreens } from '../drivers/rendered';
import { between, closeButton, openState, otherStates, seeClosing } from './closing';

loadScreens();

let close = () => {};
afterEach(() => close());

it.each(between)('Close leaves the dialog of %s in %s', async (flow, state) => {
  close = await openState(flow, state);
  await seeClosing(flow, state);
});

it.each(otherStates())('%s in %s shows no dialog that can be closed', async (flow, state) => {
  close = await openState(flow, state);
  expect(closeButton() ?? null).toBeNull();
});
