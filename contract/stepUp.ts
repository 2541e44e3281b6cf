/**
 * Step-up: a change that weakens safety carries the password of the signed-in user again. No document shows it, so each such call is assumed
 * in this. Missing or wrong: 400 with a sentence of `said`. After too many wrong ones: 429, in one count with sign-in.
 */
import { type } from './schema';

export const Password = type('string <= 500');

/** `.and` it to the body of a call that always requires the password. */
export const StepUp = type({ password: Password });
