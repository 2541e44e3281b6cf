import { selectForm } from '../../kit/form.select';
import { check } from './newBusiness.rules';

export const selectNewBusiness = selectForm(check);
