// @vitest-environment happy-dom
/** Every dialog that a flow shows can be left by its Close button wherever that is enabled. Esc does the same. */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadScreens } from '../drivers/rendered';
import { closableStates, closeButton, openState, topmostDialog, unknownStates } from './closing';

loadScreens();

let close = () => {};
afterEach(() => close());

it.each(closableStates)('Close leaves the dialog of %s in %s', async (flow, state) => {
  close = await openState(flow, state);
  // On a busy machine a dialog may come, and go, some frames later.
  const button = await waitFor(() => {
    const found = closeButton();
    if (!found) throw new Error(`${flow} has no dialog with an enabled Close in ${state}: take it from closable.ts.`);
    return found;
  });
  const before = topmostDialog()?.textContent;
  await act(async () => void fireEvent.click(button));
  await waitFor(() => expect(topmostDialog()?.textContent).not.toBe(before));
});

it('every listed state exists', () => expect(unknownStates).toEqual([]));
