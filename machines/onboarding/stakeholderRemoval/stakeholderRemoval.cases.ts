import { type Cases, everyFault } from '../../kit/cases';
import type { stakeholderRemovalMachine } from './stakeholderRemoval.machine';

export const stakeholderRemovalCases = {
  inputs: { kunle: { subject: { id: '3', name: 'Kunle Obi' } } },
  events: { 'deed.confirmed': { now: {} }, 'deed.dismissed': { now: {} } },
  ports: { do: { answers: { deleted: { message: 'Stakeholder deleted' } }, fails: everyFault } },
  children: {},
  remember: () => [],
} satisfies Cases<typeof stakeholderRemovalMachine>;
