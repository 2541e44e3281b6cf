/** What a merchant or another person does outside of the page, as calls of the provider. This file needs nothing else. */
import { type Stage, stageCalls } from './onboarding';

/** Where the provider is, how its emails are read, and how its time passes. */
export interface Reach {
  readonly address: string;
  /** The account that tests call by this name, or a new person with this email. */
  accountOf(name: string): { readonly email: string; readonly password: string };
  /** Returns the latest code that was sent to this account. */
  codeFor(email: string): Promise<string>;
  /** Returns the link in the latest email to this address. */
  linkTo(email: string): Promise<string>;
  /** Moves the provider's time forward. */
  passTime(seconds: number): unknown;
  /** Invites a person to Bluecrest Stores, as its owner does. */
  invite(email: string): Promise<void>;
}

type Json = Readonly<Record<string, unknown>>;

export interface SignedIn {
  /** What the tests call the account. */
  readonly name: string;
  readonly token: string;
  /** The owner of the page's bookmarks. */
  readonly owner: string;
}

interface ChargebackAnswered {
  /** `accepted` or `declined`. */
  readonly decision: string;
  readonly explanation: string;
}

export type LetterKind = 'passwordReset' | 'verification' | 'invitation' | 'invitationOfKnown';
export type Saved = 'saved' | 'absent' | 'renamed';

const APPROVER = 'tunde.bello@bluecrest.test';
/** The name that one seeded beneficiary had when they were saved. */
const FORMER_NAME = 'ADUNNI BELLO';
/** The entries on a page of the audit trail. */
const PAGE = 20;
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
/** No second code is sent within a minute of the first. */
export const CODE_PAUSE_S = 61;
/** Rates change at the end of each such period. */
export const RATE_LIFE_S = 300;

/**
 * Fetches once more if the connection was closed before the request: a test that cuts a call closes every idle connection, those of Node too.
 */
const fetchAgain = (url: string, init?: RequestInit): Promise<Response> =>
  fetch(url, init).catch((error: unknown) => {
    if (error instanceof TypeError) return fetch(url, init);
    throw error;
  });

/** Lets a refusal pass that says this. */
const unless = (isThere: RegExp) => (error: unknown) => {
  if (!(error instanceof Error && isThere.test(error.message))) throw error;
};

/** Returns an email that has not received anything yet. */
export const guest = () => `guest-${crypto.randomUUID()}@crafts.test`;

