import { checkWebhookAddress } from '../../../contract/settings/webhookAddress';
import { leavingProperties, leavingReviewProperties } from '../../kit/flow/leaving.properties';
import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { faultProperties } from '../../kit/form/saving.properties';
import type { webhookCases } from './webhook.cases';
import type { webhookMachine } from './webhook.machine';
import { addressOf, isFilled } from './webhook.rules';
import type { NewAddress } from './webhook.types';

type Step = PropertyStep<typeof webhookMachine>;

const isNewAddress = (input: unknown): input is NewAddress =>
  typeof input === 'object' && input !== null && 'address' in input && 'from' in input;

const savedIn = ({ called }: Pick<Step, 'called'>): NewAddress | undefined =>
  called
    .filter(({ src }) => src === 'save')
    .map(({ input }) => input)
    .find(isNewAddress);

/** What is sent is exactly what the review showed as old and as new. */
const savesWhatWasNotShown = (step: Step): boolean => {
  const saved = savedIn(step);
  return (
    saved !== undefined &&
    (!step.wasIn('reviewing') || saved.address !== addressOf(step.before) || saved.from !== step.before.current)
  );
};

const reviewsAnInvalidOne = ({ isIn, context }: Step): boolean =>
  (isIn('reviewing') || isIn('saving')) && checkWebhookAddress(context.typed).problem !== null;

const reviewsTheSame = ({ isIn, context }: Step): boolean =>
  (isIn('reviewing') || isIn('saving')) && addressOf(context) === context.current;

/** Saved, or the provider named the new address when it was asked. */
const isConfirmed = ({ happened, before }: Step): boolean =>
  happened?.kind === 'answers' &&
  (happened.subject === 'save' || (happened.subject === 'compare' && Object(happened.payload).address === addressOf(before)));

const countsAsSavedTooEarly = (step: Step): boolean => step.context.isSaved && !step.before.isSaved && !isConfirmed(step);

const isTakenBack = ({ before, context }: Step): boolean => before.isSaved && !context.isSaved;

const testsAnUnsavedOne = ({ isIn, context }: Step): boolean =>
  (isIn('testing') || isIn('arrived') || isIn('failed') || isIn('untested')) && !context.isSaved && context.mode === 'edit';

export const webhookProperties = [
  {
    kind: 'mustPass',
    says: 'No address is saved before the old and the new one were on screen, and the merchant confirmed them',
    req: ['KEY-01'],
    to: { calls: 'save' },
    through: [{ event: 'address.confirmed' }],
    holdsUntil: [{ event: 'address.changed' }, { port: 'save', fails: 'network' }],
  },
  { kind: 'never', says: 'What is saved is what the review showed, old and new', req: ['KEY-01'], when: savesWhatWasNotShown },
  { kind: 'never', says: 'No address is saved that may not be a webhook', req: ['KEY-01'], when: reviewsAnInvalidOne },
  { kind: 'never', says: 'The address that is set is never saved again', req: ['KEY-01'], when: reviewsTheSame },
  {
    kind: 'never',
    says: 'An address counts as saved only once the provider said so',
    req: ['KEY-01'],
    when: countsAsSavedTooEarly,
  },
  { kind: 'never', says: 'A test never takes a saved address back', req: ['KEY-01'], when: isTakenBack },
  { kind: 'never', says: 'A new address is tested only after it was saved', req: ['KEY-01'], when: testsAnUnsavedOne },
  {
    kind: 'never',
    says: 'A test event counts as arrived only if the server of the merchant accepted it',
    req: ['KEY-01'],
    enter: 'arrived',
    unless: [{ port: 'test', answers: 'arrived' }],
  },
  {
    kind: 'alwaysExits',
    says: 'After a lost response the provider is asked which address is set',
    req: ['KEY-01'],
    from: 'saving',
    on: { port: 'save', fails: 'network' },
    to: ['comparing'],
  },
  {
    kind: 'alwaysExits',
    says: 'While it is saved, nothing else happens',
    req: ['KEY-01'],
    from: 'saving',
    to: ['testing', 'editing', 'comparing', 'sessionExpired'],
  },
  ...leavingProperties({ req: ['KEY-01'], filling: ['editing', 'reviewing'], isFilled, back: ['editing'] }),
  ...leavingReviewProperties(['KEY-01'], 'leavingReview', 'reviewing'),
  ...faultProperties('KEY-01'),
] satisfies Properties<typeof webhookMachine, typeof webhookCases>;
