import { type Cases, everyFault } from '../../kit/cases';
import type { idleMachine } from './idle.machine';
import { limitsFor } from './idle.rules';

export const idleCases = {
  inputs: { tenMinutes: limitsFor(10) },
  events: { 'stay.chosen': { now: {} } },
  ports: {
    watch: {
      answers: { quiet: { quietMs: 540_000 }, tooLong: { quietMs: 600_000 }, back: { quietMs: 0 } },
      fails: everyFault,
    },
    stay: { answers: { inTime: { quietMs: 570_000 }, tooLate: { quietMs: 3_600_000 } }, fails: everyFault },
  },
  children: {},
  // Who is watched for is quiet; who is waited for is back, or stays away.
  possible: (snapshot, { kind, subject, name }) => {
    if (kind !== 'answers' || subject !== 'watch') return true;
    return snapshot.matches('present') ? name !== 'back' : name !== 'quiet';
  },
  remember: ({ limitMs }) => [limitMs],
} satisfies Cases<typeof idleMachine>;
