import { selectForm } from '../../kit/form.select';
import { check } from './businessRegistration.rules';
import type { BusinessRegistration } from './businessRegistration.types';

export const selectBusinessRegistration = selectForm<BusinessRegistration>(check);
