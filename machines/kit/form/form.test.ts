import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure, type Fault } from '../flow/fault';
import { wire } from '../flow/port';
import { form } from './form.machine';
import { required, validateWith } from './form.rules';
import { draftOf, selectForm } from './form.select';
import type { SelectedFile } from './form.types';

interface Account {
  readonly name: string;
  readonly password: string;
  readonly agreed: boolean;
  readonly proofs: readonly SelectedFile[];
}

const empty: Account = { name: '', password: '', agreed: false, proofs: [] };
const filled: Account = { ...empty, name: 'Ada', password: 'secret' };
const validate = validateWith<Account>({ name: required('Name'), password: required('Password') });
const machine = form<Account, { readonly message: string }>('account', {
  description: 'An account.',
  req: ['SUP-01'],
  calls: [],
  validate,
  secrets: ['password'],
  fieldOfError: (said) => (said.includes('taken') ? 'name' : null),
  failureMessage: 'Something went wrong',
  successMessage: 'The account was saved.',
  invalidatesProfile: true,
  redirectTo: '/accounts',
});
const view = selectForm<Account>(validate);
const keep = draftOf<Account>(['password']);

type Answer = { readonly message: string } | Fault;

/** Opens a form whose next save gets this response. */
function open(answer: Answer | null, draft: Partial<Account> | null = null, initialValues = empty) {
  const sent: Account[] = [];
  const actor = createActor(
    wire(machine, {
      save: async ({ values }, { signal }) => {
        sent.push(values);
        if (answer === null) return new Promise((_, stop) => signal.addEventListener('abort', () => stop(new Error('stopped'))));
        if ('kind' in answer) throw new Failure(answer);
        return answer;
      },
    }),
    { input: { subject: '', initialValues, draft } },
  );
  const heard: unknown[] = [];
  actor.on('*', (event) => heard.push(event));
  actor.start();
  const type = <Field extends keyof Account>(field: Field, value: Account[Field]) =>
    actor.send({ type: 'field.changed', change: { field, value } } as Parameters<typeof actor.send>[0]);
  const fill = () => {
    type('name', 'Ada');
    type('password', 'secret');
  };
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, sent, heard, type, fill, settled, seen: () => view(actor.getSnapshot()) };
}

describe('a form before sign-in', () => {
  test('has no state for an expired session, and shows that fault like any other', async () => {
    const before = form<Account, { readonly message: string }>('account', {
      ...{ description: 'An account.', req: ['SUP-01'], calls: [], validate, failureMessage: 'Something went wrong' },
      beforeSignIn: true,
    });
    expect(Object.keys(before.states)).not.toContain('sessionExpired');
    const actor = createActor(
      wire(before, {
        save: async () => {
          throw new Failure({ kind: 'sessionExpired' });
        },
      }),
      { input: { subject: '', initialValues: filled, draft: null } },
    ).start();
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(actor.getSnapshot().value).toEqual({ editing: 'typing' });
    expect(actor.getSnapshot().context.submitError).not.toBeNull();
  });
});

describe('a form', () => {
  test('shows the error of a field while typing, and all errors after a submit', () => {
    const { actor, type, seen, sent } = open({ message: '' });
    expect(seen().fieldErrors).toEqual({});
    type('name', 'A');
    type('name', ' ');
    expect(seen().fieldErrors).toEqual({ name: 'Name is required!' });
    actor.send({ type: 'form.submitted' });
    expect(seen().fieldErrors).toEqual({ name: 'Name is required!', password: 'Password is required!' });
    expect(sent).toEqual([]);
  });

  test('is sent once, returns the response, and clears its secrets', async () => {
    const { actor, fill, sent, settled } = open({ message: 'Saved' });
    fill();
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'form.submitted' });
    await settled();
    expect(sent).toEqual([filled]);
    expect(actor.getSnapshot().output).toEqual({ result: 'saved', answer: { message: 'Saved' } });
    expect(actor.getSnapshot().context.values).toEqual({ ...filled, password: '' });
  });

  test('shows a success message, invalidates the profile, and redirects after saving or leaving', async () => {
    const notice = { type: 'notice', tone: 'good', text: 'The account was saved.' };
    const { actor, fill, settled, heard } = open({ message: '' });
    fill();
    actor.send({ type: 'form.submitted' });
    await settled();
    expect(heard).toEqual([notice, { type: 'profileInvalidated' }, { type: 'navigate', to: '/accounts' }]);
    const left = open(null);
    left.actor.send({ type: 'cancel' });
    expect(left.heard).toEqual([{ type: 'navigate', to: '/accounts' }]);
  });

  test('keeps the input after a refusal, and shows the error at its field until that changes', async () => {
    const { actor, fill, type, seen, settled } = open({ kind: 'server', status: 409, message: 'This name is taken' });
    fill();
    actor.send({ type: 'form.submitted' });
    await settled();
    expect(seen()).toMatchObject({ values: filled, fieldErrors: { name: 'This name is taken' }, submitError: null });
    type('name', 'Eve');
    expect(seen().fieldErrors).toEqual({});
  });

  test('shows its own message if the server has none', async () => {
    const { actor, fill, seen, settled, heard } = open({ kind: 'defect', message: 'x' });
    fill();
    actor.send({ type: 'form.submitted' });
    await settled();
    expect(seen().submitError).toBe('Something went wrong');
    expect(heard).toEqual([]);
  });

  test('reports an expired session and keeps the input', async () => {
    const { actor, fill, seen, settled, heard } = open({ kind: 'sessionExpired' });
    fill();
    actor.send({ type: 'form.submitted' });
    await settled();
    expect(heard).toEqual([{ type: 'sessionExpired' }]);
    expect(seen().values).toEqual(filled);
    expect(keep(actor.getSnapshot())).toEqual({ name: 'Ada' });
  });

  test('asks before discarding changes, and only then', () => {
    const { actor, fill, type } = open({ message: '' });
    fill();
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().value).toBe('leaving');
    actor.send({ type: 'leave.dismissed' });
    type('name', '');
    type('password', '');
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().output).toEqual({ result: 'cancelled' });
  });

  test('stops a save that takes too long and says that it may have been saved', () => {
    const { actor, fill, seen } = open(null);
    fill();
    actor.send({ type: 'form.submitted' });
    expect(seen().busy).toBe(true);
    actor.send({ type: 'cancel' });
    expect(seen().submitError).toMatch(/may still have been saved/);
  });

  test('resumes its draft, which has no secrets and no files', () => {
    const proof: SelectedFile = { key: '1', name: 'a.png', bytes: 1, kind: 'png' };
    const { actor, fill, type } = open({ message: '' });
    fill();
    type('proofs', [proof]);
    expect(keep(actor.getSnapshot())).toEqual({ name: 'Ada' });
    const again = open({ message: '' }, keep(actor.getSnapshot()));
    expect(again.seen()).toMatchObject({ values: { ...empty, name: 'Ada' }, changed: true, fieldErrors: {} });
    actor.send({ type: 'cancel' });
    actor.send({ type: 'leave.confirmed' });
    expect(keep(actor.getSnapshot())).toBeNull();
  });
});
