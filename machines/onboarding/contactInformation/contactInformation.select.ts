import { selectForm } from '../../kit/form.select';
import { check } from './contactInformation.rules';
import type { ContactInformation } from './contactInformation.types';

export const selectContactInformation = selectForm<ContactInformation>(check);
