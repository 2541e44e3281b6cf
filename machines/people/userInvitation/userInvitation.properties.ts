import type { Moment, Properties } from '../../kit/properties';
import type { userInvitationCases } from './userInvitation.cases';
import type { userInvitationMachine } from './userInvitation.machine';

type Step = Moment<typeof userInvitationMachine>;

const sendsWithoutARole = ({ context, isIn }: Step) => isIn('sending') && context.draft.role === '';

const sendsToSomebodyHere = ({ context, isIn }: Step) => isIn('sending') && context.code === '00';

const sendsToANobody = ({ context: { draft, code }, isIn }: Step) =>
  isIn('sending') && code !== '002' && [draft.firstName, draft.lastName, draft.mobileNumber].includes('');

const keepsACodeOfAnother = ({ before, context }: Step) => context.draft.email !== before.draft.email && context.code !== null;

const losesWhatWasTyped = ({ happened, before, context }: Step) =>
  (happened?.kind === 'fails' || happened?.kind === 'answers') && context.draft !== before.draft;

const failsWithoutAWord = ({ happened, context, isIn }: Step) =>
  happened?.kind === 'fails' && context.problem === null && !isIn('left');

const blocksWithoutItsToast = ({ happened, isIn, emitted }: Step) =>
  happened?.subject === 'check' &&
  isIn('asking.here') &&
  !emitted.some(({ text }) => text === 'User already exist on this subsidiary');

export const userInvitationProperties = [
  {
    kind: 'mustPass',
    says: 'Nothing is sent that is not complete',
    req: ['USR-02', 'FLW-03'],
    to: { calls: 'send' },
    through: [{ guard: 'isComplete' }],
  },
  {
    kind: 'mustPass',
    says: 'Nothing is sent before the address was looked up',
    req: ['USR-02'],
    to: { calls: 'send' },
    through: [{ calls: 'check' }],
  },
  { kind: 'never', says: 'There is no invitation without a role', req: ['USR-02'], when: sendsWithoutARole },
  { kind: 'never', says: 'Whoever is here already (00) is never sent one', req: ['USR-02'], when: sendsToSomebodyHere },
  {
    kind: 'alwaysExits',
    says: 'From the block of somebody who is here (00) only another address or the way out leads on',
    req: ['USR-02'],
    from: 'asking.here',
    to: ['asking.addressing', 'asking.settling', 'closed'],
  },
  { kind: 'never', says: 'The block has its toast', req: ['USR-02'], when: blocksWithoutItsToast },
  {
    kind: 'never',
    says: 'Only who has an account (002) is invited without name and number',
    req: ['USR-02'],
    when: sendsToANobody,
  },
  { kind: 'never', says: 'What is known of an address never stands beside another', req: ['USR-02'], when: keepsACodeOfAnother },
  {
    kind: 'never',
    says: 'Nothing that the provider does loses what was typed',
    req: ['USR-02', 'FLW-03'],
    when: losesWhatWasTyped,
  },
  {
    kind: 'never',
    says: 'Only a press sends, and one press sends once',
    req: ['USR-02', 'FLW-03'],
    enter: 'sending',
    unless: [{ event: 'invitation.submitted' }],
  },
  {
    kind: 'never',
    says: 'It counts as sent only when the provider said so',
    req: ['USR-02'],
    enter: 'sent',
    unless: [{ port: 'send', answers: 'sent' }],
  },
  { kind: 'never', says: 'A failure is never without a word', req: ['USR-02'], when: failsWithoutAWord },
  {
    kind: 'alwaysExits',
    says: 'While it is being sent nothing else happens to it; after a lost answer the address is looked up again',
    req: ['USR-02'],
    from: 'sending',
    to: ['sent', 'asking.known', 'asking.fresh', 'asking.checking', 'left'],
  },
] satisfies Properties<typeof userInvitationMachine, typeof userInvitationCases>;
