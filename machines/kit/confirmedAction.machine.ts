/**
 * A mutation that needs a confirmation and never runs twice at once, such as deleting a beneficiary. A failure always shows a message, and
 * the merchant can retry or cancel.
 */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from './emitted';
import { type Fault, faultGuards, faultIn, sentence } from './fault';
import { outputOf } from './params';
import { type PortFacts, port } from './port';

export interface ConfirmedActionContext<Subject> {
  /** The record that the action changes, with the name that the dialog shows. */
  readonly subject: Subject;
  readonly problem: string | null;
}

export type ConfirmedActionEvent = { type: 'action.confirmed' } | { type: 'action.dismissed' };

export type ConfirmedActionOutput = { readonly result: 'succeeded' | 'dismissed' | 'sessionExpired' };

interface Parts<Subject, Answer> extends Pick<PortFacts, 'calls' | 'callsOneOf'> {
  readonly description: string;
  readonly req: string[];
  /** Whether the action may run on this record. By default it may. The provider decides in any case. */
  readonly isAllowed?: (subject: Subject) => boolean;
  /** The message for a refusal without one. */
  readonly failureMessage: string;
  readonly successMessage: (answer: Answer, subject: Subject) => string;
}

export const confirmedAction = <Subject, Answer extends object>(
  id: string,
  { description, req, isAllowed = () => true, failureMessage, successMessage, ...facts }: Parts<Subject, Answer>,
) =>
  setup({
    types: {
      context: {} as ConfirmedActionContext<Subject>,
      events: {} as ConfirmedActionEvent,
      input: {} as { readonly subject: Subject },
      output: {} as ConfirmedActionOutput,
      emitted: {} as Emitted,
      meta: {} as { req: string[] },
      tags: {} as 'busy',
    },
    actors: { do: port<Answer, { readonly subject: Subject }>(`${id}.do`, facts) },
    guards: { isAllowed: ({ context }) => isAllowed(context.subject), ...faultGuards },
    actions: {
      setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, failureMessage) }),
      clearProblem: assign({ problem: null }),
      notifyDone: emit(({ context }, answer: Answer) => ({
        type: 'notice',
        tone: 'good',
        text: successMessage(answer, context.subject),
      })),
      reportExpiry: emit({ type: 'sessionExpired' }),
    },
  }).createMachine({
    id,
    description,
    meta: { req },
    context: ({ input }) => ({ subject: input.subject, problem: null }),
    output: ({ event }) => event.output as ConfirmedActionOutput,
    initial: 'confirming',
    states: {
      confirming: {
        description: 'The merchant is asked to confirm the action. Nothing has been sent.',
        on: {
          'action.confirmed': { guard: 'isAllowed', target: 'submitting', actions: 'clearProblem' },
          'action.dismissed': 'dismissed',
        },
      },
      submitting: {
        description: 'The provider receives the request.',
        tags: 'busy',
        invoke: {
          id: 'do',
          src: 'do',
          input: ({ context }) => ({ subject: context.subject }),
          onDone: { target: 'succeeded', actions: { type: 'notifyDone', params: outputOf } },
          onError: [
            {
              guard: { type: 'sessionExpired', params: faultIn },
              target: 'sessionExpired',
              actions: ['reportExpiry', { type: 'setProblem', params: faultIn }],
            },
            { target: 'confirming', actions: { type: 'setProblem', params: faultIn } },
          ],
        },
      },
      succeeded: { type: 'final', description: 'The provider confirmed the action.', output: { result: 'succeeded' } },
      dismissed: { type: 'final', description: 'The merchant cancelled.', output: { result: 'dismissed' } },
      sessionExpired: { type: 'final', description: 'The session expired.', output: { result: 'sessionExpired' } },
    },
  });
