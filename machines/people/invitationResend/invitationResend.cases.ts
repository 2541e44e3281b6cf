import { type Cases, everyFault } from '../../kit/cases';
import type { invitationResendMachine } from './invitationResend.machine';

export const invitationResendCases = {
  inputs: { chidi: { subject: { id: 'invitation-1', email: 'chidi@crafts.test' } } },
  events: { 'deed.confirmed': { now: {} }, 'deed.dismissed': { now: {} } },
  ports: { do: { answers: { sent: { message: 'The invitation was sent again' } }, fails: everyFault } },
  children: {},
  remember: () => [],
} satisfies Cases<typeof invitationResendMachine>;
