/**
 * Sends a code or a link again on request, at most once a minute. It runs as long as the page that shows it.
 */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from '../flow/emitted';
import { type Fault, faultGuards, faultIn, sentence } from '../flow/fault';
import { outputOf } from '../flow/params';
import { type PortFacts, port } from '../flow/port';
import { pauseLeft, RESEND_PAUSE_MS } from '../otp/otp.rules';
import type { Said } from '../otp/otp.types';
import type { ResendContext, ResendEvent, ResendInput } from './resend.types';

export const resend = (
  id: string,
  { req, description, ...facts }: Omit<PortFacts, 'name'> & { req: string[]; description: string },
) =>
  setup({
    types: {
      context: {} as ResendContext,
      events: {} as ResendEvent,
      input: {} as ResendInput,
      emitted: {} as Emitted,
      meta: {} as { req: string[]; isLongRunning?: true },
      tags: {} as 'busy',
    },
    actors: { send: port<Said, { readonly subject: string }>(`${id}.send`, facts) },
    guards: { ...faultGuards },
    actions: {
      setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'Unexpected Error!') }),
      clearProblem: assign({ problem: null }),
      setSentAt: assign({ sentAt: () => Date.now(), pauseMs: RESEND_PAUSE_MS }),
      notifySent: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Sent again' })),
    },
    delays: { resendPause: ({ context }) => context.pauseMs },
  }).createMachine({
    id,
    description,
    meta: { req, isLongRunning: true },
    context: ({ input: { subject, sentAt } }) => ({
      subject,
      sentAt: sentAt ?? Date.now(),
      pauseMs: sentAt === undefined ? RESEND_PAUSE_MS : pauseLeft(sentAt, Date.now()),
      problem: null,
    }),
    initial: 'waiting',
    states: {
      waiting: { description: 'The last message was sent less than a minute ago.', after: { resendPause: 'ready' } },
      ready: {
        description: 'The merchant can request another message.',
        on: { 'resend.requested': { target: 'sending', actions: 'clearProblem' } },
      },
      sending: {
        description: 'The provider sends another message.',
        tags: 'busy',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context: { subject } }) => ({ subject }),
          onDone: { target: 'waiting', actions: ['setSentAt', { type: 'notifySent', params: outputOf }] },
          onError: { target: 'ready', actions: { type: 'setProblem', params: faultIn } },
        },
      },
    },
  });
