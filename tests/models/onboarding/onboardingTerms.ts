import type { onboardingTermsCases } from '../../../machines/onboarding/onboardingTerms/onboardingTerms.cases';
import type { onboardingTermsMachine } from '../../../machines/onboarding/onboardingTerms/onboardingTerms.machine';
import type { Tick } from '../../../machines/onboarding/onboardingTerms/onboardingTerms.types';
import type { Start } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const start: Start = {
  path: '/dashboard/get-Started/terms',
  as: 'ife.adeyemi@newleaf.test',
  holds: ['onboardingTerms.load', 'answerTerms', 'onboarding.load'],
};

const UNFAILING = 'The agreement is a page of the app itself, which is served as long as the app is.';

const LABELS: Readonly<Record<Tick, string>> = {
  productTerms: 'I have read and accept the product terms',
  agreement: 'I have read and sign the e-agreement',
};

/** The terms and the agreement, in a user's words. */
export const onboardingTermsModel = {
  req: ['ONB-13'],
  starts: {
    owner: start,
    agreed: { ...start, as: 'amaka.obi@bluecrest.test' },
    viewer: { ...start, as: 'ngozi.eze@bluecrest.test' },
  },
  events: {
    'terms.retry': (I) => I.press('Try again'),
    'tick.changed': (I, { tick }: { tick: Tick }) => I.tick(LABELS[tick]),
    'terms.accepted': (I) => I.press('Accept'),
    'decline.requested': (I) => I.press('Decline'),
    'decline.confirmed': (I) => I.press('Decline terms'),
    'decline.dismissed': (I) => I.press('Keep reading'),
  },
  ports: { load: answering('onboardingTerms.load'), answerTerms: answering('answerTerms') },
  children: {},
  states: {
    loading: (I) => I.see('About us'),
    failed: (I) => I.see('Try again'),
    alreadyAccepted: (I) => I.see('You’ve accepted the terms and the agreement.'),
    reading: (I) => I.see('Accept'),
    accepting: (I) => I.see('Accept'),
    confirmingDecline: (I) => I.see('Decline terms?'),
    declining: (I) => I.see('Decline'),
    accepted: (I) => I.see('Checking your progress…'),
    declined: (I) => I.see('Checking your progress…'),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {
    'onboardingTerms.loading | xstate.error.actor.load | 0': UNFAILING,
    'onboardingTerms.loading | xstate.error.actor.load | 1': UNFAILING,
    'onboardingTerms.failed | terms.retry | 0': UNFAILING,
  },
} satisfies Model<typeof onboardingTermsCases, StateOf<typeof onboardingTermsMachine>>;
