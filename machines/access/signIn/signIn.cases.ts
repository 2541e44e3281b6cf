import { type Cases, everyFault } from '../../kit/cases';
import type { signInMachine } from './signIn.machine';
import { hasAnything, isComplete } from './signIn.rules';
import type { SignedIn } from './signIn.types';

const businesses = [{ id: '1001', name: 'Bluecrest Stores', type: 'Company', verificationStatus: 'Active', description: '' }];
const complete: SignedIn = { message: 'Signed in', complete: true, businesses };
const wantsCode: SignedIn = { message: 'Enter the code', complete: false, businesses: [] };

/** Accounts of the sandbox: one signs in with a password alone, the other with a code. */
const PLAIN = 'tunde.bello@bluecrest.test';
const GUARDED = 'amaka.obi@bluecrest.test';

export const signInCases = {
  inputs: { fresh: { attempt: null }, resumed: { attempt: { email: GUARDED, sentAt: 0 } } },
  events: {
    'email.changed': { plain: { email: PLAIN }, guarded: { email: GUARDED } },
    'password.changed': { right: { password: 'Bluecrest#2026' } },
    'signIn.submitted': { now: {} },
  },
  ports: { login: { answers: { complete, wantsCode }, fails: everyFault } },
  children: {
    otp: {
      verified: { result: 'verified', answer: complete },
      exhausted: { result: 'exhausted' },
      unanswered: { result: 'unanswered', problem: 'The code was not verified' },
      sessionExpired: { result: 'sessionExpired' },
      dismissed: { result: 'dismissed' },
    },
  },
  builtOtherwise: ['resumed'],
  possible: ({ context }, { kind, subject, name }) => {
    switch (`${subject} ${kind}`) {
      case 'login answers':
        return name === (context.email === GUARDED ? 'wantsCode' : 'complete');
      // A call that is made before there is a session cannot find it expired.
      case 'login fails':
      case 'otp ends':
        return name !== 'sessionExpired';
      default:
        return true;
    }
  },
  remember: (context) => [context.email, hasAnything(context), isComplete(context), context.problem !== null],
} satisfies Cases<typeof signInMachine>;
