import type { Stakeholder as Saved } from '../../../contract/onboarding/registration';

export type Stakeholder = { readonly [Field in Exclude<keyof Saved, 'id'>]: string };
