/**
 * Step-up: the merchant gives the password again before a change that weakens safety, so that nobody makes it at an unattended session. A form
 * declares it with `stepUp.form.ts`, a confirmed action with `stepUp: true`, and any other machine with `stepUp.parts.ts`.
 */
import type { said } from '../../../contract/common';

export interface StepUp {
  /** Empty where none is needed. */
  readonly password: string;
}

export const noPassword: StepUp = { password: '' };

/** Returns the error of a password before it is sent, or null. */
export const passwordError = (password: string): string | null => (password === '' ? 'Password is required!' : null);

const ABOUT_THE_PASSWORD: readonly string[] = ['Enter your password', 'Incorrect password'] satisfies readonly (typeof said)[
  | 'passwordMissing'
  | 'passwordWrong'][];

/** Whether a refusal belongs at the field. Too many wrong passwords do not: another one is not the way out. */
export const isAboutPassword = (text: string): boolean => ABOUT_THE_PASSWORD.includes(text);
