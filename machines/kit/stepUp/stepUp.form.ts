/** Step-up in a form: the password is one of its fields. */
import type { FieldErrors, FieldOf, Fields } from '../form/form.types';
import { isAboutPassword, passwordError, type StepUp } from './stepUp.rules';

/** The rules of the other fields. */
interface Own<Values> {
  readonly validate?: (values: Values) => FieldErrors<Values>;
  readonly secrets?: readonly FieldOf<Values>[];
  readonly fieldOfError?: (said: string) => FieldOf<Values> | null;
}

/**
 * Returns what a form with a password declares, to be spread into its machine and its flow. Its view takes `validate` and its draft `secrets`,
 * so that no draft has the password.
 */
export function withPassword<Values extends Fields<Values> & StepUp>({ validate, secrets = [], fieldOfError }: Own<Values> = {}) {
  const ownPassword: FieldOf<Values> & 'password' = 'password';
  return {
    validate: (values: Values): FieldErrors<Values> => {
      const error = passwordError(values.password);
      const errors: FieldErrors<Values> = validate?.(values) ?? {};
      return error === null ? errors : { ...errors, [ownPassword]: error };
    },
    secrets: [...secrets, ownPassword],
    fieldOfError: (text: string): FieldOf<Values> | null =>
      isAboutPassword(text) ? ownPassword : (fieldOfError?.(text) ?? null),
  };
}
