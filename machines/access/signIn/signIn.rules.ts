import type { Credentials } from './signIn.types';

/** SES-01: the button is disabled only when both fields are empty. */
export const hasAnything = ({ email, password }: Credentials) => email.trim() !== '' || password !== '';

export const isComplete = ({ email, password }: Credentials) => email.trim() !== '' && password !== '';
