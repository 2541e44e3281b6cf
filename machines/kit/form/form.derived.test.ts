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

  it('that a refusal names are sent with the next request, and do not count as changes', async () => {
    const knows = form<Owned, object>('knows', {
      ...{ description: '', req: [], calls: [], failureMessage: '', validate },
      derivedFields: ['name'],
      knownFrom: (said) => (said.startsWith('Owned by ') ? { name: said.slice(9) } : {}),
    });
    const sent: string[] = [];
    const save = ({ values }: { readonly values: Owned }) => {
      sent.push(values.name);
      return Promise.reject(
        new Failure({ kind: 'server', status: 409, message: sent.length === 1 ? 'Owned by Ada' : 'Not now' }),
      );
    };
    const input = { subject: '', initialValues: { name: 'Obi' }, draft: null };
    const actor = createActor(wire(knows, { save }), { input }).start();
    for (const said of ['Owned by Ada', 'Not now']) {
      actor.send({ type: 'form.submitted' });
      await waitFor(actor, (snapshot) => snapshot.context.submitError?.text === said);
    }
    expect(sent).toEqual(['Obi', 'Ada']);
    expect(selectForm(validate)(actor.getSnapshot())).toMatchObject({ values: { name: 'Ada' }, changed: false });
    expect(draftOf<Owned>([])(actor.getSnapshot())).toBeNull();
  });
});
