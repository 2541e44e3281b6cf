import { selectForm } from '../../kit/form.select';
import { check } from './personalInformation.rules';
import type { PersonalInformation } from './personalInformation.types';

export const selectPersonalInformation = selectForm<PersonalInformation>(check);
