import { selectForm } from '../../kit/form.select';
import { check } from './virtualAccount.rules';

export const selectVirtualAccount = selectForm(check);
