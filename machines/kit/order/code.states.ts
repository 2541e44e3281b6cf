/** The states of the code of an order: it is sent with the order, or it is entered once the provider has the order. */

import { reqOf } from '../flow/ends';
import { onExpiry } from '../flow/fault';
import { withAnswer, withFault } from '../flow/given';
import { childResult } from '../flow/params';
import { type Lost, setLost } from '../otp/lostCode';
import { messageIn } from '../otp/otp.outputs';
import type { OtpOutput, Said } from '../otp/otp.types';
import { assertPresent } from '../values/assertPresent';
import { codeSentAt, enteredCode } from './code.parts';
import { type Declared, type OrderFacts, orderStates, theOrder } from './order.states';
import type { CodedContext } from './order.types';

interface CodedFacts extends OrderFacts {
  /** What the merchant does: `reviews the accounts and enters the code`. */
  readonly enters: string;
  /** The port that sends the code. */
  readonly sendsCode: string;
  /** Where the flow goes on if the code was not sent, and if the merchant leaves the code step. */
  readonly unsent: object;
  readonly dismissed: object;
  /** What is said of a code that failed without words. */
  readonly failed: string;
}

interface Failing {
  readonly context: Pick<CodedContext<object>, 'problem' | 'sentAt' | 'usedCodeSentAt'>;
}

interface Coding<Order> {
  readonly context: { readonly order: Order | null; readonly otp: string };
}

const withCode = <Order>({ context }: Coding<Order>) => ({ order: theOrder({ context }), otp: context.otp });

/** The session expired before the order was sent, so there is no outcome to ask for. */
export const expiresUnsent = { ...onExpiry, actions: 'clearOrder' } as const;

const anotherCode = { guard: withFault('refused'), target: 'verifying', actions: ['renewKey', withFault('setProblem')] } as const;

/**
 * The states of an order whose code is sent with it. After a refusal the merchant enters another code, for the order under the next key. The flow
 * has the actions `clearOrder` and `renewKey` besides those of the kit.
 */
export const codedOrderStates = <const Facts extends CodedFacts>(facts: Facts) => {
  const { sendsCode, unsent, dismissed, refusals }: Declared<Facts> = facts;
  const { req, enters, failed } = facts;
  const { submitting, ...checking } = orderStates({ ...facts, refusals: [...refusals, anotherCode] });
  return {
    sendingCode: {
      description: 'The provider sends a code to the merchant.',
      meta: reqOf(...req),
      tags: 'busy',
      invoke: {
        id: sendsCode,
        src: sendsCode,
        onDone: { target: 'verifying', actions: ['setCodeSent', withAnswer('notifySent')] },
        onError: [
          expiresUnsent,
          // A reload or another tab knows of no code, and the one that was sent can be entered all the same.
          {
            guard: withFault('codeIsRecent'),
            target: 'verifying',
            actions: [withFault('notifyRecent'), withFault('setCodeRecent')],
          },
          unsent,
        ],
      },
    },
    verifying: {
      description: `The merchant ${enters}.`,
      meta: reqOf(...req),
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }: Failing) => ({
          subject: '',
          failureMessage: failed,
          problem: context.problem,
          sentAt: codeSentAt(context),
        }),
        onDone: [
          { guard: childResult('verified'), target: 'submitting', actions: { type: 'setCode', params: enteredCode } },
          { guard: childResult('sessionExpired'), target: 'sessionExpired', actions: 'clearOrder' },
          dismissed,
        ],
      },
    },
    submitting: { ...submitting, exit: 'clearCode', invoke: { ...submitting.invoke, input: withCode } },
    ...checking,
  } as const;
};

/** The provider's message for a correct code, as the params of a notice. */
export const said = ({ event }: { readonly event: { readonly output: OtpOutput<Said> } }): Said => ({
  message: messageIn(event.output),
});

interface OwnCodeFacts<Context> {
  readonly description: string;
  readonly req: readonly string[];
  /** What is said of a code that failed without words. */
  readonly failed: string;
  /** The batch that the code verifies, the error of the last code, and when it was sent. */
  readonly codeOf: (context: Context) => Lost & { readonly batchId: string | null | undefined };
  readonly verified: object;
  /** Where a code without a response leads: its outcome is asked for. */
  readonly lost: string;
  readonly outOfTries: object;
  readonly dismissed: object;
}

/** The state of a code that the provider checks by itself, once it has the order. */
export const codeState = <Context, const Facts extends OwnCodeFacts<Context>>(facts: Facts & OwnCodeFacts<Context>) => {
  const { verified, lost, outOfTries, dismissed }: Declared<Facts> = facts;
  return {
    description: facts.description,
    meta: reqOf(...facts.req),
    invoke: {
      id: 'otp',
      src: 'otp',
      input: ({ context }: { readonly context: Context }) => {
        const { batchId, ...last } = facts.codeOf(context);
        return {
          subject: assertPresent(batchId, 'a batch'),
          failureMessage: facts.failed,
          ...last,
        };
      },
      onDone: [
        { guard: childResult('verified'), ...verified },
        { guard: childResult('noResponse'), target: lost, actions: setLost },
        { guard: childResult('sessionExpired'), target: 'sessionExpired' },
        { guard: childResult('tooManyAttempts'), ...outOfTries },
        dismissed,
      ],
    },
  } as const;
};
