import { bareNumber } from '../../../contract/visible';
import { givesAnother } from '../flow/calls.never';
import { leads, mustPass, never } from '../flow/claims';
import type { Properties, PropertyStep } from '../flow/properties';
import type { otpMachine } from './otp.machine';

type Step = PropertyStep<ReturnType<typeof otpMachine>>;

const checksWhileANewOneIsSent = ({ called, isIn }: Step) =>
  called.some(
    ({ src }) => (src === 'verify' && isIn('open.resend.sending')) || (src === 'resend' && isIn('open.code.verifying')),
  );

type Typed = Step['context'];

const checksAnother = givesAnother('verify', ({ subject, otp }: Typed) => ({ subject, otp: bareNumber(otp) }));
/** What is sent has no blanks, so a code of blanks alone is empty. */
const sendsAnEmptyCode = ({ called, context }: Step) =>
  called.some(({ src, input }) => src === 'verify' && (Object(input).otp === '' || bareNumber(context.otp) === ''));

const sendsAnother = givesAnother('resend', ({ subject }: Typed) => ({ subject }));

export const otpProperties = [
  mustPass('No code counts as correct before the provider has checked it', ['PAY-06', 'SES-03', 'FLW-03'], {
    to: { state: 'verified' },
    through: [{ calls: 'verify' }],
  }),
  mustPass('No code is checked unless the merchant enters and submits it', ['PAY-06', 'SES-03', 'FLW-03'], {
    to: { calls: 'verify' },
    through: [{ event: 'otp.submitted' }],
  }),
  never('An empty code is never sent', ['PAY-06', 'SES-03'], { when: sendsAnEmptyCode }),
  mustPass('No new code is sent unless the merchant requests one', ['PAY-07'], {
    to: { calls: 'resend' },
    through: [{ event: 'otp.resendRequested' }],
  }),
  never('The code that is checked is the one the merchant entered, for what it was sent for', ['PAY-06', 'SES-03'], {
    when: checksAnother,
  }),
  never('A new code is sent for what the first one was sent for', ['PAY-07'], { when: sendsAnother }),
  never('No code is checked while a new one is being sent', ['PAY-06', 'PAY-07'], { when: checksWhileANewOneIsSent }),
  leads('The code step can be closed at any time', ['PAY-06'], {
    from: 'open',
    on: { event: 'otp.dismissed' },
    to: ['dismissed'],
  }),
] satisfies Properties<ReturnType<typeof otpMachine>>;

/** What holds of a payout whose code is sent on its own. */
export const verifiedByCode = (says: string) =>
  [
    {
      kind: 'mustPass',
      says,
      req: ['PAY-06', 'FLW-03'],
      to: { state: 'verified' },
      through: [{ guard: 'resultIs', as: 'verified' }],
    },
    never('A payout is shown as verified only after the provider accepts its code', ['PAY-06'], {
      enter: 'verified',
      unless: [{ child: 'otp', ends: 'verified' }],
    }),
  ] as const;

/** The code step is about the order of the flow. `subject` returns what it is asked for: the batch of the order. */
export const codeOfProperties = <Context>(thing: string, req: readonly string[], subject: (context: Context) => unknown) =>
  [
    never(`The code that is asked for is that of the ${thing} of this flow`, req, {
      when: givesAnother('otp', (context: Context) => ({ subject: subject(context) })),
    }),
  ] as const;
