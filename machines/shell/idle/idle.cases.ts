import { type Cases, everyFault } from '../../kit/flow/cases';
import type { idleMachine } from './idle.machine';
import { limitsFor } from './idle.rules';

export const idleCases = {
  inputs: { tenMinutes: limitsFor(10) },
  events: { 'stay.chosen': { now: {} } },
  ports: {
    watch: {
      answers: { quiet: { idleMs: 540_000 }, tooLong: { idleMs: 600_000 }, back: { idleMs: 0 } },
      fails: everyFault,
    },
    stay: { answers: { inTime: { idleMs: 570_000 }, tooLate: { idleMs: 3_600_000 } }, fails: everyFault },
  },
  children: {},
  // The watch for inactivity ends quietly. The watch for a return ends with a return or without one.
  possible: (snapshot, { kind, subject, name }) => {
    if (kind !== 'answers' || subject !== 'watch') return true;
    return snapshot.matches('active') ? name !== 'back' : name !== 'quiet';
  },
  remember: ({ timeoutMs }) => [timeoutMs],
} satisfies Cases<typeof idleMachine>;
