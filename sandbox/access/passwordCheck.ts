/** Checks the password of an email. Sign-in and settings that require it share one count of wrong attempts. */

import { personOf, refused } from '../audit/people';
import type { Who } from '../audit/trail.types';
import type { OperationContext } from '../context';
import { userByEmail } from '../people/people';
import type { Refusal } from '../refusal';
import { isPassword } from '../rules/secrets';
import { attempt, clearFailures, recordFailure, tooSoon } from './tries';
import { FREE_TRIES } from './tries.rules';

interface Given {
  readonly email: string;
  readonly password: string;
  /** A signed-in user, for the audit trail. */
  readonly who?: Who;
}

/**
 * Returns the user of the email if the password is correct. The caller clears the failures.
 * @param wrong the response to a wrong password; `what` names the attempts in the sentence of a 429
 * @param pending the response for an email without an account if the password is correct anyway: it counts as no failure
 */
export function userWithPassword(
  context: OperationContext,
  { email, password, who }: Given,
  wrong: Refusal,
  what: string,
  pending: () => Promise<Refusal | null> = async () => null,
) {
  const tried = { purpose: 'password', email } as const;
  const check = async () => {
    const user = await userByEmail(context.db, email);
    const right = await isPassword(password, user?.passwordHash);
    if (user && right) return user;
    const answer = user ? null : await pending();
    if (answer) {
      await clearFailures(context.db, tried);
      throw answer;
    }
    const now = context.clock.now();
    throw await context.db.transaction(async (tx) => {
      const failures = await recordFailure(tx, now, tried);
      const refusal = (failures > FREE_TRIES && (await tooSoon(tx, now, tried, what))) || wrong;
      // An unknown email is not recorded: it may be a password in the wrong field.
      if (user) await context.audit?.write(tx, who ?? (await personOf(tx, user)), refused(refusal));
      return refusal;
    });
  };
  return attempt(context, tried, check, what);
}
