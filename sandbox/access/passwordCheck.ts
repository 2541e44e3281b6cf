/** Checks the password of an email. Sign-in and settings that require it share one count of wrong attempts. */

import type { OperationContext } from '../context';
import type { Who } from '../events/trail.types';
import type { Refusal } from '../refusal';
import { hashOfPassword } from '../rules/secrets';
import { personOf, refused } from './actors';
import { userByEmail } from './people';
import { senderOf } from './senders';
import { signUpHashes } from './signUps';
import { attempt, clearFailures, recordFailure, tooSoon } from './tries';
import { FREE_TRIES } from './tries.rules';

interface Given {
  readonly email: string;
  readonly password: string;
  /** A signed-in user, for the audit trail. */
  readonly who?: Who;
}

/**
 * Returns the user of the email if the password is correct, and clears the failures of this sender. An unknown email, a known one and one that
 * awaits verification cost one hash each, so that the time of the response reveals nothing.
 * @param wrong the response to a wrong password; `what` names the attempts in the sentence of a 429
 * @param unverified the response for an email without an account if the password is that of a sign-up
 */
export async function userWithPassword(
  context: OperationContext,
  { email, password, who }: Given,
  wrong: Refusal,
  what: string,
  unverified: Refusal = wrong,
) {
  const { db, sender } = context;
  const tried = { purpose: 'password', email, from: await senderOf(context, email) } as const;
  const check = async () => {
    const user = await userByEmail(db, email);
    const signUps = await signUpHashes(db, email);
    const right = await hashOfPassword(password, user ? [user.passwordHash] : signUps, sender?.source);
    if (right !== undefined) {
      await clearFailures(db, tried);
      if (user) return user;
      throw unverified;
    }
    const now = context.clock.now();
    throw await db.transaction(async (tx) => {
      const failures = await recordFailure(tx, now, tried);
      const refusal = (failures > FREE_TRIES && (await tooSoon(tx, now, tried, what))) || wrong;
      // An unknown email is not recorded: it may be a password in the wrong field.
      if (user) await context.audit?.write(tx, who ?? (await personOf(tx, user)), refused(refusal));
      return refusal;
    });
  };
  return attempt(context, tried, check, what);
}
