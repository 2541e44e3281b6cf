import { selectForm } from '../../kit/form.select';
import { check } from './businessInformation.rules';
import type { BusinessInformation } from './businessInformation.types';

export const selectBusinessInformation = selectForm<BusinessInformation>(check);
