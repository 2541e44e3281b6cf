/** Fields of a form that are set from outside, because a rule needs them. */
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure } from '../flow/fault';
import { wire } from '../flow/port';
import { form } from './form.machine';
import { required, validateWith } from './form.rules';
import { draftOf, selectForm } from './form.select';

interface Owned {
  readonly name: string;
}

const validate = validateWith<Owned>({ name: required('An owner') });
const owned = form<Owned, object>('owned', {
  description: '',
  req: [],
  calls: [],
  failureMessage: '',
  validate,
  derivedFields: ['name'],
});

const open = (save: () => Promise<object> = async () => ({})) =>
  createActor(wire(owned, { save }), { input: { subject: '', initialValues: { name: '' }, draft: null } }).start();

describe('derived fields', () => {
  it('are validated, and do not count as changes', () => {
    const actor = open();
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().value).toEqual({ editing: 'incomplete' });
    actor.send({ type: 'field.changed', change: { field: 'name', value: 'Ada' } });
    expect(draftOf<Owned>([])(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().value).toBe('submitting');
    actor.send({ type: 'cancel' });
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().output).toEqual({ result: 'cancelled' });
  });

  it('that became invalid show their error in place of that of the last attempt', async () => {
    const actor = open(() => Promise.reject(new Failure({ kind: 'server', status: 400, message: 'Not now' })));
    const seen = () => selectForm(validate)(actor.getSnapshot());
    actor.send({ type: 'field.changed', change: { field: 'name', value: 'Ada' } });
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    actor.send({ type: 'field.changed', change: { field: 'name', value: '' } });
    expect(seen().submitError).toBe('Not now');
    actor.send({ type: 'form.submitted' });
    expect(seen()).toMatchObject({ submitError: null, fieldErrors: { name: 'An owner is required!' } });
  });
});
