import type { Properties } from '../../kit/properties';
import type { onboardingTermsCases } from './onboardingTerms.cases';
import type { onboardingTermsMachine } from './onboardingTerms.machine';

export const onboardingTermsProperties = [
  {
    kind: 'mustPass',
    says: 'They are accepted only with both ticks, by somebody who may',
    req: ['ONB-13', 'FLW-03'],
    to: { state: 'accepting' },
    through: [{ guard: 'mayAccept' }],
  },
  {
    kind: 'mustPass',
    says: 'They are declined only after the merchant was asked',
    req: ['ONB-13'],
    to: { state: 'declining' },
    through: [{ state: 'confirmingDecline' }],
  },
  {
    kind: 'never',
    says: 'What was accepted before is not answered again',
    req: ['ONB-13'],
    reach: { calls: 'answerTerms' },
    after: { state: 'agreed' },
  },
  {
    kind: 'never',
    says: 'They count as accepted only when the provider heard it',
    req: ['ONB-13'],
    enter: 'accepted',
    unless: [{ port: 'answerTerms', answers: 'heard' }],
  },
  {
    kind: 'alwaysExits',
    says: 'One press answers once: nothing else happens while the answer is on its way',
    req: ['ONB-13', 'FLW-03'],
    from: 'accepting',
    to: ['accepted', 'reading', 'left'],
  },
  {
    kind: 'alwaysExits',
    says: 'Declining once asked for comes to an end, and a failure leads back to what can be read',
    req: ['ONB-13'],
    from: 'declining',
    to: ['declined', 'reading', 'left'],
  },
] satisfies Properties<typeof onboardingTermsMachine, typeof onboardingTermsCases>;
