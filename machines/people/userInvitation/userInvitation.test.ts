import { expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { Failure, type Fault } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { userInvitationMachine } from './userInvitation.machine';
import { blockers, emptyDraft, fieldErrors, invitedBy } from './userInvitation.rules';
import { bookmarkUserInvitation, selectUserInvitation } from './userInvitation.select';
import type { Draft } from './userInvitation.types';

interface Check {
  readonly email: string;
  readonly signal: AbortSignal;
  readonly say: (statusCode: string) => void;
  readonly fail: () => void;
}

/** Opens the dialog. The test answers its lookups. */
function open(draft: Draft | null = null, fault: Fault | null = null) {
  const checks: Check[] = [];
  const clock = new SimulatedClock();
  const wired = wire(userInvitationMachine, {
    check: ({ email }, { signal }) =>
      new Promise((resolve, reject) =>
        checks.push({
          email,
          signal,
          say: (statusCode) => resolve({ statusCode }),
          fail: () => reject(new Failure({ kind: 'network' })),
        }),
      ),
    send: () => (fault ? Promise.reject(new Failure(fault)) : new Promise(() => {})),
  });
  const actor = createActor(wired, { clock, input: { draft } }).start();
  const type = (email: string) => actor.send({ type: 'email.changed', email });
  return { actor, checks, clock, type, view: () => selectUserInvitation(actor.getSnapshot()) };
}

it('[USR-02] an address is asked about a moment after it was typed, once, and not before it looks like one', () => {
  const { checks, clock, type, view } = open();
  type('chidi@');
  clock.increment(10_000);
  expect([view().step, checks]).toEqual(['enteringEmail', []]);
  type('chidi@crafts.te');
  clock.increment(399);
  type('chidi@crafts.test');
  clock.increment(399);
  expect([view().step, checks.length]).toEqual(['debouncing', 0]);
  clock.increment(1);
  expect([view().step, checks.map(({ email }) => email)]).toEqual(['checking', ['chidi@crafts.test']]);
});

it('[USR-02] a lookup is given up as the address changes, and its late answer says nothing of the next one', async () => {
  const { checks, clock, type, view } = open();
  type('ngozi.eze@bluecrest.test');
  clock.increment(400);
  type('chidi@crafts.test');
  expect(checks[0]?.signal.aborted).toBe(true);
  checks[0]?.say('00');
  clock.increment(400);
  checks[1]?.say('001');
  await vi.waitFor(() => expect(view().step).toBe('newUser'));
  expect([checks.length, view().asks]).toEqual([2, 'everything']);
});

it('[USR-02] an address that can’t be one has an error once it is left, until it changes', () => {
  const { actor, type, view } = open();
  actor.send({ type: 'email.blurred' });
  expect(view().errors.email).toBeNull();
  type('bad');
  expect(view().errors.email).toBeNull();
  actor.send({ type: 'email.blurred' });
  expect([view().step, view().errors.email]).toEqual(['enteringEmail', 'Enter a valid email, such as ada@example.com.']);
  type('bad@');
  expect(view().errors.email).toBeNull();
});

it('[USR-02] the notice of a user who is here goes with their address', async () => {
  const { actor, checks, clock, type, view } = open();
  const said: string[] = [];
  actor.on('notice', ({ text }) => said.push(text));
  type('ngozi.eze@bluecrest.test');
  clock.increment(400);
  checks[0]?.say('00');
  await vi.waitFor(() => expect(view().step).toBe('existingMember'));
  expect(said).toEqual(['User already exist on this subsidiary']);
  type('chidi@crafts.test');
  expect(said.at(-1)).toBe('');
});

it('[USR-02] what was typed is still there when another address is', async () => {
  const { actor, checks, type, view } = open();
  type('chidi@crafts.test');
  actor.send({ type: 'email.blurred' });
  checks[0]?.say('001');
  await vi.waitFor(() => expect(view().step).toBe('newUser'));
  actor.send({ type: 'firstName.changed', firstName: 'Chidi' });
  actor.send({ type: 'role.chosen', role: 'Viewer' });
  type('chidi@crafts.tes');
  expect([view().asks, view().draft]).toEqual([
    'nothing',
    { ...emptyDraft, email: 'chidi@crafts.tes', firstName: 'Chidi', role: 'Viewer' },
  ]);
});

const chidi: Draft = { email: 'chidi@crafts.test', role: 'Viewer', firstName: 'Chidi', lastName: '', mobileNumber: '' };

it('[USR-02] [SES-06] what was typed outlives the session, and the address is looked up again before anything can be sent', async () => {
  const { actor, checks, clock, view } = open(chidi);
  expect(view()).toMatchObject({ step: 'debouncing', draft: chidi });
  clock.increment(400);
  expect(checks.map(({ email }) => email)).toEqual([chidi.email]);
  checks[0]?.say('001');
  await vi.waitFor(() => expect(view().step).toBe('newUser'));
  expect([view().asks, view().draft]).toEqual(['everything', chidi]);
  expect(bookmarkUserInvitation(actor.getSnapshot())).toEqual(chidi);
  actor.send({ type: 'dismissed' });
  expect(bookmarkUserInvitation(actor.getSnapshot())).toEqual(chidi);
  actor.send({ type: 'leave.confirmed' });
  expect(bookmarkUserInvitation(actor.getSnapshot())).toBeNull();
});

it.each([
  ['00', 'existingMember', 'nothing'],
  ['002', 'existingUser', 'role'],
  ['001', 'newUser', 'everything'],
] as const)(
  '[USR-02] a filled invitation to the person with the code %s asks before it closes, and staying keeps all of it',
  async (code, step, asks) => {
    const { actor, checks, clock, view } = open(chidi);
    const said: string[] = [];
    actor.on('notice', ({ text }) => said.push(text));
    clock.increment(400);
    checks[0]?.say(code);
    await vi.waitFor(() => expect(view().step).toBe(step));
    const words = [...said];
    actor.send({ type: 'dismissed' });
    expect(view()).toMatchObject({ step, asks, leaving: true, draft: chidi });
    actor.send({ type: 'leave.dismissed' });
    expect(view()).toMatchObject({ step, asks, leaving: false, draft: chidi });
    expect([checks.length, said.at(-1)]).toEqual([1, words.at(-1)]);
  },
);

it('[USR-02] an email without a result is checked again for a merchant who stays', async () => {
  const { actor, checks, clock, type, view } = open();
  type('chidi@');
  actor.send({ type: 'dismissed' });
  expect(view()).toMatchObject({ step: 'enteringEmail', leaving: true, draft: { email: 'chidi@' } });
  actor.send({ type: 'leave.dismissed' });
  expect(view()).toMatchObject({ step: 'enteringEmail', leaving: false, draft: { email: 'chidi@' } });
  type('chidi@crafts.test');
  clock.increment(400);
  actor.send({ type: 'dismissed' });
  expect([view().step, checks[0]?.signal.aborted]).toEqual(['debouncing', true]);
  actor.send({ type: 'leave.dismissed' });
  clock.increment(400);
  expect([view().step, checks.map(({ email }) => email)]).toEqual(['checking', ['chidi@crafts.test', 'chidi@crafts.test']]);
});

it('[USR-02] an email whose check failed is checked again for a merchant who stays, without the message of the failure', async () => {
  const { actor, checks, clock, view } = open(chidi);
  clock.increment(400);
  checks[0]?.fail();
  await vi.waitFor(() => expect(view().step).toBe('checkFailed'));
  actor.send({ type: 'dismissed' });
  expect(view()).toMatchObject({ step: 'debouncing', leaving: true, problem: null, draft: chidi });
  actor.send({ type: 'leave.dismissed' });
  clock.increment(400);
  expect([view().step, checks.length]).toEqual(['checking', 2]);
});

it('[USR-02] an empty invitation closes at once', () => {
  const { actor } = open();
  actor.send({ type: 'dismissed' });
  expect(actor.getSnapshot().output).toEqual({ result: 'closed' });
});

it.each([
  ['002', 'existingUser', 'role'],
  ['001', 'newUser', 'everything'],
] as const)('[USR-02] after a refusal, the person with the code %s is asked again for the same', async (code, step, asks) => {
  const draft = { email: 'chidi@crafts.test', role: 'Viewer', firstName: 'Chi', lastName: 'Di', mobileNumber: '08012345678' };
  const { actor, checks, clock, view } = open(draft, { kind: 'server', status: 400, message: 'Not now' });
  clock.increment(400);
  checks[0]?.say(code);
  await vi.waitFor(() => expect(view().step).toBe(step));
  actor.send({ type: 'invitation.submitted' });
  await vi.waitFor(() => expect(view()).toMatchObject({ step, asks, problem: 'Not now' }));
});

it.each([
  ['no address', null, {}, 'Enter the email.'],
  ['half an address', null, { email: 'bad' }, 'Correct the email.'],
  ['an address nobody looked up', null, { email: 'chidi@crafts.test' }, 'We haven’t checked the email yet.'],
  ['somebody who is here', '00', { role: 'Viewer' }, 'This person is already a user of the business.'],
  ['somebody known without a role', '002', {}, 'Choose a role.'],
  ['somebody known with a role', '002', { role: 'Viewer' }, undefined],
  ['somebody new without a name', '001', { role: 'Viewer' }, 'Enter the first name.'],
  [
    'somebody new with half a number',
    'x',
    { firstName: 'A', lastName: 'B', mobileNumber: '080' },
    'Mobile number must be 11 digits',
  ],
  ['somebody new without a role', '', { firstName: 'A', lastName: 'B', mobileNumber: '08012345678' }, 'Choose a role.'],
])('[USR-02] %s', (_, code, typed, said) => expect(blockers({ draft: { ...emptyDraft, ...typed }, code })[0]).toBe(said));

it('[USR-02] of somebody who has an account nothing but address and role is sent, whatever was typed before', () => {
  const draft = { email: ' musa@harbour.test ', role: 'Viewer', firstName: 'Mu', lastName: 'Sa', mobileNumber: '08012345678' };
  expect(invitedBy({ draft, code: '002' })).toEqual({ email: 'musa@harbour.test', role: 'Viewer' });
  expect(invitedBy({ draft, code: '001' })).toEqual({ ...draft, email: 'musa@harbour.test' });
  expect(invitedBy({ draft, code: '00' })).toBeNull();
});

const MOBILE = 'Mobile number must be 11 digits';

it.each([
  ['', null],
  ['+', null],
  ['0801234567', null],
  ['08012345678', null],
  ['+234 801 234 5678', null],
  ['080123456789', MOBILE],
  ['0801-call-me', MOBILE],
])('[USR-02] the mobile number “%s” is wrong only if no further digit can make it right', (mobileNumber, error) =>
  expect(fieldErrors({ ...emptyDraft, mobileNumber }).mobileNumber).toBe(error),
);

it.each(['firstName', 'lastName'])('[USR-02 GEN-03] a %s of more than a hundred letters has to be shortened', (field) => {
  const named = { ...emptyDraft, role: 'Viewer', firstName: 'A', lastName: 'B', mobileNumber: '08012345678' };
  expect(blockers({ draft: { ...named, [field]: 'x'.repeat(100) }, code: '001' })).toEqual([]);
  expect(blockers({ draft: { ...named, [field]: 'x'.repeat(101) }, code: '001' })).toEqual(['Correct the name.']);
});
