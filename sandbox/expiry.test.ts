/** What expires is valid until its moment, and no longer: a link, a code, a sign-in in progress, a token and an unverified payout. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertResendAllowed, sendCode, verifyCode } from './access/codes';
import { openLink, sendLink } from './access/links';
import { PASSWORD } from './access/people.seed';
import { sessionOf } from './access/session';
import { resendSignInCode, signIn } from './accounts/signIn';
import { standingClock } from './clock';
import type { OperationContext } from './context';
import type { Database } from './database/database';
import { payoutBatches } from './database/schema';
import { assertAwaitingCode, lockBatch } from './ledger/batches';
import { initiatePayout } from './payouts/payouts';
import { people } from './testing/client';
import { SETUP_MS, seededDatabase } from './testing/databases';
import { contextAtFixedTime, newestCode, newMerchant, toAda } from './testing/people';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

/** Uses what was made, at a later time. Throws if it has expired. */
type Use = (later: OperationContext) => Promise<unknown>;

const linkFor = (purpose: 'verification' | 'invitation') => async (context: OperationContext) => {
  let sent = '';
  const slot = { purpose, subject: crypto.randomUUID() };
  const path = (token: string) => {
    sent = token;
    return `/${token}`;
  };
  await sendLink(context.db, context.clock.now(), slot, { email: people.newcomer, path });
  return ({ db, clock }: OperationContext) => openLink(db, clock.now(), purpose, sent);
};

async function code(context: OperationContext): Promise<Use> {
  const slot = { purpose: 'swap', subject: crypto.randomUUID(), email: people.newcomer } as const;
  await sendCode(context.db, context.clock.now(), slot);
  const otp = await newestCode(context, slot);
  return async ({ db, clock }) => {
    const refusal = await verifyCode(db, clock.now(), slot, otp);
    if (refusal) throw refusal;
  };
}

async function signInAwaitingCode(context: OperationContext): Promise<Use> {
  await signIn(context, { email: people.owner, password: PASSWORD });
  return (later) => resendSignInCode(later, people.owner);
}

async function token(context: OperationContext): Promise<Use> {
  const signedIn = await signIn(context, { email: people.approver, password: PASSWORD });
  return (later) => sessionOf(later, signedIn?.accessToken);
}

async function unverifiedPayout(context: OperationContext): Promise<Use> {
  const actor = await newMerchant(context, 1_000_000_00n);
  await initiatePayout(context, actor, 'k', [toAda('60000')]);
  const [made] = await context.db.select().from(payoutBatches).where(eq(payoutBatches.businessId, actor.businessId));
  return async ({ db, clock }) => assertAwaitingCode(await lockBatch(db, actor, made?.id ?? ''), clock.now());
}

const HOUR = 3_600;
const EXPIRING: readonly (readonly [
  what: string,
  seconds: number,
  make: (context: OperationContext) => Promise<Use>,
  message: string,
])[] = [
  ['a link that verifies an email', 24 * HOUR, linkFor('verification'), 'This link has expired'],
  ['an invitation', 7 * 24 * HOUR, linkFor('invitation'), 'This link has expired'],
  ['a code', 300, code, 'OTP has expired'],
  ['a sign-in that awaits its code', 600, signInAwaitingCode, 'Please sign in again'],
  ['a token', HOUR, token, 'Please login again'],
  ['a payout that awaits its code', 24 * HOUR, unverifiedPayout, 'This payout was not verified in time and has failed'],
];

const laterBy = (context: OperationContext, milliseconds: number): OperationContext => ({
  ...context,
  clock: standingClock(context.clock.now().add({ milliseconds })),
});

describe('what expires', () => {
  it.each(EXPIRING)('%s is valid until %i seconds have passed, and not at that moment', async (_, seconds, make, message) => {
    const context = contextAtFixedTime(database.db);
    const use = await make(context);
    await expect(use(laterBy(context, seconds * 1000))).rejects.toMatchObject({ message });
    await use(laterBy(context, seconds * 1000 - 1));
  });

  it('another code may be sent after exactly a minute', () => {
    const { clock } = contextAtFixedTime(database.db);
    const now = clock.now();
    const resend = (milliseconds: number) => () => assertResendAllowed(now.add({ milliseconds }), now, 'code');
    expect(resend(60_000)).not.toThrow();
    expect(resend(59_999)).toThrow('Please wait 1 seconds before requesting another code');
  });
});
