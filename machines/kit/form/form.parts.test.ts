/** What a form does of what it is made with, and what it leaves out. */
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure, type Fault } from '../flow/fault';
import { wire } from '../flow/port';
import { type FormParts, form } from './form.machine';
import { required, validateWith } from './form.rules';

interface Values {
  readonly name: string;
}
type Answer = { readonly message: string };

const validate = validateWith<Values>({ name: required('Name') });

/** Submits a form with a name, and returns how it ends. */
async function submitted(more: Partial<FormParts<Values, Answer>> = {}, fault: Fault | null = null, name = 'Ada') {
  const machine = form<Values, Answer>('anything', {
    description: 'A form of this test.',
    req: ['ONB-18'],
    calls: [],
    failureMessage: 'Not saved',
    validate,
    ...more,
  });
  const save = async () => {
    if (fault) throw new Failure(fault);
    return { message: 'Saved' };
  };
  const actor = createActor(wire(machine, { save }), { input: { subject: '7', initialValues: { name }, draft: null } });
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start().send({ type: 'form.submitted' });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, emitted, value: actor.getSnapshot().value, fault: actor.getSnapshot().context.submitError };
}

describe('[ONB-18] a saved form', () => {
  it.each([
    ['says and does nothing more', {}, []],
    [
      'shows its message',
      { successMessage: ({ message }: Answer) => message },
      [{ type: 'notice', tone: 'good', text: 'Saved' }],
    ],
    ['has the profile fetched again', { invalidatesProfile: true }, [{ type: 'profileInvalidated' }]],
    ['leads to its page', { redirectTo: '/dashboard' }, [{ type: 'navigate', to: '/dashboard' }]],
  ] as const)('%s', async (_, more, emitted) => expect(await submitted(more)).toMatchObject({ value: 'saved', emitted }));
});

describe('[ONB-18] a form', () => {
  it.each([
    ['is sent once it is complete', {}, 'Ada', 'saved'],
    ['shows what is missing', {}, '', { editing: 'incomplete' }],
    ['is not sent before it is ready', { isReady: () => false }, 'Ada', { editing: 'typing' }],
    ['does not show what is missing before it is ready', { isReady: () => false }, '', { editing: 'typing' }],
    [
      'is ready by its values and its subject',
      { isReady: ({ name }: Values, subject: string) => `${name}${subject}` === 'Ada7' },
      'Ada',
      'saved',
    ],
  ] as const)('%s', async (_, more, name, value) => expect((await submitted(more, null, name)).value).toEqual(value));

  it.each([
    ['without a response', { kind: 'network' }, 'It may be saved'],
    ['with a response that is broken', { kind: 'badAnswer', endpoint: 'a', field: 'b' }, 'It may be saved'],
    ['that failed at the provider', { kind: 'server', status: 503, message: 'Busy' }, 'It may be saved'],
    ['that was refused', { kind: 'server', status: 400, message: 'No' }, 'No'],
    ['that came too often', { kind: 'server', status: 429, message: 'Wait' }, 'Wait'],
    ['that was not sent', { kind: 'notSent', message: 'No room' }, 'No room'],
  ] as const)('says that a request %s may have been carried out, if it can’t simply be sent again', async (_, fault, text) => {
    const unansweredMessage = 'It may be saved';
    const isUnanswered = text === unansweredMessage;
    const problem = (await submitted({ unansweredMessage }, fault)).fault;
    expect(problem).toEqual({ text, field: null, ...(isUnanswered && { isUnanswered }) });
  });

  it('[SES-06] ends with its session, unless it is used before sign-in', async () => {
    const expired: Fault = { kind: 'sessionExpired' };
    expect(await submitted({}, expired)).toMatchObject({ value: 'sessionExpired', emitted: [{ type: 'sessionExpired' }] });
    expect(await submitted({ beforeSignIn: true }, expired)).toMatchObject({ value: { editing: 'typing' }, emitted: [] });
  });

  it('shows a refusal at no field, unless it finds one', async () => {
    const refused: Fault = { kind: 'server', status: 400, message: 'Name is taken' };
    expect((await submitted({}, refused)).fault).toEqual({ text: 'Name is taken', field: null });
    expect((await submitted({ fieldOfError: () => 'name' }, refused)).fault).toEqual({ text: 'Name is taken', field: 'name' });
    expect((await submitted({}, { kind: 'defect', message: 'x' })).fault).toMatchObject({ text: 'Not saved', field: null });
  });

  it.each([
    ['goes without a page of its own', {}, []],
    ['leads to its page', { redirectTo: '/dashboard' }, [{ type: 'navigate', to: '/dashboard' }]],
  ])('that is left %s', async (_, more, emitted) => {
    const left = await submitted(more, null, '');
    left.actor.send({ type: 'cancel' });
    expect([left.actor.getSnapshot().output, left.emitted]).toEqual([{ result: 'cancelled' }, emitted]);
  });
});
