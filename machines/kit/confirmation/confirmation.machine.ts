/**
 * Loads and shows the cost of an action, and asks the merchant to confirm it. It sends nothing itself.
 *
 * The merchant can only confirm a cost that was shown and that `may` allows.
 */
import { assign, setup } from 'xstate';
import { type Fault, faultGuards, faultIn, onExpiry } from '../flow/fault';
import { type PortFacts, port } from '../flow/port';
import type { ConfirmationContext, ConfirmationEvent, ConfirmationInput, ConfirmationOutput } from './confirmation.types';

interface Parts<Subject, Quote> extends PortFacts {
  /** Whether the subject may be confirmed at this quote. The flow's select says why not. */
  readonly may: (subject: Subject, quote: Quote) => boolean;
}

export const confirmationMachine = <Subject extends object, Quote extends object>({ name, calls, may }: Parts<Subject, Quote>) =>
  setup({
    types: {
      context: {} as ConfirmationContext<Subject, Quote>,
      events: {} as ConfirmationEvent,
      input: {} as ConfirmationInput<Subject>,
      output: {} as ConfirmationOutput,
      tags: {} as 'busy',
    },
    actors: { quote: port<Quote, ConfirmationInput<Subject>>(name, { calls }) },
    guards: {
      mayBeConfirmed: ({ context: { subject, quote } }) => quote !== null && may(subject, quote),
      ...faultGuards,
    },
    actions: {
      setQuote: assign({ quote: (_, { quote }: { quote: Quote }) => quote, fault: null }),
      setFault: assign({ fault: (_, fault: Fault) => fault }),
    },
  }).createMachine({
    id: 'confirmation',
    description: 'Asks the merchant to confirm an action and its cost.',
    context: ({ input }) => ({ subject: input.subject, quote: null, fault: null }),
    output: ({ event }) => event.output as ConfirmationOutput,
    initial: 'quoting',
    on: { 'confirmation.revised': '.revised', 'confirmation.dismissed': '.dismissed' },
    states: {
      quoting: {
        description: 'The provider returns the cost.',
        tags: 'busy',
        invoke: {
          id: 'quote',
          src: 'quote',
          input: ({ context }) => ({ subject: context.subject }),
          onDone: { target: 'ready', actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) } },
          onError: [onExpiry, { target: 'quoteFailed', actions: { type: 'setFault', params: faultIn } }],
        },
      },
      ready: {
        description: 'The cost is shown, and the merchant can confirm.',
        on: { 'confirmation.confirmed': { guard: 'mayBeConfirmed', target: 'confirmed' } },
      },
      quoteFailed: {
        description: 'The cost failed to load. The merchant can retry but cannot confirm.',
        on: { retry: 'quoting' },
      },
      confirmed: { type: 'final', description: 'The merchant confirmed.', output: { result: 'confirmed' } },
      revised: { type: 'final', description: 'The merchant wants to make a change.', output: { result: 'revised' } },
      dismissed: { type: 'final', description: 'The merchant left this step.', output: { result: 'dismissed' } },
      sessionExpired: { type: 'final', description: 'The session expired.', output: { result: 'sessionExpired' } },
    },
  });
