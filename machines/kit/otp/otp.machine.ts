/**
 * Asks for one code and verifies it: for sign-in, payouts, swaps and split settlements.
 *
 * It never resends a code without a request. It never verifies while a new code is being sent, because that would invalidate the code.
 * After a lost response it ends `noResponse`, and the parent flow checks the outcome. The provider counts the attempts. Its output covers
 * every result, so the parent needs no `onError`.
 */
import { and, assign, emit, not, setup, stateIn } from 'xstate';
import type { EndpointName } from '../../../contract/all';
import { bareNumber } from '../../../contract/visible';
import type { Emitted } from '../flow/emitted';
import { type Fault, faultGuards, faultIn, orderFaultGuards, sentence } from '../flow/fault';
import { eventParams, outputOf } from '../flow/params';
import { port } from '../flow/port';
import { assertPresent } from '../values/assertPresent';
import { isOutOfTries, lostWords, pauseLeft, RESEND_PAUSE_MS } from './otp.rules';
import type { OtpContext, OtpEvent, OtpInput, OtpOutput, Said } from './otp.types';

interface Calls {
  /** Null: the machine only takes the code, and the parent sends it with its order. */
  readonly verify: EndpointName | null;
  readonly resend: EndpointName;
  /** The right code also carries out an order, so only a refusal of an order says that it did nothing. */
  readonly carriesOut?: 'order';
}

/** Creates the machine for the calls that verify and resend the code. `Answer` is the response to a correct code. */
export const otpMachine = <Answer extends Said>({ verify, resend, carriesOut }: Calls) =>
  setup({
    types: {
      context: {} as OtpContext<Answer>,
      events: {} as OtpEvent,
      input: {} as OtpInput,
      output: {} as OtpOutput<Answer>,
      emitted: {} as Emitted,
      meta: {} as { req: string[] },
      tags: {} as 'busy',
    },
    actors: {
      verify: port<Answer, { subject: string; otp: string }>(verify ?? 'takeCode', { calls: verify ? [verify] : [] }),
      resend: port<Said, { subject: string }>(resend, { calls: [resend] }),
    },
    guards: {
      hasCode: ({ context }) => bareNumber(context.otp) !== '',
      outOfTries: (_, fault: Fault) => isOutOfTries(fault),
      ...(carriesOut === 'order' ? orderFaultGuards : faultGuards),
    },
    actions: {
      setCode: assign({ otp: (_, { otp }: { otp: string }) => otp, problem: null }),
      clearCode: assign({ otp: '' }),
      setAnswer: assign({ answer: (_, answer: Answer) => answer, otp: '' }),
      setProblem: assign({ problem: ({ context }, fault: Fault) => sentence(fault, context.failureMessage) }),
      setNotSent: assign({ problem: (_, fault: Fault) => sentence(fault, 'An error occurred') }),
      setNoResponse: assign({ problem: ({ context }, fault: Fault) => lostWords(fault, context.failureMessage) }),
      setSentAt: assign({ sentAt: () => Date.now(), pauseMs: RESEND_PAUSE_MS, problem: null }),
      notifySent: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Success - Enter OTP' })),
    },
    delays: { resendPause: ({ context }) => context.pauseMs },
  }).createMachine({
    id: 'otp',
    description: 'Verifies the merchant with a one-time password.',
    context: ({ input: { sentAt, ...input } }) => ({
      problem: null,
      ...input,
      sentAt: sentAt ?? Date.now(),
      pauseMs: sentAt == null ? RESEND_PAUSE_MS : pauseLeft(sentAt, Date.now()),
      otp: '',
      answer: null,
    }),
    output: ({ event }) => event.output as OtpOutput<Answer>,
    initial: 'open',
    states: {
      open: {
        type: 'parallel',
        description: 'A code was sent. The merchant enters it or requests a new one.',
        on: { 'otp.dismissed': 'dismissed' },
        states: {
          code: {
            description: 'The merchant enters the code, and the provider checks it.',
            initial: 'entering',
            states: {
              entering: {
                description: 'The merchant enters the code.',
                on: {
                  'otp.changed': { actions: { type: 'setCode', params: eventParams } },
                  'otp.submitted': {
                    guard: and(['hasCode', not(stateIn({ open: { resend: 'sending' } }))]),
                    target: 'verifying',
                  },
                },
              },
              verifying: {
                description: 'The provider checks the code.',
                tags: 'busy',
                invoke: {
                  id: 'verify',
                  src: 'verify',
                  input: ({ context }) => ({ subject: context.subject, otp: bareNumber(context.otp) }),
                  onDone: { target: '#otp.verified', actions: { type: 'setAnswer', params: outputOf } },
                  onError: [
                    { guard: { type: 'sessionExpired', params: faultIn }, target: '#otp.sessionExpired', actions: 'clearCode' },
                    { guard: { type: 'outOfTries', params: faultIn }, target: '#otp.tooManyAttempts', actions: 'clearCode' },
                    {
                      guard: { type: 'refused', params: faultIn },
                      target: 'entering',
                      actions: ['clearCode', { type: 'setProblem', params: faultIn }],
                    },
                    { target: '#otp.noResponse', actions: ['clearCode', { type: 'setNoResponse', params: faultIn }] },
                  ],
                },
              },
            },
          },
          resend: {
            description: 'The merchant can request a new code when the waiting time is over.',
            initial: 'waiting',
            states: {
              waiting: { description: 'The last code was sent less than a minute ago.', after: { resendPause: 'ready' } },
              ready: {
                description: 'The merchant can request a new code.',
                on: { 'otp.resendRequested': { guard: not(stateIn({ open: { code: 'verifying' } })), target: 'sending' } },
              },
              sending: {
                description: 'The provider sends a new code.',
                tags: 'busy',
                invoke: {
                  id: 'resend',
                  src: 'resend',
                  input: ({ context }) => ({ subject: context.subject }),
                  onDone: { target: 'waiting', actions: ['setSentAt', { type: 'notifySent', params: outputOf }] },
                  onError: [
                    { guard: { type: 'sessionExpired', params: faultIn }, target: '#otp.sessionExpired', actions: 'clearCode' },
                    { target: 'ready', actions: { type: 'setNotSent', params: faultIn } },
                  ],
                },
              },
            },
          },
        },
      },
      verified: {
        type: 'final',
        description: 'The provider accepted the code.',
        output: ({ context }) => ({
          result: 'verified' as const,
          answer: assertPresent(context.answer, 'the answer to a right code'),
          sentAt: context.sentAt,
        }),
      },
      tooManyAttempts: {
        type: 'final',
        description: 'The provider accepts no more attempts.',
        output: { result: 'tooManyAttempts' },
      },
      noResponse: {
        type: 'final',
        description: 'The code was sent but got no response.',
        output: ({ context: { problem, failureMessage, sentAt } }) => ({
          result: 'noResponse' as const,
          problem: problem ?? failureMessage,
          sentAt,
        }),
      },
      sessionExpired: { type: 'final', description: 'The session expired.', output: { result: 'sessionExpired' } },
      dismissed: {
        type: 'final',
        description: 'The merchant left this step.',
        output: ({ context: { sentAt } }) => ({ result: 'dismissed' as const, sentAt }),
      },
    },
  });
