import { type Cases, everyFault } from '../../kit/flow/cases';
import { otpEndings } from '../../kit/order/order.cases';
import type { signInMachine } from './signIn.machine';
import { isComplete } from './signIn.rules';
import type { SignedIn } from './signIn.types';

const businesses = [{ id: '1001', name: 'Bluecrest Stores', type: 'Company', verificationStatus: 'Active', description: '' }];
const complete: SignedIn = { message: 'Signed in', complete: true, businesses };
const wantsCode: SignedIn = { message: 'Enter the code', complete: false, businesses: [] };

/** Accounts of the sandbox: one signs in with only a password, the other with a code. */
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
    otp: otpEndings(complete, 'The code was not verified'),
  },
  builtOtherwise: ['resumed'],
  possible: ({ context }, { kind, subject, name }) => {
    switch (`${subject} ${kind}`) {
      case 'login answers':
        return name === (context.email === GUARDED ? 'wantsCode' : 'complete');
      // A call before sign-in cannot fail with an expired session.
      case 'login fails':
      case 'otp ends':
        return name !== 'sessionExpired';
      default:
        return true;
    }
  },
  remember: (context) => [context.email, context.password !== '', isComplete(context), context.problem !== null],
} satisfies Cases<typeof signInMachine>;
