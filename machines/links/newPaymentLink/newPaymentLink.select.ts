import { selectForm } from '../../kit/form.select';
import { check } from './newPaymentLink.rules';

export const selectNewPaymentLink = selectForm(check);
