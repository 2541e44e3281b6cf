import type { Stakeholder } from '../../../contract/onboarding/registration';

/** Somebody who owns a part of the company, as the provider has them. */
export type Owner = Stakeholder;

export type Stakeholders = readonly Owner[];
