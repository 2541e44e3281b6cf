/** Step-up: a change that weakens safety requires the password of the signed-in user, counted in one with sign-in. */
import { said } from '../../contract/common';
import type { OperationContext } from '../context';
import { Refusal } from '../refusal';
import { whoIs } from './actors';
import { userWithPassword } from './passwordCheck';
import type { Session } from './session';

interface Given<Body> {
  readonly body: Body;
}

interface Here {
  readonly context: OperationContext;
  readonly session: Session;
}

/**
 * Returns the check of a call's password, for `first` of `serveChange`: no transaction waits for the hash.
 * @param isNeeded by default always
 * @throws Refusal 400 without the password or with a wrong one, 429 after too many wrong ones
 */
export const passwordFirst =
  <Body extends { readonly password?: string }>(isNeeded: (body: Body) => boolean = () => true) =>
  async ({ body }: Given<Body>, { context, session }: Here): Promise<void> => {
    if (!isNeeded(body)) return;
    const { password = '' } = body;
    if (password === '') throw new Refusal(400, said.passwordMissing);
    const given = { email: session.email, password, who: whoIs(session) };
    await userWithPassword(context, given, new Refusal(400, said.passwordWrong), 'passwords');
  };
