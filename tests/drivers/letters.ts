/** Emails of the sandbox, and new people. */

import type { Sandbox } from '../../sandbox/start';
import type { LetterKind } from './driver';
import { fetchAgain } from './fetchAgain';
import { PASSWORD, providerOf } from './provider';

/** Returns an email that has not received anything yet. */
export const guest = () => `guest-${crypto.randomUUID()}@crafts.test`;

export function lettersOf(sandbox: Sandbox) {
  const { ask } = providerOf(sandbox);
  const invite = async (email: string) => {
    const answer = await fetchAgain(`${sandbox.address}/sandbox/invitations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, businessId: 1001, role: 'Viewer' }),
    });
    if (!answer.ok) throw new Error(`${email} could not be invited: ${answer.status}`);
  };
  /** Returns the token of the newest link that was sent to this email. */
  const tokenTo = async (email: string) => {
    const [latest] = await sandbox.outbox(email);
    return /\/(?:onboarding|email-verified)\/([\w-]+)/.exec(latest?.link ?? '')?.[1] ?? '';
  };
  const signUp = async (email: string, password = PASSWORD) => {
    const person = { firstName: 'Ada', lastName: 'Obi', userEmail: email, mobileNumber: '08012345678', name: 'Ada Crafts' };
    await ask('POST', '/dashboard/signup', {}, { ...person, password });
    return tokenTo(email);
  };
  /** Signs up a new person with a verified email. */
  const newPerson = async (email: string) =>
    ask('POST', '/dashboard/verify-email', {}, { token: await signUp(email), password: PASSWORD });

  /** Sends an email to a new address, and returns the token of its link. */
  const letter = async (kind: LetterKind) => {
    const to = guest();
    if (kind === 'passwordReset' || kind === 'invitationOfKnown') await newPerson(to);
    if (kind === 'passwordReset') await ask('POST', '/dashboard/forgot-password', {}, { identifier: to });
    else if (kind === 'verification') await signUp(to);
    else await invite(to);
    return { to, token: await tokenTo(to) };
  };
  return { invite, tokenTo, newPerson, letter };
}
