import { selectForm } from '../../kit/form.select';
import { check } from './role.rules';

export const selectRole = selectForm(check);
