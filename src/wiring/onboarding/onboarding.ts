/** Going live: the checklist, the bank account, the terms. */
import { wire } from '../../../machines/kit/flow/port';
import { onboardingMachine } from '../../../machines/onboarding/onboarding/onboarding.machine';
import { onboardingBankMachine } from '../../../machines/onboarding/onboardingBank/onboardingBank.machine';
import { onboardingTermsMachine } from '../../../machines/onboarding/onboardingTerms/onboardingTerms.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const onboarding = () => withTemporal(() => import('../../services/onboarding/onboarding'));

export const onboardingFlows = {
  onboarding: wire(onboardingMachine, {
    load: lazy(onboarding, (s) => s.loadOnboarding),
    requestGoLive: lazy(onboarding, (s) => s.requestGoLive),
    switchType: lazy(onboarding, (s) => s.switchType),
    openInterface: lazy(onboarding, (s) => s.openInterface),
  }),
  onboardingBank: wire(onboardingBankMachine, {
    load: lazy(onboarding, (s) => s.loadBankChoices),
    save: lazy(onboarding, (s) => s.saveBank),
    resolution: { resolve: lazy(onboarding, (s) => s.resolveOwnAccount) },
  }),
  onboardingTerms: wire(onboardingTermsMachine, {
    load: lazy(onboarding, (s) => s.loadAgreement),
    answerTerms: lazy(onboarding, (s) => s.answerTerms),
  }),
};
