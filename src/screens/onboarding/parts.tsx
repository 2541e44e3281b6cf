/** Fields that several onboarding forms share. */
import type { ComponentProps } from 'react';
import { isMasked, LIMITS, PAPER_KINDS } from '../../../machines/onboarding/onboardingDetails/onboardingDetails.rules';
import { FilesField } from '../../ui/controls/FilesField';
import { TextField } from '../../ui/controls/TextField';

/** Ten digits after the country's dial code. */
export const Phone = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} leading="+234" inputMode="tel" autoComplete="tel-national" />
);

export const Digits = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} inputMode="numeric" autoComplete="off" />
);

/** A BVN, an NIN or the number of an identification. Some roles see only its end. */
export const IdentityNumber = ({ hint, ...props }: ComponentProps<typeof TextField>) => (
  <TextField
    {...props}
    autoComplete="off"
    hint={isMasked(props.value) ? 'Your role can see only the last 4 digits. Leave this as it is, or enter a new number.' : hint}
  />
);

export const Paper = (props: Omit<ComponentProps<typeof FilesField>, 'accept' | 'maxBytes'>) => (
  <FilesField hint="PNG, JPG, JPEG or PDF, up to 5 MB" {...props} accept={PAPER_KINDS} maxBytes={LIMITS.file} />
);

/** Returns the prop of the field: the same list for the same name, and an empty one without a name. */
export const savedAs = (name: string): readonly string[] => {
  const known = lists.get(name) ?? (name === '' ? [] : [name]);
  lists.set(name, known);
  return known;
};

const lists = new Map<string, readonly string[]>();
