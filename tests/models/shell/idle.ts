import type { idleCases } from '../../../machines/shell/idle/idle.cases';
import type { idleMachine } from '../../../machines/shell/idle/idle.machine';
import { ending, type Model, type StateOf } from '../model';

const CLOCK = 'Looking at a clock does not fail.';

/** Inactivity, in a user's words. */
export const idleModel = {
  req: ['SES-11'],
  starts: { tenMinutes: { path: '/dashboard', as: 'tunde.bello@bluecrest.test', holds: ['idle.watch', 'idle.stay'] } },
  events: {
    'stay.chosen': async (I, _: object, ahead) => {
      await (ahead('stay')?.name === 'tooLate' ? I.pressAfter(3_600_000, 'Stay signed in') : I.press('Stay signed in'));
    },
  },
  ports: {
    watch: async (I, payload: { idleMs: number }, _, step) => {
      await I.see('Bluecrest Stores');
      if (step.kind === 'answers') await I.quietFor(payload.idleMs);
      await I.answer('idle.watch', ending(step, payload));
    },
    stay: (I, payload: object, _, step) => I.answer('idle.stay', ending(step, payload)),
  },
  children: {},
  states: {
    active: (I) => I.seeNoDialog(),
    warning: (I) => I.see('Are you still there?'),
    extending: (I) => I.seeNoDialog(),
    timedOut: (I) => I.see('You were logged out due to inactivity'),
  },
  outOfReach: {
    'idle.active | xstate.error.actor.watchForQuiet | 0': CLOCK,
    'idle.warning | xstate.error.actor.watchForEnd | 0': CLOCK,
    'idle.extending | xstate.error.actor.stay | 0': CLOCK,
  },
} satisfies Model<typeof idleCases, StateOf<typeof idleMachine>>;
