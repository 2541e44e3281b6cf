import type { invitationCases } from '../../../machines/access/invitation/invitation.cases';
import type { invitationMachine } from '../../../machines/access/invitation/invitation.machine';
import { answering, leavingLink, type Model, type StateOf } from '../model';

const TUNDE = 'tunde.bello@bluecrest.test';
const holds = ['readInvitation', 'acceptInvitation', 'firstPassword.save'];

/** Opening the link of an invitation, in a user's words. */
export const invitationModel = {
  req: ['SUP-06'],
  starts: {
    fresh: { path: '/email-verified/{token}', as: null, letter: 'invitation', holds },
    known: { path: '/email-verified/{token}?isExistingUser=true', as: null, letter: 'invitationOfKnown', holds },
    inside: { path: '/email-verified/{token}?isExistingUser=true', as: TUNDE, letter: 'invitationOfKnown', holds },
    freshInside: { path: '/email-verified/{token}', as: TUNDE, letter: 'invitation', holds },
    reloaded: {
      path: '/email-verified',
      as: null,
      bookmark: { flow: 'invitationAccepted', bookmark: { message: 'You now have access to Bluecrest Stores' } },
      holds,
    },
    cut: { path: '/email-verified', as: null, holds },
  },
  events: {
    'invitation.retry': (I) => I.press('Try again'),
    'invitation.confirmed': (I) => I.press('Accept invitation'),
    'page.left': leavingLink('invitation.accepted'),
  },
  ports: { readInvitation: answering('readInvitation'), acceptInvitation: answering('acceptInvitation') },
  children: {
    password: {
      saved: async (I, { answer }: { answer: object }) => {
        await I.fill('Password', 'Newleaf#2027');
        await I.fill('Confirm password', 'Newleaf#2027');
        await I.press('Accept invitation');
        await I.answer('firstPassword.save', { answers: answer });
      },
      cancelled: (I) => I.press('Back to sign in'),
      sessionExpired: () => Promise.reject(new Error('A call without a session cannot find it expired.')),
    },
  },
  states: {
    loading: (I) => I.see('Loading your invitation…'),
    loadFailed: (I) => I.see('We couldn’t load your invitation'),
    confirming: (I) => I.see('Accept invitation'),
    accepting: (I) => I.see('Accept invitation'),
    choosing: (I) => I.see('Accept invitation'),
    accepted: (I) => I.see('Invitation accepted'),
    acceptedBefore: (I) => I.see('Invitation accepted'),
    refused: (I) => I.see('You can’t accept this invitation'),
    incomplete: (I) => I.see('This link is incomplete'),
    closed: (I) => I.see(/^(Sign in|Bluecrest Stores)$/),
  },
  outOfReach: {},
} satisfies Model<typeof invitationCases, StateOf<typeof invitationMachine>, 'starting'>;