export function providerAt({ address, accountOf, codeFor, linkTo, passTime, invite }: Reach) {
  const ask = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: object,
  ) => {
    const isForm = body instanceof FormData;
    const answer = await fetchAgain(`${address}/subsidiary${path}`, {
      method,
      headers: { ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const json: Json = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${String(json.message)}`);
    return json;
  };
  const tokenIn = (answer: Json) => {
    const { token } = answer;
    return typeof token === 'object' && token !== null && 'accessToken' in token ? String(token.accessToken) : null;
  };
  const signIn = async (name: string, headers: Readonly<Record<string, string>> = {}): Promise<SignedIn> => {
    const { email, password } = accountOf(name);
    const first = tokenIn(await ask('POST', '/dashboard/login', headers, { Email: email, Password: password }));
    const token = first ?? tokenIn(await ask('POST', '/dashboard/complete/login', headers, { email, otp: await codeFor(name) }));
    if (!token) throw new Error(`${email} could not be signed in.`);
    const { user, activeSubsidiary, envronmentDetail } = await ask('GET', '/dashboard/me', { authorization: `Bearer ${token}` });
    return {
      name,
      token,
      owner: `${String(Object(user).id)}:${String(activeSubsidiary)}:${String(Object(envronmentDetail).name)}`,
    };
  };
  const headersOf = ({ token, owner }: SignedIn) => ({
    authorization: `Bearer ${token}`,
    subsidiary_id: owner.split(':')[1] ?? '',
  });

  /** Signs the person in on a phone too, and returns the id of that session. */
  const phone = async (who: SignedIn) => {
    await signIn(who.name, { 'user-agent': PHONE });
    const { data } = await ask('GET', '/dashboard/session/all', headersOf(who));
    const sessions: readonly Json[] = Array.isArray(data) ? data : [];
    return String(sessions.find(({ isCurrent }) => isCurrent !== true)?.id ?? '');
  };

  /** Signs in until the audit trail has more than one page: each sign-in makes two entries. */
  const fillTrail = async (who: SignedIn) => {
    for (let entries = 0; entries <= PAGE; entries += 2) await signIn(who.name);
  };

  /** Sets the default business. The active one stays. */
  const makeDefault = async (who: SignedIn, businessId: string) => {
    const [, here = ''] = who.owner.split(':');
    const { authorization } = headersOf(who);
    const choose = (subsidiaryId: string, setAsDefault: boolean) =>
      ask('POST', '/dashboard/session/set-subsidiary', { authorization }, { subsidiaryId, setAsDefault });
    await choose(businessId, true);
    if (businessId !== here) await choose(here, false);
  };

  /** Returns the id of the newest payout. */
  const latestPayout = async (who: SignedIn) => {
    const { items } = await ask('GET', '/payout/all?pageNumber=1&pageSize=1', headersOf(who));
    return String(Object(Array.isArray(items) ? items[0] : null).payoutId);
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
    return latestPayout(who);
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
  const paymentFor = async (who: SignedIn) => {
    const { items } = await ask('GET', '/dashboard/refund/all?page=1&size=1', headersOf(who));
    const refundReference = String(Object(Array.isArray(items) ? items[0] : null).refundReference);
    return { paymentReference: await refundable(who), refundReference };
  };
  /** Returns the id of a chargeback that the merchant may answer, or of one that waits for the bank: of several, the one with the most time. */
  const chargeback = async (who: SignedIn, as: 'open' | 'answered') => {
    const status = as === 'open' ? 'Pending' : 'Awaiting Response';
    const { data } = await ask('GET', `/dashboard/chargeback/all?${new URLSearchParams({ status })}`, headersOf(who));
    const { items } = Object(data);
    return String(Object(Array.isArray(items) ? items.at(-1) : null).id);
  };
  /** Answers a chargeback as another tab would. One that was answered before stays as it is. */
  const answerChargeback = async (who: SignedIn, id: string, { decision, explanation }: ChargebackAnswered) => {
    const body = new FormData();
    const answer = { comment: explanation, accepted: String(decision === 'accepted'), ChargebackId: id };
    for (const [name, value] of Object.entries(answer)) body.set(name, value);
    const key = { ...headersOf(who), 'idempotency-key': crypto.randomUUID() };
    await ask('POST', '/dashboard/chargeback/accept/dispute', key, body).catch(unless(/already answered/));
  };
  /** Returns the id of an invoice that nobody has paid, and that was sent more than a minute ago. */
  const invoice = async (who: SignedIn) => {
    const { items } = await ask('GET', `/dashboard/invoice/all?${new URLSearchParams({ status: 'Pending' })}`, headersOf(who));
    const unpaid = Array.isArray(items) ? items.filter((one) => Number(Object(one).amountPaid ?? 0) === 0) : [];
    return String(Object(unpaid[0]).id);
  };
  /** Verifies a payout that still awaits its code, and what its batch sends with it. Without an id: the latest payout. */
  const verify = async (who: SignedIn, payoutId: string) => {
    const answer = await ask('GET', `/payout/${payoutId || (await latestPayout(who))}`, headersOf(who));
    const { batchId, status } = Object(answer.data ?? answer);
    if (!/^Awaiting.Verification$/.test(String(status))) return;
    await ask('POST', '/payout/verify', headersOf(who), { otp: await codeFor(who.name), batchId: String(batchId) });
  };
  /** Returns the id of a seeded payout that awaits a second person. An approver already has a code for it. */
  const awaitingApproval = async (who: SignedIn) => {
    const { items } = await ask('GET', '/payout/pending-approval/all?pageNumber=1&pageSize=1', headersOf(who));
    const payoutId = String(Object(Array.isArray(items) ? items[0] : null).payoutId);
    if (who.name === APPROVER) await ask('POST', '/payout/second-level/approve', headersOf(who), { payoutIds: [payoutId] });
    return payoutId;
  };
  /** The second-level approver approves a pending payout with a code of its own. */
  const approve = async (payoutId: string) => {
    await passTime(CODE_PAUSE_S);
    const who = await signIn(APPROVER);
    const { data } = await ask('GET', `/payout/${payoutId}`, headersOf(who));
    if (!/^Awaiting/.test(String(Object(data).status))) return;
    const payoutIds = [payoutId];
    await ask('POST', '/payout/second-level/approve', headersOf(who), { payoutIds });
    await ask('POST', '/payout/second-level/verify', headersOf(who), {
      payoutIds,
      otp: await codeFor(APPROVER),
      isApproved: true,
    });
  };
  /** Brings a business to a stage of its onboarding, as another tab of the same merchant would. */
  const sendStage = async (token: string, stage: Stage) => {
    const authorization = { authorization: `Bearer ${token}` };
    for (const { path, body, isThere } of stageCalls(stage)) {
      const made = ask('POST', path, authorization, body);
      await (isThere ? made.catch(unless(isThere)) : made);
    }
  };
  /** Creates a company with all documents and a second stakeholder, and returns that one's id. */
  const registered = async (who: SignedIn) => {
    await sendStage(who.token, 'registered');
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
    await passTime(CODE_PAUSE_S);
  };
  const signUp = async (email: string, password = accountOf(email).password) => {
    const person = { firstName: 'Ada', lastName: 'Obi', userEmail: email, mobileNumber: '08012345678', name: 'Ada Crafts' };
    await ask('POST', '/dashboard/signup', {}, { ...person, password });
    return tokenTo(email);
  };
  /** Returns the last part of the newest link that was sent to this email. */
  const tokenTo = async (email: string) => /\/(?:onboarding|email-verified)\/([\w-]+)/.exec(await linkTo(email))?.[1] ?? '';
  /** Signs up a new person with a verified email. */
  const newPerson = async (email: string) =>
    ask('POST', '/dashboard/verify-email', {}, { token: await signUp(email), password: accountOf(email).password });
  /** Sends an email to a new address, and returns the token of its link. */
  const letter = async (kind: LetterKind) => {
    const to = guest();
    if (kind === 'passwordReset' || kind === 'invitationOfKnown') await newPerson(to);
    if (kind === 'passwordReset') await ask('POST', '/dashboard/forgot-password', {}, { identifier: to });
    else if (kind === 'verification') await signUp(to);
    else await invite(to);
    return { to, token: await tokenTo(to) };
  };
  return {
    answerChargeback,
    ask,
    approve,
    awaitingApproval,
    awaitingPayout,
    anotherPayout,
    beneficiary,
    chargeback,
    invited,
    invoice,
    letter,
    makeDefault,
    newPerson,
    fillTrail,
    paymentFor,
    phone,
    registered,
    sendStage,
    sendSwapCode,
    signIn,
    tokenTo,
    verify,
  };
}
