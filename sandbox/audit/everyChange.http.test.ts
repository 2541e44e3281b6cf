/**
 * Whatever the sandbox serves apart from the calls of the contract: it writes one audit entry, or is named here with the reason. The calls of
 * the contract are in `runCall.test.ts`.
 */
import { describe, expect, it } from 'vitest';
import { catalogProducts } from '../../contract/catalog/catalogProducts';
import { catalogs } from '../../contract/catalog/catalogs';
import { deliveryOptions } from '../../contract/catalog/deliveryOptions';
import { paymentLinks } from '../../contract/links/paymentLinks';
import { onboarding } from '../../contract/onboarding/onboarding';
import { reports } from '../../contract/reports/reports';
import { settlements } from '../../contract/settlements/settlements';
import { testData } from '../../contract/shell/testData';
import { transactions } from '../../contract/transactions/transactions';
import { bluecrest } from '../access/people.seed';
import { routes } from '../routes.list';
import { call, people, send, signIn } from '../testing/client';
import { payInvoiceAt, sentInvoice } from '../testing/invoices';
import { steps } from '../testing/onboarding';
import { ada, keyIn, pay } from '../testing/paying';
import { runningSandbox } from '../testing/running';
import { visitor } from '../testing/shop';
import type { Link } from './chain.rules';

const sandbox = runningSandbox();

const [FOODS, NEWLEAF, HARBOUR] = [1002, 1003, 1004];
/** 0: people without a business. */
const CHAINS = [0, bluecrest, FOODS, NEWLEAF, HARBOUR];

const chains = () => Promise.all(CHAINS.map((businessId) => sandbox().trail.entries(businessId)));

/** Returns the entries that a change wrote, of every business. */
async function writtenBy(change: () => Promise<unknown>): Promise<readonly Link[]> {
  const before = await chains();
  await change();
  return (await chains()).flatMap((entries, nth) => entries.slice(before[nth]?.length ?? 0));
}

async function control(name: string, body: object = {}): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${sandbox().address}/sandbox/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const said: unknown = await answer.json();
  expect(said).toMatchObject({ status: true });
  return said;
}

async function openLink() {
  const { rows } = await call(sandbox(), paymentLinks.listPaymentLinks, { query: {} }, await signIn(sandbox(), people.owner));
  const link = rows.find(
    ({ amount, isActive, limit, paymentType }) => amount && isActive && !limit && paymentType !== 'Subscription Payments',
  );
  if (!link) throw new Error('There is no open payment link');
  return link;
}

async function submitNewleaf() {
  const token = await signIn(sandbox(), people.newcomer);
  const { businessCompliance: _, ...ofPerson } = steps(sandbox(), token);
  for (const save of Object.values(ofPerson)) await save();
  await call(sandbox(), onboarding.requestGoLive, {}, token);
}

async function fileAddress() {
  const query = { pageNumber: '1', pageSize: '20' };
  const { rows } = await call(sandbox(), reports.listReports, { query }, await signIn(sandbox(), people.owner));
  return rows.find(({ url }) => url !== null)?.url ?? '';
}

interface Change {
  /** Prepares the change, and returns it. */
  readonly prepare: () => Promise<() => Promise<unknown>>;
  readonly entry: Partial<Link>;
}

const bySandbox = { actor: 'sandbox', userId: null, email: null, role: null, ip: '127.0.0.1', outcome: 'done' } as const;

/** The seeded chargeback that is due tomorrow. */
const PENDING_CHARGEBACK = 9;

