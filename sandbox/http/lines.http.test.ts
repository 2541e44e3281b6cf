/** Texts of one line, such as names: two lines could pass for two entries of a list, a receipt or an email. */
import { describe, expect, it } from 'vitest';
import { account } from '../../contract/access/account';
import type { Endpoint } from '../../contract/endpoint';
import { paymentLinks } from '../../contract/links/paymentLinks';
import { onboarding } from '../../contract/onboarding/onboarding';
import { payouts } from '../../contract/payouts/payouts';
import { roles } from '../../contract/people/roles';
import { businesses } from '../../contract/settings/businesses';
import { brokenLinePath } from '../rules/text';
import { ada } from '../testing/accounts';
import { call, forBluecrest, messageOf, type Parts, people, send, signIn } from '../testing/client';
import { toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const added = {
  nameOfSubsidiary: 'Bluecrest Farms',
  description: 'Vegetables\nand fruit',
  country: 'NG',
  email: 'farms@bluecrest.test',
  businessType: 'Company',
  isDefault: 'false',
  mobileNumber: '+2348012345678',
};
const headers = { ...forBluecrest, 'idempotency-key': 'k' };
const payoutNamed = (recipientName: string) => ({ payoutDetails: [{ ...toAda('10.00'), recipientName }] });

const calls: readonly (readonly [endpoint: Endpoint, parts: Parts, field: string])[] = [
  [account.signUp, { body: { ...ada, name: 'Ada\nDaughters' } }, 'name'],
  [businesses.createSubsidiary, { body: { ...added, nameOfSubsidiary: 'Bluecrest\nFarms' } }, 'nameOfSubsidiary'],
  [roles.createRole, { body: { name: 'Cash\rier', description: 'Looks', permissions: [] } }, 'name'],
  [onboarding.savePersonalInformation, { body: { firstName: 'Ife\tAdeyemi' } }, 'firstName'],
  [payouts.initiatePayout, { headers, body: payoutNamed('ADA\u2028OKAFOR') }, 'payoutDetails.0.recipientName'],
];

describe('a text of one line', () => {
  it.each(calls)('$name refuses two lines', async (endpoint, parts, field) => {
    const token = await signIn(sandbox(), people.owner);
    const answer = await send(sandbox(), endpoint, parts, token);
    expect([answer.status, messageOf(answer)]).toEqual([400, `${field} must be one line`]);
  });

  it('is everything except descriptions, reasons and addresses', async () => {
    const token = await signIn(sandbox(), people.owner);
    expect((await send(sandbox(), businesses.createSubsidiary, { body: added }, token)).status).toBe(200);
    expect(brokenLinePath({ reason: 'a\nb', rows: [{ address: 'a\nb' }, { name: 'a b' }] })).toBeNull();
    expect(brokenLinePath({ rows: [{ name: 'a' }, { name: 'a\nb' }] })).toBe('rows.1.name');
  });

  it('is what a payer enters on a payment page', async () => {
    const { rows } = await call(sandbox(), paymentLinks.listPaymentLinks, { query: {} }, await signIn(sandbox(), people.owner));
    const link = rows.find(({ isActive }) => isActive);
    const body = new URLSearchParams({ key: crypto.randomUUID(), name: 'Ada\nOkafor', email: 'ada@crafts.test' });
    const page = await fetch(link?.url ?? '', { method: 'POST', body });
    expect([page.status, await page.text()]).toEqual([400, expect.stringContaining('contains characters we can’t accept')]);
  });
});
