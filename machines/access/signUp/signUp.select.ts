import { selectForm } from '../../kit/form.select';
import { check } from './signUp.rules';

export const selectSignUp = selectForm(check);
