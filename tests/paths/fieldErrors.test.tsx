// @vitest-environment happy-dom
/** Every form keeps what is entered, says at each of its fields what is wrong with it, ties that to the field for screen readers, and stops saying it. */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type FlowName, flows } from '../../machines/flows';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { flowNames } from './flowPaths';
import { controlsOf, enter, errorOf, type FieldControl, heldBy, looseErrors } from './wrong/controls';
import { wrongInKit } from './wrong/kit';
import { wrongInOthers } from './wrong/others';
import type { Wrong } from './wrong/wrong';

loadScreens();

const forms = { ...wrongInKit, ...wrongInOthers };
const flowOf = (name: string) => name.split(':')[0] as FlowName;

it('what every form of the kit says of its fields is named', () => {
  const made = Object.entries(flows).flatMap(([name, flow]) => ('model' in flow && flow.model.kind === 'form' ? [name] : []));
  expect(Object.keys(wrongInKit).sort()).toEqual(made.sort());
});

let close = () => {};
afterEach(() => close());

const wanted = Object.entries(forms).filter(([name]) => flowNames.includes(flowOf(name)));

describe.each(wanted)('the form %s', (name, { start, opens, submits = false, fields, free = [] }) => {
  const { req, states } = models[flowOf(name)];
  it(`[${req.join(' ')}] says at each field what is wrong with it, and keeps what was entered`, async () => {
    const opened = openRendered(start);
    close = opened.close;
    const { I } = opened;
    if (start.opens) await I.press(start.opens);
    await (opens ? opens(I) : states['editing.typing']?.(I));
    await waitFor(() => expect([...controlsOf().keys()]).toEqual(expect.arrayContaining(Object.keys(fields))));
    expect([...controlsOf().keys()].filter((label) => !free.includes(label))).toEqual(Object.keys(fields));

    const says = async (label: string, words: string | null) => {
      const control = await waitFor(() => {
        const found = controlOf(label);
        expect([label, errorOf(found)]).toEqual([label, words]);
        return found;
      });
      // A group of radio buttons is never invalid: its description says what is wrong.
      if (!control.matches('fieldset')) expect(control.matches('[aria-invalid=true]')).toBe(words !== null);
      expect(looseErrors()).toEqual([]);
    };
    for (const [label, [refused, words, taken]] of Object.entries<Wrong>(fields)) {
      await enter(controlOf(label), refused, taken);
      keeps(label, refused);
      if (submits) await act(async () => void fireEvent.submit(formOf(label)));
      await says(label, words);
      await enter(controlOf(label), taken, refused);
      keeps(label, taken);
      await says(label, null);
    }
  });
});

function controlOf(label: string): FieldControl {
  const control = controlsOf().get(label);
  if (!control) throw new Error(`There is no field ${label}`);
  return control;
}

/** A field shows what was entered, whether it is valid or not. A list is chosen from by the start of an option. */
function keeps(label: string, entered: string | null) {
  const control = controlOf(label);
  const held = heldBy(control);
  if (held === null || entered === null) return;
  if (control instanceof HTMLSelectElement) return expect([label, held]).toEqual([label, expect.stringContaining(entered)]);
  // An amount that nobody types in shows its thousands in groups.
  const isAmount = control instanceof HTMLInputElement && control.inputMode === 'decimal' && !entered.includes(',');
  expect([label, isAmount ? held.replaceAll(',', '') : held]).toEqual([label, entered]);
}

function formOf(label: string): HTMLFormElement {
  const form = controlOf(label).closest('form');
  if (!form) throw new Error(`${label} is in no form`);
  return form;
}
