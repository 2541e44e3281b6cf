import type { Stakeholder } from '../../../contract/onboarding/registration';
import { resource } from '../../kit/resource.machine';

/** Somebody who owns a part of the company, as the provider has them. */
export type Owner = Stakeholder;

export type Stakeholders = readonly Owner[];

/** Who owns the company. There is one of it: its key is empty. */
export const stakeholdersMachine = resource<Stakeholders, string>('stakeholders', {
  calls: ['listStakeholders'],
  req: ['ONB-10'],
  description: 'Lists the owners of the company.',
});
