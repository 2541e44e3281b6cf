import { type Cases, everyFault } from '../../kit/cases';
import { deedProperties } from '../../kit/deed.properties';
import type { Properties } from '../../kit/properties';
import { stakeholderRemovalMachine } from './stakeholderRemoval.machine';

export const stakeholderRemovalCases = {
  inputs: { kunle: { subject: { id: '3', name: 'Kunle Obi' } } },
  events: { 'deed.confirmed': { now: {} }, 'deed.dismissed': { now: {} } },
  ports: { do: { answers: { deleted: { message: 'Stakeholder deleted' } }, fails: everyFault } },
  children: {},
  remember: () => [],
} satisfies Cases<typeof stakeholderRemovalMachine>;

const stakeholderRemovalProperties = deedProperties('ONB-10', 'deleted') satisfies Properties<
  typeof stakeholderRemovalMachine,
  typeof stakeholderRemovalCases
>;

export const stakeholderRemovalFlow = {
  machine: stakeholderRemovalMachine,
  cases: stakeholderRemovalCases,
  properties: stakeholderRemovalProperties,
};
