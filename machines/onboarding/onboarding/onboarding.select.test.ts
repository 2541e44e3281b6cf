import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { wire } from '../../kit/flow/port';
import { onboardingCases } from './onboarding.cases';
import { onboardingMachine } from './onboarding.machine';
import { selectOnboarding } from './onboarding.select';

const { complete, begun } = onboardingCases.ports.load.answers;

function loadedWith(onboarding: typeof complete | typeof begun, mayManage: boolean) {
  const machine = wire(onboardingMachine, {
    load: async () => onboarding,
    requestGoLive: async () => ({ statusCode: '00', message: '' }),
    switchType: async () => ({ message: '' }),
    openInterface: async () => ({ went: true }),
  });
  const actor = createActor(machine, { input: { mayManage, hasInterface: false } }).start();
  return waitFor(actor, (snapshot) => snapshot.matches('ready'));
}

it.each([
  ['nothing, once all is there', complete, true, null],
  ['the sections that are missing', begun, true, 'Complete these sections first: '],
  ['the role, whatever is missing', begun, false, 'Only the owner of the business can submit this. You can view it.'],
] as const)('[ONB-04] what keeps a business from going live: %s', async (_, onboarding, mayManage, words) => {
  const { blocker } = selectOnboarding(await loadedWith(onboarding, mayManage));
  expect(words === null ? blocker : blocker?.slice(0, words.length)).toBe(words);
});

it.each([
  ['the owner, once all is there', complete, true, [true, true]],
  ['the owner, before all is there', begun, true, [false, true]],
  ['another user, once all is there', complete, false, [false, false]],
  ['another user, before all is there', begun, false, [false, false]],
] as const)(
  '[ONB-03 ONB-04] who may go live, and who may change the kind of business: %s',
  async (_, onboarding, mayManage, may) => {
    const loaded = await loadedWith(onboarding, mayManage);
    expect([loaded.can({ type: 'goLive.requested' }), loaded.can({ type: 'switch.requested' })]).toEqual(may);
  },
);

it.each([
  ['', 'Business type changed.'],
  ['You are a company now', 'You are a company now'],
])('[ONB-03] says that the kind of business changed, in the provider’s words if it has some: %j', async (message, text) => {
  const machine = wire(onboardingMachine, {
    load: async () => begun,
    requestGoLive: () => Promise.reject(new Error('Nobody asks')),
    switchType: async () => ({ message }),
    openInterface: () => Promise.reject(new Error('Nobody asks')),
  });
  const actor = createActor(machine, { input: { mayManage: true, hasInterface: false } });
  const said: string[] = [];
  actor.on('notice', (notice) => said.push(`${notice.tone}: ${notice.text}`));
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  actor.send({ type: 'switch.requested' });
  actor.send({ type: 'switch.confirmed' });
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect(said).toEqual([`good: ${text}`]);
});
