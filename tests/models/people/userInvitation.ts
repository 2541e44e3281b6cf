import {
  userInvitationCases as cases,
  type userInvitationCases,
} from '../../../machines/people/userInvitation/userInvitation.cases';
import type { userInvitationMachine } from '../../../machines/people/userInvitation/userInvitation.machine';
import type { Driver, Start } from '../../drivers/driver';
import { answering, byItself, type Model, type StateOf } from '../model';

const EMAIL = 'Email Address';

const seeTheForm = (I: Driver) => I.see('Send invitation');

const start: Start = {
  path: '/dashboard/settings/users?new=user',
  as: 'amaka.obi@bluecrest.test',
  afresh: true,
  holds: ['userInvitation.check', 'userInvitation.send'],
};

/** Asking somebody to act for the business, in a user's words. */
export const userInvitationModel = {
  req: ['USR-02'],
  starts: {
    fresh: start,
    drafted: { ...start, bookmark: { flow: 'userInvitation', bookmark: cases.inputs.drafted.draft } },
  },
  events: {
    'email.changed': (I, { email }: { email: string }) => I.fill(EMAIL, email),
    'email.blurred': (I) => I.leave(EMAIL),
    'check.retry': (I) => I.press('Look up again'),
    'role.chosen': (I, { role }: { role: string }) => I.choose('Role', role),
    'firstName.changed': (I, { firstName }: { firstName: string }) => I.fill('First Name', firstName),
    'lastName.changed': (I, { lastName }: { lastName: string }) => I.fill('Last Name', lastName),
    'mobileNumber.changed': (I, { mobileNumber }: { mobileNumber: string }) => I.fill('Mobile Number', mobileNumber),
    'invitation.submitted': (I) => I.press('Send invitation'),
    dismissed: (I) => I.press('Cancel'),
  },
  ports: {
    check: answering('userInvitation.check'),
    // What cannot be read comes after the provider did it, and the address would then be known here: a path where it is not means a lost call.
    send: (I, payload, ahead, step) =>
      step.name === 'badAnswer'
        ? I.answer('userInvitation.send', { fails: 'network' })
        : answering('userInvitation.send')(I, payload, ahead, step),
  },
  children: {},
  delays: { typingPause: byItself },
  states: {
    'asking.addressing': (I) => I.see('Enter the address of whoever is to act for the business.'),
    'asking.settling': (I) => I.see('Looking up the address…'),
    'asking.checking': (I) => I.see('Looking up the address…'),
    'asking.unchecked': (I) => I.see('Look up again'),
    'asking.here': (I) => I.see('User already exist on this subsidiary'),
    'asking.known': (I) => I.see('This person has an account: a role is all that is needed.'),
    'asking.fresh': (I) => I.see('Nobody has this address yet: enter their details.'),
    sending: seeTheForm,
    sent: (I) => I.seeNoDialog(),
    closed: (I) => I.seeNoDialog(),
    left: (I) => I.see('Please login again'),
  },
  outOfReach: {},
} satisfies Model<typeof userInvitationCases, StateOf<typeof userInvitationMachine>>;
