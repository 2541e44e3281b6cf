// @vitest-environment happy-dom
/** Every dialog that a flow shows can be left by its Close button wherever that is enabled. Esc does the same. */
import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadScreens } from '../drivers/rendered';
import { closableStates, closeButton, openState, topmostDialog, unknownStates } from './closing';
import { settled } from './sights';

loadScreens();

let close = () => {};
afterEach(() => close());

it.each(closableStates)('Close leaves the dialog of %s in %s', async (flow, state) => {
  close = await openState(flow, state);
  const before = topmostDialog()?.textContent;
  const button = closeButton();
  if (!button) throw new Error(`${flow} has no dialog with an enabled Close in ${state}: take it from closable.ts.`);
  await act(async () => void fireEvent.click(button));
  await settled();
  expect(topmostDialog()?.textContent).not.toBe(before);
});

it('every listed state exists', () => expect(unknownStates).toEqual([]));
