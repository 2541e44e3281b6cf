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
  /** The record that the action changes, with the name that the question shows. */
  readonly subject: Subject;
  readonly problem: string | null;
}

export type ConfirmedActionEvent = { type: 'action.confirmed' } | { type: 'action.dismissed' };

export type ConfirmedActionOutput = { readonly result: 'succeeded' | 'dismissed' | 'sessionExpired' };

interface Parts<Subject, Answer> extends Pick<PortFacts, 'calls' | 'makes'> {
  readonly description: string;
  readonly req: string[];
  /** The message for a refusal that has none. */
  readonly refusal: string;
  readonly says: (answer: Answer, subject: Subject) => string;
}

export const confirmedAction = <Subject, Answer extends object>(
  id: string,
  { description, req, refusal, says, ...facts }: Parts<Subject, Answer>,
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
    guards: { ...faultGuards },
    actions: {
      keepProblem: assign({ problem: (_, fault: Fault) => sentence(fault, refusal) }),
      forgetProblem: assign({ problem: null }),
      sayDone: emit(({ context }, answer: Answer) => ({ type: 'notice', tone: 'good', text: says(answer, context.subject) })),
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
        on: { 'action.confirmed': { target: 'submitting', actions: 'forgetProblem' }, 'action.dismissed': 'dismissed' },
      },
      submitting: {
        description: 'The provider receives the request.',
        tags: 'busy',
        invoke: {
          id: 'do',
          src: 'do',
          input: ({ context }) => ({ subject: context.subject }),
          onDone: { target: 'succeeded', actions: { type: 'sayDone', params: outputOf } },
          onError: [
            {
              guard: { type: 'sessionExpired', params: faultIn },
              target: 'sessionExpired',
              actions: ['reportExpiry', { type: 'keepProblem', params: faultIn }],
            },
            { target: 'confirming', actions: { type: 'keepProblem', params: faultIn } },
          ],
        },
      },
      succeeded: { type: 'final', description: 'The provider confirmed the action.', output: { result: 'succeeded' } },
      dismissed: { type: 'final', description: 'The merchant cancelled.', output: { result: 'dismissed' } },
      sessionExpired: { type: 'final', description: 'The session expired.', output: { result: 'sessionExpired' } },
    },
  });
