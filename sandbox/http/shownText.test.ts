/** Names and texts that others read: none may turn a sentence round, look empty, hide characters, or cover the lines around it. */
import { expect, it } from 'vitest';
import { allEndpoints } from '../../contract/all';
import type { Endpoint } from '../../contract/endpoint';
import { paymentLinks } from '../../contract/links/paymentLinks';
import { payouts } from '../../contract/payouts/payouts';
import { anyParams, call, forBluecrest, messageOf, people, send, signIn } from '../testing/client';
import { pay } from '../testing/paying';
import { toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();
const TURNED = 'Ada \u202erofakO';
const UNSEEN = '\u200b\u3164';
const PILED = `Ada${'\u0301'.repeat(90)}`;
const REFUSED = [TURNED, UNSEEN, PILED];

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the names of the fields of a schema, at any depth. */
function fieldsOf(json: unknown): readonly string[] {
  if (!isNested(json)) return [];
  const own = 'key' in json && typeof json.key === 'string' ? [json.key] : [];
  return [...own, ...Object.values(json).flatMap(fieldsOf)];
}

const schemaOf = ({ body }: Endpoint): unknown =>
  body === undefined ? null : JSON.parse(JSON.stringify(Reflect.get(Reflect.get(body, 'in'), 'json')));
const withBody: readonly Endpoint[] = Object.values(allEndpoints).filter((each: Endpoint) => each.body !== undefined);

/** Names of people, businesses, accounts and things, by all their names in the API. */
const isName = (field: string) => /name$|alias|^name|title|description|reason/i.test(field);
const names = withBody.flatMap((endpoint) =>
  [...new Set(fieldsOf(schemaOf(endpoint)))].filter(isName).map((field) => [endpoint, field] as const),
);

it('are found in the contract', () => {
  const found = new Set(names.map(([endpoint, field]) => `${endpoint.name}.${field}`));
  for (const known of [
    'createBeneficiary.AccountName',
    'createCustomer.firstName',
    'createPaymentLink.name',
    'createProduct.name',
    'createUser.lastName',
    'createVirtualAccount.alias',
    'initiatePayout.recipientName',
    'signUp.name',
    'upsertSplitSettlement.accountName',
  ])
    expect([known, found.has(known)]).toEqual([known, true]);
});

it('are refused in every call that stores one, and the refusal names the field', { timeout: 120_000 }, async () => {
  expect(names.length).toBeGreaterThan(30);
  const token = await signIn(sandbox(), people.owner);
  for (const [endpoint, field] of names) {
    for (const text of REFUSED) {
      const parts = {
        params: anyParams(endpoint),
        headers: { ...forBluecrest, subb_id: '1001', 'idempotency-key': 'k' },
        body: { [field]: text },
      };
      const answer = await send(
        sandbox(),
        endpoint,
        endpoint.files ? { ...parts, files: {} } : parts,
        endpoint.public ? undefined : token,
      );
      expect([endpoint.name, field, answer.status, messageOf(answer)]).toEqual([
        endpoint.name,
        field,
        400,
        `${field} contains characters that are not allowed`,
      ]);
    }
  }
});

it('are refused on a payment page', async () => {
  const token = await signIn(sandbox(), people.owner);
  const [link] = (await call(sandbox(), paymentLinks.listPaymentLinks, { query: { status: 'active' } }, token)).rows;
  for (const name of REFUSED) {
    const answer = await pay(link?.url ?? '', { name, amount: '20' });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('characters we can’t accept')]);
  }
});

it('[PAY-03] [APR-01] are those that the account resolved to, whatever recipient was sent, for banks and merchants', async () => {
  const token = await signIn(sandbox(), people.owner);
  const merchant = { type: 'Merchant', accountNumber: '1002', AccountName: 'BLUECREST FOODS' } as const;
  for (const [key, more] of [
    ['bank', {}],
    ['merchant', merchant],
  ] as const) {
    const detail = { ...toAda('1500000', more), recipientName: 'FEDERAL TAX OFFICE' };
    const parts = { headers: { ...forBluecrest, 'idempotency-key': key }, body: { payoutDetails: [detail] } };
    await call(sandbox(), payouts.initiatePayout, parts, token);
  }
  const query = { pageNumber: '1', pageSize: '2' } as const;
  const { rows } = await call(sandbox(), payouts.listPayouts, { headers: forBluecrest, query }, token);
  expect(rows.map(({ recipient }) => recipient)).toEqual(['BLUECREST FOODS', 'ADA OKAFOR']);
});
