import { type Cases, everyFault } from '../../kit/cases';
import { deedProperties } from '../../kit/deed.properties';
import type { Properties } from '../../kit/properties';
import { invitationResendMachine } from './invitationResend.machine';

export const invitationResendCases = {
  inputs: { chidi: { subject: { id: 'invitation-1', email: 'chidi@crafts.test' } } },
  events: { 'deed.confirmed': { now: {} }, 'deed.dismissed': { now: {} } },
  ports: { do: { answers: { sent: { message: 'The invitation was sent again' } }, fails: everyFault } },
  children: {},
  remember: () => [],
} satisfies Cases<typeof invitationResendMachine>;

const invitationResendProperties = deedProperties('USR-02', 'sent') satisfies Properties<
  typeof invitationResendMachine,
  typeof invitationResendCases
>;

export const invitationResendFlow = {
  machine: invitationResendMachine,
  cases: invitationResendCases,
  properties: invitationResendProperties,
};
