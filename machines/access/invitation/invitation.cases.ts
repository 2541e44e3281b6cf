import { type Cases, everyFault } from '../../kit/flow/cases';
import type { invitationMachine } from './invitation.machine';

const email = 'ada@crafts.test';
const invitation = { email, business: 'Bluecrest Stores', role: 'Viewer', invitedBy: 'The sandbox' };

export const invitationCases = {
  inputs: {
    fresh: { token: 'token', isExistingUser: false, hasSession: false, saidBefore: null },
    known: { token: 'token', isExistingUser: true, hasSession: false, saidBefore: null },
    inside: { token: 'token', isExistingUser: true, hasSession: true, saidBefore: null },
    freshInside: { token: 'token', isExistingUser: false, hasSession: true, saidBefore: null },
    reloaded: { token: '', isExistingUser: false, hasSession: false, saidBefore: 'You now have access to Bluecrest Stores' },
    cut: { token: '', isExistingUser: false, hasSession: false, saidBefore: null },
  },
  events: { 'invitation.retry': { now: {} }, 'invitation.confirmed': { now: {} }, 'page.left': { now: {} } },
  ports: {
    readInvitation: {
      answers: { somebodyNew: { ...invitation, isExistingUser: false }, somebodyKnown: { ...invitation, isExistingUser: true } },
      fails: everyFault,
    },
    acceptInvitation: { answers: { accepted: { message: 'You now have access to Bluecrest Stores' } }, fails: everyFault },
  },
  children: {
    password: {
      saved: { result: 'saved', answer: { message: 'You now have access to Bluecrest Stores' } },
      cancelled: { result: 'cancelled' },
      sessionExpired: { result: 'sessionExpired' },
    },
  },
  // The form's call carries no session that could expire.
  possible: ({ context }, { subject, kind, name }) => {
    if (kind === 'ends') return name !== 'sessionExpired';
    return subject !== 'readInvitation' || kind !== 'answers' || (name === 'somebodyKnown') === context.isExistingUser;
  },
  remember: ({ token, isExistingUser, hasSession, saidBefore, problem }) => [
    token,
    isExistingUser,
    hasSession,
    saidBefore,
    problem !== null,
  ],
} satisfies Cases<typeof invitationMachine>;
