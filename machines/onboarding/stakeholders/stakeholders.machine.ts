import type { Stakeholder } from '../../../contract/onboarding/registration';
import { resource } from '../../kit/resource/resource.machine';

/** A stakeholder as the provider returns it. */
export type Owner = Stakeholder;

export type Stakeholders = readonly Owner[];

/** The owners of the company. There is only one list, so its key is empty. */
export const stakeholdersMachine = resource<Stakeholders, string>('stakeholders', {
  calls: ['listStakeholders'],
  req: ['ONB-10'],
  description: 'Lists the owners of the company.',
});
