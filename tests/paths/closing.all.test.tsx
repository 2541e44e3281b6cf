// @vitest-environment happy-dom
/** No state is missing in the list of those with a dialog that can be closed. */
import { afterEach, expect, it } from 'vitest';
import { loadScreens } from '../drivers/rendered';
import { closeButton, openState, otherStates } from './closing';

loadScreens();

let close = () => {};
afterEach(() => close());

it.each(otherStates())('%s in %s shows no dialog that can be closed', async (flow, state) => {
  close = await openState(flow, state);
  expect(closeButton() ?? null).toBeNull();
});
