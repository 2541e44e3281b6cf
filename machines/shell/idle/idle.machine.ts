/**
 * Ends a session after inactivity. After some minutes it shows a warning, and without an answer the session ends.
 *
 * What can never happen: a session continues after the limit because the computer slept, or because a person presses a key to wake it; it ends
 * without a warning, unless the computer slept.
 */
import { assign, setup } from 'xstate';
import { outputOf } from '../../kit/flow/params';
import { port } from '../../kit/flow/port';
import { assertPresent } from '../../kit/values/assertPresent';
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
  actions: { setIdleTime: assign({ idleMs: (_, { idleMs }: Quiet) => idleMs }) },
}).createMachine({
  id: 'idle',
  description: 'Detects inactivity and ends the session.',
  context: ({ input }) => ({ ...input, idleMs: 0 }),
  output: ({ event }) => assertPresent(event.output as IdleOutput, 'the reason the session ended'),
  initial: 'active',
  states: {
    active: {
      description: 'The merchant was active recently, in this tab or another tab of the session.',
      meta: { req: ['SES-11'] },
      invoke: {
        id: 'watchForQuiet',
        src: 'watch',
        input: ({ context }) => ({ untilMs: context.warnMs, orBack: false }),
        onDone: [
          { guard: { type: 'isOver', params: outputOf }, target: 'timedOut' },
          { target: 'warning', actions: { type: 'setIdleTime', params: outputOf } },
        ],
        onError: 'timedOut',
      },
    },
    warning: {
      description: 'The merchant has been inactive. A dialog counts down and asks whether to stay signed in.',
      meta: { req: ['SES-11'] },
      on: { 'stay.chosen': 'extending' },
      invoke: {
        id: 'watchForEnd',
        src: 'watch',
        input: ({ context }) => ({ untilMs: context.timeoutMs, orBack: true }),
        onDone: [{ guard: { type: 'isOver', params: outputOf }, target: 'timedOut' }, { target: 'active' }],
        onError: 'timedOut',
      },
    },
    extending: {
      description: 'The merchant chose to stay signed in, which is accepted unless the limit has passed.',
      meta: { req: ['SES-11'] },
      invoke: {
        id: 'stay',
        src: 'stay',
        onDone: [{ guard: { type: 'isOver', params: outputOf }, target: 'timedOut' }, { target: 'active' }],
        onError: 'timedOut',
      },
    },
    timedOut: {
      type: 'final',
      description: 'The merchant was inactive for too long, so the session must end.',
      meta: { req: ['SES-11'] },
      output: { result: 'timedOut' as const },
    },
  },
});
