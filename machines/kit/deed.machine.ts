/**
 * Something that is done once, and only after a yes: a person is taken out of a list, an account is closed.
 *
 * What can never happen: it is done without the yes; it is done again while it is being done; a failure is without a word. What failed can
 * be tried again or left.
 */
import { assign, emit, setup } from 'xstate';
import type { Emitted } from './emitted';
import { type Fault, faultGuards, faultIn, sentence } from './fault';
import { outputOf } from './params';
import { type PortFacts, port } from './port';

export interface DeedContext<Subject> {
  /** What it is done to, with the name that it is asked by. */
  readonly subject: Subject;
  readonly problem: string | null;
}

export type DeedEvent = { type: 'deed.confirmed' } | { type: 'deed.dismissed' };

export type DeedOutput = { readonly result: 'done' | 'dismissed' | 'sessionExpired' };

interface Parts<Subject, Answer> extends Pick<PortFacts, 'calls' | 'makes'> {
  readonly description: string;
  readonly req: string[];
  /** What is said when the provider refuses without words of its own. */
  readonly refusal: string;
  readonly says: (answer: Answer, subject: Subject) => string;
}

export const deed = <Subject, Answer extends object>(
  id: string,
  { description, req, refusal, says, ...facts }: Parts<Subject, Answer>,
) =>
  setup({
    types: {
      context: {} as DeedContext<Subject>,
      events: {} as DeedEvent,
      input: {} as { readonly subject: Subject },
      output: {} as DeedOutput,
      emitted: {} as Emitted,
      meta: {} as { req: string[] },
      tags: {} as 'busy',
    },
    actors: { do: port<Answer, { readonly subject: Subject }>(`${id}.do`, facts) },
    guards: { ...faultGuards },
    actions: {
      keepProblem: assign({ problem: (_, fault: Fault) => sentence(fault, refusal) }),
      forgetProblem: assign({ problem: null }),
      sayDone: emit(({ context }, given: Answer) => ({ type: 'notice', tone: 'good', text: says(given, context.subject) })),
      reportExpiry: emit({ type: 'sessionExpired' }),
    },
  }).createMachine({
    id,
    description,
    meta: { req },
    context: ({ input }) => ({ subject: input.subject, problem: null }),
    output: ({ event }) => event.output as DeedOutput,
    initial: 'asked',
    states: {
      asked: {
        description: 'The merchant is asked to confirm the action. Nothing has been sent.',
        on: { 'deed.confirmed': { target: 'doing', actions: 'forgetProblem' }, 'deed.dismissed': 'dismissed' },
      },
      doing: {
        description: 'The provider receives the request.',
        tags: 'busy',
        invoke: {
          id: 'do',
          src: 'do',
          input: ({ context }) => ({ subject: context.subject }),
          onDone: { target: 'done', actions: { type: 'sayDone', params: outputOf } },
          onError: [
            {
              guard: { type: 'sessionExpired', params: faultIn },
              target: 'sessionExpired',
              actions: ['reportExpiry', { type: 'keepProblem', params: faultIn }],
            },
            { target: 'asked', actions: { type: 'keepProblem', params: faultIn } },
          ],
        },
      },
      done: { type: 'final', description: 'The provider confirmed the action.', output: { result: 'done' } },
      dismissed: { type: 'final', description: 'The merchant cancelled.', output: { result: 'dismissed' } },
      sessionExpired: { type: 'final', description: 'The session expired.', output: { result: 'sessionExpired' } },
    },
  });
