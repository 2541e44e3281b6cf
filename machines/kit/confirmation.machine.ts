/**
 * The last look before something is done: what it will cost is asked for, shown, and confirmed. Nothing is sent from here.
 *
 * What can never happen: something is confirmed whose cost was not on screen, or which `may` forbids.
 */
import { assign, setup } from 'xstate';
import type { ConfirmationContext, ConfirmationEvent, ConfirmationInput, ConfirmationOutput } from './confirmation.types';
import { type Fault, faultGuards, faultIn } from './fault';
import { type PortFacts, port } from './port';

interface Parts<Subject, Quote> extends PortFacts {
  /** Whether the subject may be confirmed at this quote. The reason why not is told by the flow's select. */
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
      keepQuote: assign({ quote: (_, { quote }: { quote: Quote }) => quote, fault: null }),
      keepFault: assign({ fault: (_, fault: Fault) => fault }),
    },
  }).createMachine({
    id: 'confirmation',
    description: 'The merchant reads what will be done and what it costs.',
    context: ({ input }) => ({ subject: input.subject, quote: null, fault: null }),
    output: ({ event }) => event.output as ConfirmationOutput,
    initial: 'quoting',
    on: { 'confirmation.revised': '.revised', 'confirmation.dismissed': '.dismissed' },
    states: {
      quoting: {
        description: 'The provider is asked what it would cost.',
        tags: 'busy',
        invoke: {
          id: 'quote',
          src: 'quote',
          input: ({ context }) => ({ subject: context.subject }),
          onDone: { target: 'ready', actions: { type: 'keepQuote', params: ({ event }) => ({ quote: event.output }) } },
          onError: [
            { guard: { type: 'sessionExpired', params: faultIn }, target: 'sessionExpired' },
            { target: 'unquoted', actions: { type: 'keepFault', params: faultIn } },
          ],
        },
      },
      ready: {
        description: 'What it costs is on screen.',
        on: { 'confirmation.given': { guard: 'mayBeConfirmed', target: 'confirmed' } },
      },
      unquoted: {
        description: 'What it costs could not be asked for; it can be tried again, and nothing can be confirmed.',
        on: { retry: 'quoting' },
      },
      confirmed: { type: 'final', description: 'The merchant said yes.', output: { result: 'confirmed' } },
      revised: { type: 'final', description: 'The merchant wants to change something.', output: { result: 'revised' } },
      dismissed: { type: 'final', description: 'The merchant went away.', output: { result: 'dismissed' } },
      sessionExpired: { type: 'final', description: 'The session ended meanwhile.', output: { result: 'sessionExpired' } },
    },
  });
