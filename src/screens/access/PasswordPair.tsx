import type { ComponentProps } from 'react';
import { PasswordField } from '../../ui/controls/PasswordField';

type Typed = Pick<ComponentProps<typeof PasswordField>, 'value' | 'onText' | 'problem' | 'waiting'>;

interface PasswordPairProps {
  readonly label: string;
  readonly password: Typed;
  readonly confirmation: Typed;
}

/** A new password, typed twice. Its rules show before any error. */
export function PasswordPair({ label, password, confirmation }: PasswordPairProps) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint="At least 8 characters, with a lowercase letter, an uppercase letter, a number and a special character."
        {...password}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...confirmation} />
    </>
  );
}
