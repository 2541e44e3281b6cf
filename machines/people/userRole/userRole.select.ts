import { selectForm } from '../../kit/form.select';
import { check } from './userRole.rules';

export const selectUserRole = selectForm(check);
