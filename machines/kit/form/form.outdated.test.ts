/** A form that edits a record which someone else changed after it was opened. */
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { wire } from '../flow/port';
import { form } from './form.machine';
import { required, validateWith } from './form.rules';
import { draftOf, selectForm } from './form.select';
import type { Edits, Outdated, SaveInput, SelectedFile } from './form.types';

interface Stall {
  readonly name: string;
  readonly city: string;
  readonly isOpen: boolean;
  readonly photos: readonly SelectedFile[];
  readonly version: string;
}

const opened: Stall = { name: 'Beads', city: 'Lagos', isOpen: true, photos: [], version: 'v1' };
const stored: Stall = { ...opened, city: 'Ibadan', version: 'v2' };
const SAID = 'Someone changed this stall after you opened it';
const edits: Edits<Stall> = {
  thing: 'stall',
  labels: { name: 'Name', city: 'City', isOpen: 'Open', photos: 'New photos' },
  shown: { city: (city) => `in ${city}` },
};
const validate = validateWith<Stall>({ name: required('Name') });
const machine = form<Stall, { readonly message: string }>('stall', {
  ...{ description: 'A stall.', req: ['CAT-01'], calls: [], validate, edits },
  failureMessage: 'Not saved',
  successMessage: 'Saved.',
});
const view = selectForm(validate, null, edits);

/** Opens the form at a provider that compares versions. */
function open(draft: Partial<Stall> | null = null, initialValues = opened, now = stored) {
  const sent: Stall[] = [];
  const save = async ({ values }: SaveInput<Stall>): Promise<{ message: string } | Outdated<Stall>> => {
    sent.push(values);
    return values.version === now.version ? { message: 'Saved' } : { said: SAID, present: now };
  };
  const actor = createActor(wire(machine, { save }), { input: { subject: '1', initialValues, draft } });
  actor.start();
  return {
    actor,
    sent,
    seen: () => view(actor.getSnapshot()),
    change: <Field extends keyof Stall>(field: Field, value: Stall[Field]) =>
      actor.send({ type: 'field.changed', change: { field, value } as { field: 'name'; value: string } }),
    submit: async () => {
      actor.send({ type: 'form.submitted' });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    },
  };
}

describe('[CAT-01] a form whose record someone else changed meanwhile', () => {
  it('saves nothing, keeps what was entered, and shows what is stored now', async () => {
    const { change, submit, seen, sent, actor } = open();
    change('name', 'Glass beads');
    await submit();
    expect(actor.getSnapshot().value).toBe('outdated');
    expect(seen()).toMatchObject({ changed: true, submitError: null, values: { name: 'Glass beads', city: 'Lagos' } });
    expect(seen().outdated).toEqual({
      ...{ said: SAID, thing: 'stall' },
      rows: [
        { label: 'Name', stored: 'Beads', mine: 'Glass beads' },
        { label: 'City', stored: 'in Ibadan', mine: null },
      ],
    });
    expect(sent).toHaveLength(1);
  });

  it('goes on with the changes of both if the merchant keeps theirs, and saves them over the version that was shown', async () => {
    const { change, submit, seen, sent, actor } = open();
    change('name', 'Glass beads');
    await submit();
    actor.send({ type: 'changes.kept' });
    expect(seen()).toMatchObject({ outdated: null, changed: true, values: { ...stored, name: 'Glass beads' } });
    expect(sent).toHaveLength(1);
    await submit();
    expect([actor.getSnapshot().value, sent.at(-1)]).toEqual(['saved', { ...stored, name: 'Glass beads' }]);
  });

  it('lets the merchant overwrite a field only after both values were shown', async () => {
    const { change, submit, seen, sent, actor } = open();
    change('city', 'Abuja');
    await submit();
    expect(seen().outdated?.rows).toEqual([{ label: 'City', stored: 'in Ibadan', mine: 'in Abuja' }]);
    actor.send({ type: 'changes.kept' });
    await submit();
    expect(sent.at(-1)).toEqual({ ...stored, city: 'Abuja' });
  });

  it('starts from what is stored if the merchant discards the changes', async () => {
    const { change, submit, seen, actor } = open();
    change('name', 'Glass beads');
    change('isOpen', false);
    await submit();
    actor.send({ type: 'changes.discarded' });
    expect(seen()).toMatchObject({ outdated: null, changed: false, values: stored });
  });

  it('says nothing of a field that both set to the same', async () => {
    const { change, submit, seen } = open();
    change('city', 'Ibadan');
    await submit();
    expect(seen().outdated?.rows).toEqual([]);
  });

  it('shows ticks as words, and files by their names', async () => {
    const { change, submit, seen } = open();
    change('isOpen', false);
    change('photos', [{ key: 'p', name: 'a.png', bytes: 1, kind: 'png' }]);
    await submit();
    expect(seen().outdated?.rows.filter(({ mine }) => mine !== null)).toEqual([
      { label: 'Open', stored: 'Yes', mine: 'No' },
      { label: 'New photos', stored: '', mine: 'a.png' },
    ]);
  });

  it('compares with the version before a reload, because the page now loads another one', async () => {
    const before = open();
    before.change('city', 'Abuja');
    const draft = draftOf<Stall>([])(before.actor.getSnapshot());
    expect(draft).toEqual({ city: 'Abuja', version: 'v1' });
    const after = open(draft, stored);
    await after.submit();
    expect(after.seen().outdated?.rows).toEqual([{ label: 'City', stored: 'in Ibadan', mine: 'in Abuja' }]);
    after.actor.send({ type: 'changes.kept' });
    await after.submit();
    expect(after.actor.getSnapshot().value).toBe('saved');
  });

  it('has nothing to restore if nothing was changed', () => {
    expect(draftOf<Stall>([])(open().actor.getSnapshot())).toBeNull();
  });
});
