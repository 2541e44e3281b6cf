import { selectForm } from '../../kit/form.select';
import { check } from './twoFactorOff.rules';

export const selectTwoFactorOff = selectForm(check);
