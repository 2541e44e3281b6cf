import { deedProperties } from '../../kit/deed.properties';
import type { Properties } from '../../kit/properties';
import type { invitationResendCases } from './invitationResend.cases';
import type { invitationResendMachine } from './invitationResend.machine';

export const invitationResendProperties = deedProperties('USR-02', 'sent') satisfies Properties<
  typeof invitationResendMachine,
  typeof invitationResendCases
>;
