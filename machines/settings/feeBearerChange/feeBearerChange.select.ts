import { selectForm } from '../../kit/form.select';
import { check } from './feeBearerChange.rules';

export const selectFeeBearerChange = selectForm(check);
