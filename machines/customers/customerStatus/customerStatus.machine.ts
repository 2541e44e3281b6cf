import { type StatusAction, USUAL_REASON } from '../../../contract/customers/customerStatuses';
import { LONGEST_REASON } from '../../../contract/limits';
import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';

export type { StatusAction } from '../../../contract/customers/customerStatuses';
export { LONGEST_REASON } from '../../../contract/limits';

/** The email stands for the customer, because the call names no id. */
export interface StatusChange {
  readonly email: string;
  readonly action: StatusAction;
}

/** CUS-03: blacklists or whitelists a customer after the merchant confirms the address and the reason. */
export const customerStatusMachine = confirmedAction<StatusChange, Said>('customerStatus', {
  calls: ['setCustomerStatus'],
  req: ['CUS-03'],
  description: 'Blacklists or whitelists a customer, with a reason.',
  reason: { initial: USUAL_REASON, longest: LONGEST_REASON },
  failureMessage: 'We couldn’t update the customer. Try again.',
  successMessage: 'Customer updated.',
});
