/** The deployment under test. The values are those of the sandbox; environment variables name another deployment. */
const { env } = process;

/** APP_ADDRESS: where the app is. */
export const address = env.APP_ADDRESS ?? 'http://localhost:4173';

/** APP_API_ADDRESS: where the provider is, if it is not at the address of the app. */
export const apiAddress = env.APP_API_ADDRESS ?? address;

/** APP_SANDBOX=no: the deployment has no outbox, no clock and no reset. */
const isSandbox = env.APP_SANDBOX !== 'no';

export interface Account {
  readonly email: string;
  readonly password: string;
  /** A fixed one-time password of a test account. */
  readonly code: string | undefined;
}

const PASSWORD = 'Bluecrest#2026';

const account = (variable: string, email: string): Account => ({
  email: env[`${variable}_EMAIL`] ?? email,
  password: env[`${variable}_PASSWORD`] ?? PASSWORD,
  code: env[`${variable}_CODE`],
});

/** The accounts that the tests name. AMAKA_EMAIL, AMAKA_PASSWORD and AMAKA_CODE replace the first one, and so on. */
export const accounts: Readonly<Record<string, Account>> = {
  'amaka.obi@bluecrest.test': account('AMAKA', 'amaka.obi@bluecrest.test'),
  'tunde.bello@bluecrest.test': account('TUNDE', 'tunde.bello@bluecrest.test'),
  'ngozi.eze@bluecrest.test': account('NGOZI', 'ngozi.eze@bluecrest.test'),
  'ife.adeyemi@newleaf.test': account('IFE', 'ife.adeyemi@newleaf.test'),
  'musa.garba@harbour.test': account('MUSA', 'musa.garba@harbour.test'),
};

interface Mail {
  readonly otp: string;
  readonly link: string | null;
}

/** The account that the tests call by this name, or a new person with this email. */
export const accountOf = (name: string): Account => accounts[name] ?? { email: name, password: PASSWORD, code: undefined };

async function mailsTo(email: string): Promise<readonly Mail[]> {
  const response = await fetch(`${address}/sandbox/outbox?to=${encodeURIComponent(email)}`);
  const { messages }: { readonly messages: readonly Mail[] } = await response.json();
  return messages;
}

/** Returns the last one-time password of an account. */
export async function codeFor(name: string): Promise<string> {
  const { email, code } = accountOf(name);
  if (code !== undefined) return code;
  if (!isSandbox) throw new Error(`Set the one-time password of ${name}: see deployment.ts.`);
  const latest = (await mailsTo(email)).find(({ otp }) => otp !== '');
  if (!latest) throw new Error(`No code was sent to ${email}.`);
  return latest.otp;
}

/** Returns the link in the last email to this address. */
export async function linkTo(email: string): Promise<string> {
  if (!isSandbox) throw new Error(`Nobody reads the emails to ${email}: see deployment.ts.`);
  return (await mailsTo(email))[0]?.link ?? '';
}

const control = (path: string, body: object) =>
  fetch(`${address}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Moves the provider's clock, or waits. */
export async function passTime(seconds: number): Promise<void> {
  if (isSandbox) await control('clock', { advanceSeconds: seconds });
  else await new Promise((done) => setTimeout(done, seconds * 1_000));
}

/** Returns whether the data is as seeded again. Another deployment keeps its data. */
export async function resetData(): Promise<boolean> {
  return isSandbox && (await control('reset', {})).ok;
}

/** Invites a person to the first business. */
export async function invite(email: string): Promise<void> {
  if (!isSandbox) throw new Error('Only a sandbox sends an invitation on request.');
  const { ok, status } = await control('invitations', { email, businessId: 1001, role: 'Viewer' });
  if (!ok) throw new Error(`${email} could not be invited: ${status}`);
}
