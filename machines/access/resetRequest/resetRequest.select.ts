import { selectForm } from '../../kit/form.select';
import { check } from './resetRequest.rules';

export const selectResetRequest = selectForm(check);
