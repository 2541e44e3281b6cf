import {
  userInvitationCases as cases,
  type userInvitationCases,
} from '../../../machines/people/userInvitation/userInvitation.cases';
import type { userInvitationMachine } from '../../../machines/people/userInvitation/userInvitation.machine';
import type { Start } from '../../drivers/driver';
import { answering, byItself, type Model, type StateOf } from '../model';

const EMAIL = 'Email Address';

const start: Start = {
  path: '/dashboard/settings/users?new=user',
  as: 'amaka.obi@bluecrest.test',
  holds: ['userInvitation.check', 'userInvitation.send'],
};

/** Inviting a person to act for the business, in a user's words. */
export const userInvitationModel = {
  req: ['USR-02'],
  starts: {
    fresh: start,
    drafted: { ...start, bookmark: { flow: 'userInvitation', bookmark: cases.inputs.drafted.draft } },
  },
  events: {
    'email.changed': (I, { email }: { email: string }) => I.fill(EMAIL, email),
    'email.blurred': (I) => I.leave(EMAIL),
    'check.retry': (I) => I.press('Try again'),
    'role.chosen': (I, { role }: { role: string }) => I.choose('Role', role),
    'firstName.changed': (I, { firstName }: { firstName: string }) => I.fill('First name', firstName),
    'lastName.changed': (I, { lastName }: { lastName: string }) => I.fill('Last name', lastName),
    'mobileNumber.changed': (I, { mobileNumber }: { mobileNumber: string }) => I.fill('Mobile Number', mobileNumber),
    'invitation.submitted': (I) => I.press('Send invitation'),
    dismissed: (I) => I.press('Cancel'),
    'leave.confirmed': (I) => I.press('Leave'),
    'leave.dismissed': (I) => I.press('Keep editing'),
  },
  ports: {
    check: answering('userInvitation.check'),
    // An invalid response comes after the provider did its work, so the email would be known. A path where it is unknown means a lost call.
    send: (I, payload, ahead, step) =>
      step.name === 'badAnswer'
        ? I.answer('userInvitation.send', { fails: 'network' })
        : answering('userInvitation.send')(I, payload, ahead, step),
  },
  children: {},
  delays: { typingPause: byItself },
  states: {
    'editing.enteringEmail': (I) => I.see('Enter the email of the person you want to invite.'),
    'editing.debouncing': (I) => I.see('Checking the email…'),
    'editing.checking': (I) => I.see('Checking the email…'),
    'editing.checkFailed': (I) => I.see('Try again'),
    'editing.existingMember': (I) => I.see('User already exist on this subsidiary'),
    'editing.existingUser': (I) => I.see('This person already has an account. Choose a role.'),
    'editing.newUser': (I) => I.see('No account uses this email yet. Enter the person’s details.'),
    submitting: (I) => I.seeBusy('Send invitation'),
    sent: (I) => I.seeNoDialog(),
    leaving: (I) => I.see('What you entered will be lost.'),
    closed: (I) => I.seeNoDialog(),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {},
} satisfies Model<typeof userInvitationCases, StateOf<typeof userInvitationMachine>>;
