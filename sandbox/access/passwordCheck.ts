/** Checks the password of an address. Signing in and settings that ask for it again share one count of wrong tries. */

import { userByEmail } from '../people/people';
import type { Refusal } from '../refusal';
import { isPassword } from '../rules/secrets';
import type { World } from '../world';
import { attempt, countFailure, forgetFailures, tooSoon } from './tries';
import { FREE_TRIES } from './tries.rules';

interface Given {
  readonly email: string;
  readonly password: string;
}

/**
 * Returns the user of the address once the password is right. The caller forgets the failures.
 * @param wrong what a wrong password is answered; `what` names the tries in the sentence of a 429
 * @param pending what an address without an account is answered where the password is right all the same: the try counts as no failure
 */
export function userWithPassword(
  world: World,
  { email, password }: Given,
  wrong: Refusal,
  what: string,
  pending: () => Promise<Refusal | null> = async () => null,
) {
  const tried = { purpose: 'password', email } as const;
  const check = async () => {
    const user = await userByEmail(world.db, email);
    const right = await isPassword(password, user?.passwordHash);
    if (user && right) return user;
    const answer = user ? null : await pending();
    if (answer) {
      await forgetFailures(world.db, tried);
      throw answer;
    }
    const now = world.clock.now();
    throw await world.db.transaction(async (tx) => {
      const failures = await countFailure(tx, now, tried);
      return (failures > FREE_TRIES && (await tooSoon(tx, now, tried, what))) || wrong;
    });
  };
  return attempt(world, tried, check, what);
}
