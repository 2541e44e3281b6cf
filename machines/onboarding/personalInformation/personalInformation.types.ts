import type { PersonalInformation as Saved } from '../../../contract/onboarding/onboarding';
import type { Chosen } from '../../kit/form.types';

type Paper = 'identification' | 'passportphoto' | 'proofofaddress';

/** The texts of the call, the files that are chosen now, and the names of those that were saved before. */
export type PersonalInformation = { readonly [Field in Exclude<keyof Saved, Paper>]: string } & {
  readonly [Field in Paper]: readonly Chosen[];
} & { readonly [Field in `${Paper}Saved`]: string };
