import { type Cases, everyFault } from '../../kit/flow/cases';
import type { onboardingTermsMachine } from './onboardingTerms.machine';

export const onboardingTermsCases = {
  inputs: {
    owner: { mayManage: true, accepted: false },
    agreed: { mayManage: true, accepted: true },
    viewer: { mayManage: false, accepted: true },
  },
  events: {
    'terms.retry': { now: {} },
    'tick.changed': { product: { tick: 'productTerms', on: true }, agreement: { tick: 'agreement', on: true } },
    'terms.accepted': { now: {} },
    'decline.requested': { now: {} },
    'decline.confirmed': { now: {} },
    'decline.dismissed': { now: {} },
  },
  ports: {
    load: { answers: { there: { agreement: '<p>The agreement</p>' } }, fails: everyFault },
    answerTerms: { answers: { heard: { message: 'Saved' } }, fails: everyFault },
  },
  children: {},
  // A checked box is not checked again.
  possible: ({ context: { ticked } }, { subject, name }) =>
    subject !== 'tick.changed' || !ticked.includes(name === 'product' ? 'productTerms' : 'agreement'),
  remember: ({ ticked, mayManage, accepted, problem }) => [ticked.join(), mayManage, accepted, problem !== null],
} satisfies Cases<typeof onboardingTermsMachine>;
