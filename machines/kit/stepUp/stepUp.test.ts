/** The password that is given again before a change that weakens safety. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { AnyCases } from '../../../atlas/paths';
import { proofsOfOne } from '../../../atlas/proofs/prove';
import { actionFlow } from '../confirmation/action.flow';
import { type ConfirmedWithPassword, confirmedAction } from '../confirmation/confirmedAction.machine';
import { Failure, type Fault } from '../flow/fault';
import { wire } from '../flow/port';
import { draftOf } from '../form/form.select';
import { passwordFaults } from './stepUp.flow';
import { withPassword } from './stepUp.form';

type Answer = { readonly message: string };

const machine = confirmedAction<string, Answer>('change', {
  description: 'Changes where money goes.',
  req: ['STA-01'],
  calls: [],
  stepUp: true,
  failureMessage: 'Not changed',
  successMessage: 'Changed.',
});

const PASSWORD = 'Bluecrest#2026';
const settle = () => new Promise((resolve) => setTimeout(resolve));
const holdsIt = (value: unknown) => JSON.stringify(value).includes(PASSWORD);

function open(...faults: Fault[]) {
  const sent: ConfirmedWithPassword<string>[] = [];
  const emitted: unknown[] = [];
  const run = async (confirmed: ConfirmedWithPassword<string>) => {
    sent.push(confirmed);
    const fault = faults.shift();
    if (fault) throw new Failure(fault);
    return { message: '' };
  };
  const actor = createActor(wire(machine, { do: run }), { input: { subject: 'account' } });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const type = (password: string) => actor.send({ type: 'password.changed', password });
  const confirm = async () => {
    actor.send({ type: 'action.confirmed' });
    await settle();
  };
  return { actor, sent, emitted, type, confirm };
}

describe('[STA-01 KEY-02 PRF-01] an action with a step-up', () => {
  it('is sent once there is a password, and keeps it nowhere afterwards', async () => {
    const { actor, sent, emitted, type, confirm } = open();
    await confirm();
    expect([sent, actor.getSnapshot().can({ type: 'action.confirmed' })]).toEqual([[], false]);
    type(PASSWORD);
    await confirm();
    expect(sent).toEqual([{ subject: 'account', reason: '', password: PASSWORD }]);
    expect(actor.getSnapshot().value).toBe('succeeded');
    expect([actor.getSnapshot(), emitted].map(holdsIt)).toEqual([false, false]);
  });

  it('says a wrong password at its field until another one is typed, and any other refusal in its dialog', async () => {
    const { actor, type, confirm } = open(passwordFaults.passwordWrong, passwordFaults.passwordsTooMany, {
      kind: 'server',
      status: 409,
      message: 'The password of the account changed',
    });
    type('wrong');
    await confirm();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'confirming',
      context: { passwordProblem: 'Incorrect password', problem: null, password: 'wrong' },
    });
    type(PASSWORD);
    expect(actor.getSnapshot().context.passwordProblem).toBeNull();
    for (const problem of [passwordFaults.passwordsTooMany.message, 'The password of the account changed']) {
      await confirm();
      expect(actor.getSnapshot().context).toMatchObject({ passwordProblem: null, problem });
    }
  });

  it.each(['dismissed', 'sessionExpired'] as const)('keeps the password nowhere once it was %s', async (end) => {
    const { actor, type, confirm } = open({ kind: 'sessionExpired' });
    type(PASSWORD);
    if (end === 'dismissed') actor.send({ type: 'action.dismissed' });
    else await confirm();
    expect([actor.getSnapshot().value, holdsIt(actor.getSnapshot())]).toEqual([end, false]);
  });

  it('[FLW-03] keeps every property that is declared of it', () => {
    const { cases, properties } = actionFlow(machine, {
      starts: { any: { subject: 'account' } },
      answers: { changed: { message: '' } },
      stepUp: true,
      screen: { path: '/', as: 'amaka.obi@bluecrest.test' },
      dialog: { question: 'Change?', confirm: 'Yes', dismiss: 'No' },
    });
    const verdicts = proofsOfOne('change', machine, { cases: cases as AnyCases, properties });
    expect(verdicts.length).toBeGreaterThan(properties.length);
    expect(verdicts.filter(({ verdict }) => verdict !== 'PROVED' && verdict !== 'HOLDS')).toEqual([]);
  });
});

describe('[STA-01 KEY-02 PRF-01] a form with a step-up', () => {
  type Values = { readonly name: string; readonly password: string };
  const { validate, secrets, fieldOfError } = withPassword<Values>({
    validate: ({ name }) => (name === '' ? { name: 'Name is required!' } : {}),
    fieldOfError: (said) => (said.startsWith('Name') ? 'name' : null),
  });

  it('requires the password besides its own fields', () => {
    expect(validate({ name: '', password: '' })).toEqual({ name: 'Name is required!', password: 'Password is required!' });
    expect(validate({ name: 'Till', password: ' ' })).toEqual({});
  });

  it.each([
    ['Incorrect password', 'password'],
    ['Enter your password', 'password'],
    ['Name is taken', 'name'],
    ['Too many failed passwords. Please try again in 15 seconds', null],
    ['The new password must be another one', null],
  ])('shows “%s” at the field %s', (said, field) => expect(fieldOfError(said)).toBe(field));

  it('stores no draft of the password', () => {
    const initialValues = { name: '', password: '' };
    const context = { values: { name: 'Till', password: PASSWORD }, initialValues, submitError: null };
    expect(draftOf<Values>(secrets)({ status: 'active', context })).toEqual({ name: 'Till' });
  });
});
