/** What a test does outside of the page, against a sandbox of its own. */
import { guest, providerAt, type Reach, type SignedIn } from '../../atlas/exports/standalone/provider';
import type { Sandbox } from '../../sandbox/start';

export type { SignedIn };
export { guest };

const PASSWORD = 'Bluecrest#2026';

const otpFrom = (sandbox: Sandbox) => async (to: string) => {
  // A warning about wrong codes has no code.
  const latest = (await sandbox.outbox(to)).find((message) => message.otp);
  if (!latest?.otp) throw new Error(`No code was sent to ${to}.`);
  return latest.otp;
};

const invitedBy = (sandbox: Sandbox) => async (email: string) => {
  const answer = await fetch(`${sandbox.address}/sandbox/invitations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, businessId: 1001, role: 'Viewer' }),
  });
  if (!answer.ok) throw new Error(`${email} could not be invited: ${answer.status}`);
};

const reachOf = (sandbox: Sandbox): Reach => ({
  address: sandbox.address,
  accountOf: (email) => ({ email, password: PASSWORD }),
  codeFor: otpFrom(sandbox),
  linkTo: async (email) => (await sandbox.outbox(email))[0]?.link ?? '',
  passTime: (seconds) => sandbox.clock.advance(seconds),
  invite: invitedBy(sandbox),
});

export const providerOf = (sandbox: Sandbox) => ({ ...providerAt(reachOf(sandbox)), otp: otpFrom(sandbox) });
