import type { BusinessInformation as Saved } from '../../../contract/onboarding/onboarding';
import type { Chosen } from '../../kit/form.types';

/** The texts of the call, the logo that is chosen now, and the name of the one that was saved before. */
export type BusinessInformation = { readonly [Field in Exclude<keyof Saved, 'logo'>]: string } & {
  readonly logo: readonly Chosen[];
  readonly logoSaved: string;
};
