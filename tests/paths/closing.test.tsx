// @vitest-environment happy-dom
/**
 * Every flow with a dialog can be left by its Close button, in the first and in the last of its states that allow it. Esc does the same.
 * `closing.all.test.tsx` has the states between them.
 */
import { afterEach, expect, it } from 'vitest';
import { loadScreens } from '../drivers/rendered';
import { firstAndLast, openState, seeClosing, unknownStates } from './closing';

loadScreens();

let close = () => {};
afterEach(() => close());

it.each(firstAndLast)('Close leaves the dialog of %s in %s', async (flow, state) => {
  close = await openState(flow, state);
  await seeClosing(flow, state);
});

it('every listed state exists', () => expect(unknownStates).toEqual([]));
