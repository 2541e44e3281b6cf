import { type Cases, everyFault } from '../../kit/cases';
import { deedProperties } from '../../kit/deed.properties';
import type { Properties } from '../../kit/properties';
import { userStatusMachine } from './userStatus.machine';

export const userStatusCases = {
  inputs: {
    deactivated: { subject: { id: '3', name: 'Ngozi Eze', becomes: 'Inactive' } },
    activated: { subject: { id: '6', name: 'Kemi Ade', becomes: 'Active' } },
  },
  events: { 'deed.confirmed': { now: {} }, 'deed.dismissed': { now: {} } },
  ports: { do: { answers: { changed: { message: 'User updated successfully' } }, fails: everyFault } },
  children: {},
  remember: ({ subject }) => [subject.becomes],
} satisfies Cases<typeof userStatusMachine>;

const userStatusProperties = deedProperties('USR-01', 'changed') satisfies Properties<
  typeof userStatusMachine,
  typeof userStatusCases
>;

export const userStatusFlow = { machine: userStatusMachine, cases: userStatusCases, properties: userStatusProperties };