const CHANGES: Readonly<Record<string, Change>> = {
  'POST /sandbox/chargebacks': {
    prepare: async () => {
      const query = { page: '1', size: '1', status: 'Successful' };
      const { rows } = await call(sandbox(), transactions.listOrders, { query }, await signIn(sandbox(), people.owner));
      const reference = rows[0]?.reference;
      return () => control('chargebacks', { reference, reasonCode: 'fraud', dueInSeconds: 3_600, amount: '1' });
    },
    entry: {
      ...bySandbox,
      businessId: bluecrest,
      environment: 1,
      call: 'sandbox/chargebacks',
      action: 'Open chargeback',
      subject: 'chargeback',
      reference: '17',
      after: expect.objectContaining({ reasonCode: 'fraud', amount: '1.00' }),
    },
  },
  'POST /sandbox/chargebacks/decision': {
    prepare: async () => () => control('chargebacks/decision', { chargebackId: PENDING_CHARGEBACK, decision: 'won' }),
    entry: {
      ...bySandbox,
      businessId: bluecrest,
      environment: 1,
      call: 'sandbox/chargebacks/decision',
      action: 'Decide on chargeback',
      reference: String(PENDING_CHARGEBACK),
      before: { status: 'Pending' },
      after: { status: 'Won' },
    },
  },
  'POST /sandbox/funding': {
    prepare: async () => () => control('funding', { accountNumber: '8800000101', amount: '1500' }),
    entry: {
      ...bySandbox,
      businessId: bluecrest,
      environment: 1,
      call: 'sandbox/funding',
      action: 'Receive bank transfer',
      reference: expect.stringMatching(/^KFD-/),
      after: {
        accountNumber: '8800000101',
        amount: '1500.00',
        currency: 'NGN',
        senderName: 'CHIKA NWOSU',
        senderBank: 'Access Bank',
      },
    },
  },
  'POST /sandbox/invitations': {
    prepare: async () => () => control('invitations', { email: 'Dayo@foods.test', businessId: FOODS, role: 'Viewer' }),
    entry: {
      ...bySandbox,
      businessId: FOODS,
      call: 'sandbox/invitations',
      action: 'Invite user',
      reference: 'dayo@foods.test',
      after: { email: 'dayo@foods.test', roleId: '3', firstName: 'Invited', lastName: 'Person' },
    },
  },
  'POST /sandbox/settlements/decision': {
    prepare: async () => {
      const query = { currency: 'NGN', settlementstatus: 'Flagged', limit: '1' } as const;
      const { rows } = await call(sandbox(), settlements.listSettlements, { query }, await signIn(sandbox(), people.owner));
      return () => control('settlements/decision', { settlementId: Number(rows[0]?.id), decision: 'fail' });
    },
    entry: {
      ...bySandbox,
      businessId: bluecrest,
      environment: 1,
      call: 'sandbox/settlements/decision',
      action: 'Decide on settlement',
      reference: expect.stringMatching(/^STL-/),
      before: { status: 'Flagged' },
      after: { status: 'Failed', remark: 'The bank did not accept the payment' },
    },
  },
  'POST /sandbox/onboarding': {
    prepare: async () => {
      await submitNewleaf();
      return () => control('onboarding', { businessId: NEWLEAF, decision: 'decline', reason: 'The bill is too old' });
    },
    entry: {
      ...bySandbox,
      businessId: NEWLEAF,
      call: 'sandbox/onboarding',
      action: 'Decide on business',
      reference: String(NEWLEAF),
      before: { verificationStatus: 'Pending-Approval' },
      after: { verificationStatus: 'Declined', declineReason: 'The bill is too old' },
    },
  },
  'POST /pay/:reference': {
    prepare: async () => {
      const { url } = await openLink();
      return () => pay(url);
    },
    entry: {
      actor: 'customer',
      businessId: bluecrest,
      environment: 1,
      userId: null,
      email: ada.email,
      role: null,
      call: 'payOnLink',
      activityType: 'Payments',
      subject: 'transaction',
      reference: expect.stringMatching(/^KOR-/),
      ip: '127.0.0.1',
      outcome: 'done',
      before: null,
      after: expect.objectContaining({ name: ada.name, amount: expect.stringMatching(/^\d+\.\d\d$/), currency: 'NGN' }),
    },
  },
  'POST /pay/:reference{KIV-[0-9A-Za-z]{1,40}}': {
    prepare: async () => {
      const { url } = await sentInvoice(sandbox(), await signIn(sandbox(), people.owner));
      return () => payInvoiceAt(url);
    },
    entry: {
      actor: 'customer',
      businessId: bluecrest,
      environment: 1,
      email: ada.email,
      call: 'payInvoice',
      activityType: 'Payments',
      subject: 'transaction',
      reference: expect.stringMatching(/^KOR-/),
      after: expect.objectContaining({ name: ada.name, amount: '100000.00', currency: 'NGN', method: 'Card' }),
    },
  },
  'POST /shop/:reference/pay': {
    prepare: async () => {
      const token = await signIn(sandbox(), people.owner);
      const query = { page: '1', size: '1', keyword: 'Harmattan' };
      const shop = (await call(sandbox(), catalogs.listCatalogs, { query }, token)).rows[0];
      const wanted = { page: '1', size: '1', keyword: 'Ofada' };
      const params = { catalogId: shop?.id ?? '' };
      const { rows } = await call(sandbox(), catalogProducts.listCatalogProducts, { params, query: wanted }, token);
      const ways = await call(sandbox(), deliveryOptions.listDeliveryOptions, { params, query: { page: '1', size: '1' } }, token);
      const visit = visitor(shop?.url ?? '');
      await visit.take(rows[0]?.id ?? '', 1);
      await visit.choose(ways.rows[0]?.id ?? '');
      return () => visit.order();
    },
    entry: {
      actor: 'customer',
      businessId: bluecrest,
      environment: 1,
      email: ada.email,
      call: 'orderBasket',
      activityType: 'Payments',
      subject: 'transaction',
      reference: expect.stringMatching(/^KOR-/),
      after: expect.objectContaining({
        name: ada.name,
        amount: '16700.00',
        currency: 'NGN',
        order: expect.stringMatching(/^KCO-/),
      }),
    },
  },
  'GET /files/:token': {
    prepare: async () => {
      const url = await fileAddress();
      return () => fetch(url, { headers: { connection: 'close' } }).then((answer) => answer.text());
    },
    entry: { actor: 'user', businessId: bluecrest, email: people.owner, call: 'downloadReport', subject: 'report' },
  },
};

