import { leavingProperties } from '../../kit/flow/leaving.properties';
import type { Properties, PropertyStep } from '../../kit/flow/properties';
import { faultProperties } from '../../kit/form/saving.properties';
import type { userInvitationCases } from './userInvitation.cases';
import type { userInvitationMachine } from './userInvitation.machine';
import { isFilled } from './userInvitation.rules';

type Step = PropertyStep<typeof userInvitationMachine>;

const sendsWithoutARole = ({ context, isIn }: Step) => isIn('submitting') && context.draft.role === '';

const sendsToSomebodyHere = ({ context, isIn }: Step) => isIn('submitting') && context.code === '00';

const sendsToANobody = ({ context: { draft, code }, isIn }: Step) =>
  isIn('submitting') && code !== '002' && [draft.firstName, draft.lastName, draft.mobileNumber].includes('');

const keepsACodeOfAnother = ({ before, context }: Step) => context.draft.email !== before.draft.email && context.code !== null;

const losesWhatWasTyped = ({ happened, before, context }: Step) =>
  (happened?.kind === 'fails' || happened?.kind === 'answers') && context.draft !== before.draft;

const blocksWithoutItsToast = ({ happened, isIn, emitted }: Step) =>
  happened?.subject === 'check' &&
  isIn('editing.existingMember') &&
  !emitted.some(({ text }) => text === 'User already exist on this subsidiary');

export const userInvitationProperties = [
  ...faultProperties('USR-02'),
  ...leavingProperties({
    req: ['USR-02'],
    filling: ['editing'],
    isFilled,
    back: ['editing.enteringEmail', 'editing.debouncing', 'editing.existingMember', 'editing.existingUser', 'editing.newUser'],
  }),
  {
    kind: 'mustPass',
    says: 'No incomplete invitation is sent',
    req: ['USR-02', 'FLW-03'],
    to: { calls: 'send' },
    through: [{ guard: 'isComplete' }],
  },
  {
    kind: 'mustPass',
    says: 'No invitation is sent before the email has been checked',
    req: ['USR-02'],
    to: { calls: 'send' },
    through: [{ calls: 'check' }],
    holdsUntil: [{ event: 'email.changed' }],
  },
  { kind: 'never', says: 'No invitation is sent without a role', req: ['USR-02'], when: sendsWithoutARole },
  {
    kind: 'never',
    says: 'No invitation is sent to an existing user of the business (00)',
    req: ['USR-02'],
    when: sendsToSomebodyHere,
  },
  {
    kind: 'alwaysExits',
    says: 'From the notice of an existing user (00), the merchant can only enter another email or leave, and is asked first',
    req: ['USR-02'],
    from: 'editing.existingMember',
    to: ['editing.enteringEmail', 'editing.debouncing', 'leaving'],
  },
  { kind: 'never', says: 'An existing user (00) always shows its toast', req: ['USR-02'], when: blocksWithoutItsToast },
  {
    kind: 'never',
    says: 'Only a person with an account (002) is invited without a name and a number',
    req: ['USR-02'],
    when: sendsToANobody,
  },
  {
    kind: 'never',
    says: 'The result of one email check is never used for another email',
    req: ['USR-02'],
    when: keepsACodeOfAnother,
  },
  {
    kind: 'never',
    says: 'No response from the provider changes what the merchant entered',
    req: ['USR-02', 'FLW-03'],
    when: losesWhatWasTyped,
  },
  {
    kind: 'never',
    says: 'An invitation is sent only when the merchant submits, once per submission',
    req: ['USR-02', 'FLW-03'],
    enter: 'submitting',
    unless: [{ event: 'invitation.submitted' }],
  },
  {
    kind: 'never',
    says: 'An invitation is shown as sent only after the provider confirms it',
    req: ['USR-02'],
    enter: 'sent',
    unless: [{ port: 'send', answers: 'sent' }],
  },
  {
    kind: 'alwaysExits',
    says: 'While an invitation is being sent nothing else happens; after a lost response the email is checked again',
    req: ['USR-02'],
    from: 'submitting',
    to: ['sent', 'editing.existingUser', 'editing.newUser', 'editing.checking', 'sessionExpired'],
  },
] satisfies Properties<typeof userInvitationMachine, typeof userInvitationCases>;
