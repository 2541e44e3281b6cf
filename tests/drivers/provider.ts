/** The sandbox for another client: what a test does outside of the page. */

import { formDataOf } from '../../contract/multipart';
import { FORMER_NAME } from '../../sandbox/payouts/beneficiaries.seed';
import type { Sandbox } from '../../sandbox/start';
import type { Account, Saved, Start } from './driver';
import { fetchAgain } from './fetchAgain';

export const PASSWORD = 'Bluecrest#2026';

type Json = Readonly<Record<string, unknown>>;

export interface SignedIn {
  readonly token: string;
  /** The owner of the page's bookmarks. */
  readonly owner: string;
}

export function providerOf(sandbox: Sandbox) {
  const ask = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: object,
  ) => {
    const answer = await fetchAgain(`${sandbox.address}/subsidiary${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json: Json = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${String(json.message)}`);
    return json;
  };
  const otp = async (to: string) => {
    // A warning about wrong codes has no code.
    const latest = (await sandbox.outbox(to)).find((message) => message.otp);
    if (!latest?.otp) throw new Error(`No code was sent to ${to}.`);
    return latest.otp;
  };
  const tokenIn = (answer: Json) => {
    const { token } = answer;
    return typeof token === 'object' && token !== null && 'accessToken' in token ? String(token.accessToken) : null;
  };
  const signIn = async (email: Account): Promise<SignedIn> => {
    const first = tokenIn(await ask('POST', '/dashboard/login', {}, { Email: email, Password: PASSWORD }));
    const token = first ?? tokenIn(await ask('POST', '/dashboard/complete/login', {}, { email, otp: await otp(email) }));
    if (!token) throw new Error(`${email} could not be signed in.`);
    const { user, activeSubsidiary, envronmentDetail } = await ask('GET', '/dashboard/me', { authorization: `Bearer ${token}` });
    return { token, owner: `${String(Object(user).id)}:${String(activeSubsidiary)}:${String(Object(envronmentDetail).name)}` };
  };
  const headersOf = ({ token, owner }: SignedIn) => ({
    authorization: `Bearer ${token}`,
    subsidiary_id: owner.split(':')[1] ?? '',
  });

  /** Sets the default business. The active one stays. */
  const makeDefault = async (who: SignedIn, businessId: string) => {
    const [, here = ''] = who.owner.split(':');
    const { authorization } = headersOf(who);
    const choose = (subsidiaryId: string, setAsDefault: boolean) =>
      ask('POST', '/dashboard/session/set-subsidiary', { authorization }, { subsidiaryId, setAsDefault });
    await choose(businessId, true);
    if (businessId !== here) await choose(here, false);
  };

  /** Creates a payout of 60,000.00 NGN that awaits its code, and returns its id. */
  const awaitingPayout = async (who: SignedIn) => {
    const detail = {
      type: 'Bank',
      AccountName: 'ADA OKAFOR',
      recipientName: 'ADA OKAFOR',
      accountNumber: '0123456789',
      bankCode: '058',
      amount: '60000.00',
      debitCurrency: 'NGN',
      creditCurrency: 'NGN',
      description: 'Rent',
    };
    const key = crypto.randomUUID();
    await ask('POST', '/payout/initiate', { ...headersOf(who), 'idempotency-key': key }, { payoutDetails: [detail] });
    const { items } = await ask('GET', '/payout/all?pageNumber=1&pageSize=1', headersOf(who));
    return String(Object(Array.isArray(items) ? items[0] : null).payoutId);
  };
  /** Returns the id of the newest other payout. */
  const anotherPayout = async (who: SignedIn, than: string) => {
    const { items } = await ask('GET', '/payout/all?pageNumber=1&pageSize=2', headersOf(who));
    const ids = Array.isArray(items) ? items.map((item) => String(Object(item).payoutId)) : [];
    return ids.find((id) => id !== than) ?? '';
  };
  /** Refunds NGN 20.00 of a card payment of which nothing went back yet, and returns its payment reference. */
  const refundable = async (who: SignedIn) => {
    const list = '/dashboard/fetch/orders?status=Successful&transactionType=Card&currency=NGN&page=1&size=100';
    const { items } = await ask('GET', list, headersOf(who));
    for (const item of Array.isArray(items) ? items : []) {
      const reference = String(Object(item).paymentReference);
      const { order } = await ask('GET', `/dashboard/fetch/orders?paymentreference=${reference}`, headersOf(who));
      const { refunds } = Object(order);
      if (!Array.isArray(refunds) || refunds.length > 0) continue;
      const key = { ...headersOf(who), 'idempotency-key': crypto.randomUUID() };
      await ask('POST', '/dashboard/refund', key, [{ transactionReference: reference, amount: '20.00' }]);
      return reference;
    }
    throw new Error('Every payment was refunded.');
  };
  /** What the path of a start needs: a payment that can be refunded, and the newest refund. */
  const paymentFor = async ({ paid }: Pick<Start, 'paid'>, who: SignedIn | null) => {
    if (!paid || !who) return { paymentReference: '', refundReference: '' };
    const { items } = await ask('GET', '/dashboard/refund/all?page=1&size=1', headersOf(who));
    const refundReference = String(Object(Array.isArray(items) ? items[0] : null).refundReference);
    return { paymentReference: await refundable(who), refundReference };
  };
  /** Returns the id of a chargeback that the merchant may answer, or of one that waits for the bank: of several, the one with the most time. */
  const chargeback = async (who: SignedIn, as: NonNullable<Start['disputed']>) => {
    const status = as === 'open' ? 'Pending' : 'Awaiting Response';
    const { data } = await ask('GET', `/dashboard/chargeback/all?${new URLSearchParams({ status })}`, headersOf(who));
    const { items } = Object(data);
    return String(Object(Array.isArray(items) ? items.at(-1) : null).id);
  };
  /** Verifies a payout that still awaits its code. */
  const verify = async (who: SignedIn, payoutId: string) => {
    const answer = await ask('GET', `/payout/${payoutId}`, headersOf(who));
    const { batchId, status } = Object(answer.data ?? answer);
    if (!/^Awaiting.Verification$/.test(String(status))) return;
    const email = String(Object((await ask('GET', '/dashboard/me', headersOf(who))).user).email);
    await ask('POST', '/payout/verify', headersOf(who), { otp: await otp(email), batchId: String(batchId) });
  };
  /** Returns the id of a seeded payout that awaits a second person. An approver already has a code for it. */
  const awaitingApproval = async (who: SignedIn, isApprover: boolean) => {
    const { items } = await ask('GET', '/payout/pending-approval/all?pageNumber=1&pageSize=1', headersOf(who));
    const payoutId = String(Object(Array.isArray(items) ? items[0] : null).payoutId);
    if (isApprover) await ask('POST', '/payout/second-level/approve', headersOf(who), { payoutIds: [payoutId] });
    return payoutId;
  };
  /** Approves a pending payout with a separate code. */
  const approve = async (who: SignedIn, email: Account, payoutId: string) => {
    const { data } = await ask('GET', `/payout/${payoutId}`, headersOf(who));
    if (!/^Awaiting/.test(String(Object(data).status))) return;
    const payoutIds = [payoutId];
    await ask('POST', '/payout/second-level/approve', headersOf(who), { payoutIds });
    await ask('POST', '/payout/second-level/verify', headersOf(who), { payoutIds, otp: await otp(email), isApproved: true });
  };
  const send = async (path: string, who: SignedIn, body: FormData) => {
    const answer = await fetchAgain(`${sandbox.address}/subsidiary${path}`, { method: 'POST', headers: headersOf(who), body });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
  };
  /** Creates a company with all documents and a second stakeholder, and returns that one's id. */
  const registered = async (who: SignedIn) => {
    const person = { FirstName: 'Kunle', LastName: 'Obi', Bvn: '22239876543', NIN: '11139876543' };
    const rest = { MobileNumber: '8039876543', Gender: 'Male', DateOfBirth: '1981-11-30' };
    await send('/dashboard/onboarding/stakeholder/add', who, formDataOf({ ...person, ...rest }, {}));
    const page = (name: string) => new File(['%PDF-1.7\n%%EOF\n'], `${name}.pdf`, { type: 'application/pdf' });
    const texts = {
      businessClassId: '1',
      registrationNumber: 'RC 1204557',
      taxIdNumber: '20114477-0001',
      expectedMonthlyTransactionVolumn: '20000000',
    };
    const named = ['proof of address', 'status report', 'director identification'];
    const files = {
      certOfIncorporation: page('certificate'),
      memoOfAssociation: page('memorandum'),
      otherDocuments: named.map((documentName) => ({ documentName, value: page(documentName) })),
    };
    await send('/dashboard/onboarding/business/registration/add-or-update', who, formDataOf(texts, files));
    const { data } = await ask('GET', '/dashboard/onboarding/stakeholder/view', headersOf(who));
    return String(Object(Array.isArray(data) ? data.at(-1) : null).id);
  };
  /** Sets the list of beneficiaries to what a path starts with, and returns the relevant id. */
  const beneficiary = async (who: SignedIn, how: Saved) => {
    const headers = headersOf(who);
    const find = async () => {
      const { data } = await ask('GET', '/beneficiary/all', headers);
      const items: readonly Json[] = Object(data).items;
      const isMeant = ({ name, accountNumber, bankCode }: Json) =>
        how === 'renamed' ? name === FORMER_NAME : accountNumber === '0123456789' && bankCode === '057';
      return items.find(isMeant);
    };
    const found = await find();
    if (how === 'absent' && found) await ask('DELETE', `/beneficiary/delete/${found.id}`, headers);
    if (how !== 'saved' || found) return String(found?.id ?? '');
    const ada = { type: 'Bank', countryId: 1, AccountName: 'ADA OKAFOR', accountNumber: '0123456789', bankId: '3' };
    await ask('POST', '/beneficiary/create', headers, ada);
    return String((await find())?.id ?? '');
  };
  /** Requests another code for a swap, as another tab would. */
  const sendSwapCode = (who: SignedIn) => ask('GET', '/dashboard/fx/otp/send', headersOf(who));
  /** Invites Chidi Okeke, so that the invitation can be sent again. */
  const invited = async (who: SignedIn) => {
    const chidi = {
      firstName: 'Chidi',
      lastName: 'Okeke',
      mobileNumber: '08012345678',
      email: 'chidi@crafts.test',
      role: 'Viewer',
    };
    await ask('POST', '/dashboard/users/create', headersOf(who), chidi);
    sandbox.clock.advance(61);
  };
  return {
    ask,
    invited,
    otp,
    sendSwapCode,
    signIn,
    makeDefault,
    awaitingPayout,
    paymentFor,
    chargeback,
    anotherPayout,
    verify,
    registered,
    beneficiary,
    awaitingApproval,
    approve,
  };
}
