/** How a test signs up, signs in and asks for a password, at the sandbox that `sandbox` returns. */
import { account } from '../../contract/access/account';
import { session } from '../../contract/access/session';
import type { Sandbox } from '../start';
import { send } from './client';

/** A password that keeps every rule, and is not the one of the seed. */
export const NEW = 'Newleaf#2027';
export const NOBODY = 'nobody@nowhere.test';
export const ada = {
  firstName: 'Adaọma',
  lastName: "O'Neil-Ọláitan",
  userEmail: 'ada@crafts.test',
  mobileNumber: '08012345678',
  name: 'Ada & Daughters',
  password: NEW,
};

export function accountsOf(sandbox: () => Sandbox) {
  const newest = async (to: string) => (await sandbox().outbox(to))[0];
  return {
    newest,
    login: (Email: string, Password: string) => send(sandbox(), session.login, { body: { Email, Password } }),
    ask: (identifier: string) => send(sandbox(), account.requestPasswordReset, { body: { identifier } }),
    signUp: (more: Partial<typeof ada> = {}) => send(sandbox(), account.signUp, { body: { ...ada, ...more } }),
    verify: (token: string, password = NEW) => send(sandbox(), account.verifyEmail, { body: { token, password } }),
    /** The token of the newest link that was sent to this address. */
    tokenFor: async (to: string) => (await newest(to))?.link?.split('/').at(-1) ?? '',
  };
}
