import { selectForm } from '../../kit/form.select';
import { check } from './stakeholder.rules';
import type { Stakeholder } from './stakeholder.types';

export const selectStakeholder = selectForm<Stakeholder>(check);
