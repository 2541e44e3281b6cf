/**
 * Whether anybody is still here. Nobody for some minutes, and the desk asks; nobody answers, and the session is over.
 *
 * What can never happen: a session goes on after the limit because the computer slept, or because whoever wakes it presses a key; it ends
 * without having been asked about, unless nobody was there to ask.
 */
import { assign, setup } from 'xstate';
import { assertPresent } from '../../kit/assertPresent';
import { outputOf } from '../../kit/params';
import { port } from '../../kit/port';
import { isOver } from './idle.rules';
import type { IdleContext, IdleEvent, IdleInput, IdleOutput, Quiet, Watch } from './idle.types';

export const idleMachine = setup({
  types: {
    context: {} as IdleContext,
    events: {} as IdleEvent,
    input: {} as IdleInput,
    output: {} as IdleOutput,
    meta: {} as { req?: string[] },
  },
  actors: {
    watch: port<Quiet, Watch>('idle.watch', { calls: [] }),
    stay: port<Quiet>('idle.stay', { calls: [] }),
  },
  guards: { isOver: ({ context }, quiet: Quiet) => isOver(quiet, context) },
  actions: { keepQuiet: assign({ quietMs: (_, { quietMs }: Quiet) => quietMs }) },
}).createMachine({
  id: 'idle',
  description: 'Detects inactivity and ends the session.',
  context: ({ input }) => ({ ...input, quietMs: 0 }),
  output: ({ event }) => assertPresent(event.output as IdleOutput, 'the reason the session ended'),
  initial: 'present',
  states: {
    present: {
      description: 'The merchant was active recently, in this tab or another tab of the session.',
      meta: { req: ['SES-11'] },
      invoke: {
        id: 'watchForQuiet',
        src: 'watch',
        input: ({ context }) => ({ untilMs: context.warnMs, orBack: false }),
        onDone: [
          { guard: { type: 'isOver', params: outputOf }, target: 'over' },
          { target: 'warned', actions: { type: 'keepQuiet', params: outputOf } },
        ],
        onError: 'over',
      },
    },
    warned: {
      description: 'The merchant has been inactive. A dialog counts down and asks whether to stay signed in.',
      meta: { req: ['SES-11'] },
      on: { 'stay.chosen': 'staying' },
      invoke: {
        id: 'watchForEnd',
        src: 'watch',
        input: ({ context }) => ({ untilMs: context.limitMs, orBack: true }),
        onDone: [{ guard: { type: 'isOver', params: outputOf }, target: 'over' }, { target: 'present' }],
        onError: 'over',
      },
    },
    staying: {
      description: 'The merchant chose to stay signed in, which is accepted unless the limit has passed.',
      meta: { req: ['SES-11'] },
      invoke: {
        id: 'stay',
        src: 'stay',
        onDone: [{ guard: { type: 'isOver', params: outputOf }, target: 'over' }, { target: 'present' }],
        onError: 'over',
      },
    },
    over: {
      type: 'final',
      description: 'The merchant was inactive for too long, so the session must end.',
      meta: { req: ['SES-11'] },
      output: { result: 'over' as const },
    },
  },
});