/** What writes no entry, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'POST /sandbox/reset': 'The trail goes back to the seed with the data that it tells of',
  'POST /sandbox/clock': 'Changes the time, which is not the data of a business',
  'POST /sandbox/faults': 'Changes how the next calls are answered, which is not the data of a business',
  'GET /sandbox/webhook-sink': 'Shows what was delivered',
  'POST /sandbox/webhook-sink': 'Receives in the place of a merchant’s server, and keeps nothing of a business',
  'POST /sandbox/keys': 'Counts a call with an API key, which the last use of the key shows',
  'GET /sandbox': 'Only reads',
  'GET /sandbox/outbox': 'Only reads',
  'GET /sandbox/outbox.css': 'Only reads',
  'GET /sandbox/outbox/:id': 'Only reads',
  'GET /pay/look.css': 'Only reads',
  'GET /pay/invoice.css': 'Only reads',
  'GET /pay/invoice.js': 'Only reads',
  'GET /pay/archivo.woff2': 'Only reads',
  'GET /pay/:reference{KIV-[0-9A-Za-z]{1,40}}':
    'Changes only when the customer opened it first, which the timeline of the invoice has',
  'GET /pay/:reference': 'Only reads',
  'GET /product-images/:reference': 'Only reads',
  'GET /shop/look.css': 'Only reads',
  'GET /shop/:reference': 'Only reads',
  'GET /shop/:reference/orders/:order': 'Only reads',
  'GET /shop/:reference/basket': 'Only leads back to the shop',
  'GET /shop/:reference/delivery': 'Only leads back to the shop',
  'GET /shop/:reference/pay': 'Changes only a basket, which belongs to a buyer until it is paid',
  'POST /shop/:reference/basket': 'Changes only a basket, which belongs to a buyer until it is paid',
  'POST /shop/:reference/delivery': 'Changes only a basket, which belongs to a buyer until it is paid',
};

/** Calls of the contract that may find nothing to change, and why. */
const MAY_CHANGE_NOTHING: Readonly<Record<string, string>> = {
  getPayoutStatus: 'Changes only a key that nothing came with: it is closed',
  getRefundOrderStatus: 'Changes only a key that nothing came with: it is closed',
  getReportStatus: 'Changes only a key that nothing came with: it is closed',
  getSplitSettlementStatus: 'Changes only a key that nothing came with: it is closed',
  getSwapStatus: 'Changes only a key that nothing came with: it is closed',
  getInvoiceStatus: 'Changes only a key that nothing came with: it is closed',
  voidInvoice: 'Changes nothing of an invoice that is void already',
  setDefaultSettlementBank: 'Repeated, it finds the account the default already',
  setSettlementDetails: 'Repeated, it finds that settlements go there already',
  setWebhook: 'Repeated, it finds that the address is set already',
  enableWebhook: 'Repeated, it finds that the webhook is on already',
  resendFailedWebhooks: 'Without a failed event there is nothing to send',
  addTestData: 'Adds nothing to a list that has entries',
  addNote: 'Repeated with the same text, it finds the note that is there',
};

