import { resource } from '../../kit/resource.machine';
import type { Stakeholders } from './stakeholders.types';

/** Who owns the company. There is one of it: its key is empty. */
export const stakeholdersMachine = resource<Stakeholders, string>('stakeholders', {
  calls: ['listStakeholders'],
  req: ['ONB-10'],
  description: 'Who owns the company.',
});
