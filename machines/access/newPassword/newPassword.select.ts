import { selectForm } from '../../kit/form.select';
import { check } from './newPassword.rules';

export const selectNewPassword = selectForm(check);