describe('[AUD-01] what changes data without a signed-in user', () => {
  it('is all here, with its entry or with the reason why it has none', () => {
    const ofContract = new Set(routes.map(({ endpoint: { method, path } }) => `${method} ${path}`));
    const served = sandbox().routes.filter((route) => !route.startsWith('ALL ') && !ofContract.has(route));
    expect([...new Set(served)].sort()).toEqual([...Object.keys(CHANGES), ...Object.keys(WITHOUT)].sort());
  });

  it.each(Object.entries(CHANGES))('has exactly one entry: %s', async (_, { prepare, entry }) => {
    expect(await writtenBy(await prepare())).toEqual([expect.objectContaining(entry)]);
    for (const businessId of CHAINS) expect(await sandbox().trail.verify(businessId)).toMatchObject({ kind: 'intact' });
  });

  it('has no entry if it is refused, or repeats what was done', async () => {
    const { url } = await openLink();
    const key = keyIn(await (await fetch(url)).text());
    expect(await writtenBy(() => pay(url, { email: 'nobody' }))).toEqual([]);
    expect(await writtenBy(() => pay(url, { key }))).toHaveLength(1);
    expect(await writtenBy(() => pay(url, { key }))).toEqual([]);
    const unknown = { accountNumber: '1', amount: 1n, senderName: 'A', senderBank: 'B' };
    expect(
      await writtenBy(() =>
        sandbox()
          .payIn(unknown)
          .catch(() => undefined),
      ),
    ).toEqual([]);
    expect(
      await writtenBy(() =>
        sandbox()
          .decide(NEWLEAF, { decision: 'approve' })
          .catch(() => undefined),
      ),
    ).toEqual([]);
  });

  it('has no entry as a control of time and faults, and a reset empties the trail with the data', async () => {
    expect(await writtenBy(() => control('clock', { advanceSeconds: 5 }))).toEqual([]);
    expect(await writtenBy(() => control('faults', { endpoint: 'logOut', kind: 'server' }))).toEqual([]);
    await control('funding', { accountNumber: '8800000101', amount: '1500' });
    await control('reset');
    expect((await chains()).flat()).toEqual([]);
    expect(await sandbox().trail.verify(bluecrest)).toMatchObject({ kind: 'intact', entries: 0 });
  });
});

describe('[AUD-01] calls that may change nothing', () => {
  it('are all here with the reason', () => {
    const said = routes.filter(({ activity }) => activity?.mayChangeNothing).map(({ endpoint }) => endpoint.name);
    expect(said.sort()).toEqual(Object.keys(MAY_CHANGE_NOTHING).sort());
  });

  it('have an entry if they changed something: test data once, also of the payments that it makes', async () => {
    const token = await signIn(sandbox(), people.harbour);
    const fill = () => send(sandbox(), testData.addTestData, { body: { list: 'refunds' } }, token);
    expect(await writtenBy(fill)).toMatchObject([{ call: 'addTestData', actor: 'user', email: people.harbour }]);
    expect(await writtenBy(fill)).toEqual([]);
  });
});
