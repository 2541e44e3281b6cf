import { PasswordField } from '../../ui/controls/PasswordField';

export interface StepUpGiven {
  readonly value: string;
  /** What is wrong with the password that was sent, or that is missing. */
  readonly problem?: string | null | undefined;
  /** The change is being sent, so the password can't change. */
  readonly waiting?: boolean;
  readonly onText: (text: string) => void;
}

/** The signed-in user's password, before a change that weakens safety. */
export const StepUpField = (given: StepUpGiven) => (
  <PasswordField label="Password" autoComplete="current-password" hint="The password you sign in with." {...given} />
);
