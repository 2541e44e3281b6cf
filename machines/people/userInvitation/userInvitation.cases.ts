import { type Cases, everyFault } from '../../kit/flow/cases';
import type { userInvitationMachine } from './userInvitation.machine';
import { blockers } from './userInvitation.rules';

const HERE = 'ngozi.eze@bluecrest.test';
const KNOWN = 'musa.garba@harbour.test';
const FRESH = 'chidi@crafts.test';

/** The provider's response for each email. */
const SAID = { here: HERE, elsewhere: KNOWN, nowhere: FRESH } as const;

export const userInvitationCases = {
  inputs: {
    fresh: { draft: null },
    drafted: { draft: { email: FRESH, role: 'Viewer', firstName: 'Chidi', lastName: 'Okeke', mobileNumber: '08012345678' } },
  },
  events: {
    'email.changed': {
      here: { email: HERE },
      known: { email: KNOWN },
      fresh: { email: FRESH },
      half: { email: 'chidi@' },
    },
    'email.blurred': { now: {} },
    'check.retry': { now: {} },
    'role.chosen': { viewer: { role: 'Viewer' } },
    'firstName.changed': { chidi: { firstName: 'Chidi' } },
    'lastName.changed': { okeke: { lastName: 'Okeke' } },
    'mobileNumber.changed': { whole: { mobileNumber: '08012345678' } },
    'invitation.submitted': { now: {} },
    dismissed: { now: {} },
    'leave.confirmed': { now: {} },
    'leave.dismissed': { now: {} },
  },
  ports: {
    check: {
      answers: { here: { statusCode: '00' }, elsewhere: { statusCode: '002' }, nowhere: { statusCode: '001' } },
      fails: everyFault,
    },
    send: { answers: { sent: { message: 'Invitation sent' } }, fails: everyFault },
  },
  children: {},
  // The provider's response matches the email. A value is not typed twice.
  possible: ({ context: { draft, isEmailLeft } }, { kind, subject, name }) => {
    if (kind === 'answers' && subject === 'check')
      return Object.entries(SAID).some(([said, email]) => said === name && email === draft.email);
    if (subject === 'email.blurred') return draft.email !== '' && !isEmailLeft;
    if (subject === 'email.changed') return draft.email !== { here: HERE, known: KNOWN, fresh: FRESH, half: 'chidi@' }[name];
    if (subject === 'role.chosen') return draft.role === '';
    if (subject === 'firstName.changed') return draft.firstName === '';
    if (subject === 'lastName.changed') return draft.lastName === '';
    return subject !== 'mobileNumber.changed' || draft.mobileNumber === '';
  },
  remember: ({ draft, code, problem, isEmailLeft }) => [
    draft,
    code,
    blockers({ draft, code }).length,
    problem !== null,
    isEmailLeft,
  ],
} satisfies Cases<typeof userInvitationMachine>;
