import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { wire } from '../../kit/port';
import { onboardingCases } from './onboarding.cases';
import { onboardingMachine } from './onboarding.machine';
import { selectOnboarding } from './onboarding.select';

const { complete, begun } = onboardingCases.ports.load.answers;

it.each([
  ['nothing, once all is there', complete, true, null],
  ['the sections that are missing', begun, true, 'Complete these sections first: '],
  ['the role, whatever is missing', begun, false, 'Only the owner of the business can submit this. You can view it.'],
] as const)('[ONB-04] what keeps a business from going live: %s', async (_, onboarding, mayManage, words) => {
  const machine = wire(onboardingMachine, {
    load: async () => onboarding,
    requestGoLive: async () => ({ statusCode: '00', message: '' }),
    switchType: async () => ({ message: '' }),
    openInterface: async () => ({ went: true }),
  });
  const actor = createActor(machine, { input: { mayManage, hasInterface: false } }).start();
  const loaded = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  const { blocker } = selectOnboarding(loaded);
  expect(words === null ? blocker : blocker?.slice(0, words.length)).toBe(words);
});
