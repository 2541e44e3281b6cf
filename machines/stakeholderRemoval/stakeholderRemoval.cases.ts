import { type Cases, everyFault } from '../kit/cases';
import type { stakeholderRemovalMachine } from './stakeholderRemoval.machine';

export const stakeholderRemovalCases = {
  inputs: { kunle: { subject: { id: '3', name: 'Kunle Obi' } } },
  events: { 'deed.confirmed': { now: {} }, 'deed.dismissed': { now: {} } },
  ports: { do: { answers: { deleted: { message: 'Stakeholder deleted' } }, fails: everyFault } },
  children: {},
  // After an expiry the whole dashboard is gone.
  possible: ({ context }) => context.problem !== 'Please login again',
  remember: ({ problem }) => [problem === 'Please login again'],
} satisfies Cases<typeof stakeholderRemovalMachine>;
