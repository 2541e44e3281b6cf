import { LONGEST_REASON } from '../../../contract/limits';
import { actionFlow } from '../../kit/confirmation/action.flow';
import { subjectProperties } from '../../kit/confirmation/confirmedAction.properties';
import { customerStatusMachine, type StatusChange } from './customerStatus.machine';

const LIST = '/dashboard/business/customers?keyword=ada.abiola&by=email';

export const customerStatusFlow = actionFlow(customerStatusMachine, {
  starts: { ada: { subject: { email: 'ada.abiola@customer.test', action: 'blacklist' } } },
  properties: subjectProperties<StatusChange>('CUS-03', 'customer'),
  answers: { changed: { message: 'Customer blacklisted successfully' } },
  reason: {
    label: 'Reason',
    longest: LONGEST_REASON,
    typed: { other: 'Three disputed payments', none: '' },
  },
  screen: { path: `${LIST}&status-of=ada.abiola@customer.test`, as: 'amaka.obi@bluecrest.test' },
  dialog: {
    question: 'Blacklist this customer?',
    confirm: 'Blacklist Customer',
    dismiss: 'Cancel',
  },
});
