import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { faultProperties } from '../../kit/form/saving.properties';
import type { onboardingTermsCases } from './onboardingTerms.cases';
import type { onboardingTermsMachine } from './onboardingTerms.machine';

type Step = PropertyStep<typeof onboardingTermsMachine>;

const answersTheOpposite = ({ called, isIn }: Step) =>
  called.some(({ src, input }) => src === 'answerTerms' && Object(input).accepted !== isIn('accepting'));

export const onboardingTermsProperties = [
  ...faultProperties('ONB-13'),
  {
    kind: 'mustPass',
    says: 'The terms are accepted only with both boxes ticked, by a user who may accept them',
    req: ['ONB-13', 'FLW-03'],
    to: { state: 'accepting' },
    through: [{ guard: 'mayAccept' }],
  },
  {
    kind: 'mustPass',
    says: 'The terms are declined only after the merchant confirms it',
    req: ['ONB-13'],
    to: { state: 'declining' },
    through: [{ state: 'confirmingDecline' }],
  },
  {
    kind: 'never',
    says: 'The answer that is sent is the one that the merchant gave',
    req: ['ONB-13', 'FLW-03'],
    when: answersTheOpposite,
  },
  {
    kind: 'never',
    says: 'Terms that were accepted earlier are never answered again',
    req: ['ONB-13'],
    reach: { calls: 'answerTerms' },
    after: { guard: 'wereAccepted' },
  },
  {
    kind: 'never',
    says: 'The terms are shown as accepted only after the provider confirms it',
    req: ['ONB-13'],
    enter: 'accepted',
    unless: [{ port: 'answerTerms', answers: 'heard' }],
  },
  {
    kind: 'alwaysExits',
    says: 'While an acceptance is in progress nothing else happens: it succeeds, returns to the terms, or ends with the session',
    req: ['ONB-13', 'FLW-03'],
    from: 'accepting',
    to: ['accepted', 'reading', 'sessionExpired'],
  },
  {
    kind: 'alwaysExits',
    says: 'Declining always ends, and a failure returns to the terms',
    req: ['ONB-13'],
    from: 'declining',
    to: ['declined', 'reading', 'sessionExpired'],
  },
] satisfies Properties<typeof onboardingTermsMachine, typeof onboardingTermsCases>;
