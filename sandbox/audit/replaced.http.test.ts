/** What a change replaced, as its audit entry has it. */
import { describe, expect, it } from 'vitest';
import { paymentLinks } from '../../contract/links/paymentLinks';
import { onboarding } from '../../contract/onboarding/onboarding';
import { registration } from '../../contract/onboarding/registration';
import { splitSettlements } from '../../contract/splits/splitSettlements';
import { bluecrest } from '../access/people.seed';
import { call, people, signIn } from '../testing/client';
import { business, steps } from '../testing/onboarding';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const NEWLEAF = 1003;

const newest = async (businessId: number) => (await sandbox().trail.entries(businessId)).at(-1);

describe('[AUD-01] what a change replaced', () => {
  it('is the status of a payment link', async () => {
    const owner = await signIn(sandbox(), people.owner);
    const { rows } = await call(sandbox(), paymentLinks.listPaymentLinks, { query: {} }, owner);
    const link = rows.find(({ isActive }) => isActive);
    const body = { action: 'disable', reference: link?.reference ?? '' } as const;
    await call(sandbox(), paymentLinks.updatePaymentLinkStatus, { body }, owner);
    expect(await newest(bluecrest)).toMatchObject({
      reference: link?.reference,
      before: { isActive: 'true' },
      after: { isActive: 'false' },
    });
  });

  it('is the split settlement as it was, and nothing for a new one', async () => {
    const owner = await signIn(sandbox(), people.owner);
    const query = { PageNumber: '1', PageSize: '20', SelectedSearchColumn: 'name', Keyword: 'Partners' } as const;
    const [split] = (await call(sandbox(), splitSettlements.listSplitSettlements, { query }, owner)).rows;
    const accountDetails = [{ merchantId: '1004', accountName: 'HARBOUR TRADING', amount: '10' }];
    const changed = { name: 'Carriers', rateType: 'percentage', currencyId: '1', accountDetails, isActive: true } as const;
    const save = async (key: string, more: { readonly splitSettlementId?: string; readonly name?: string }) => {
      sandbox().clock.advance(61);
      await call(sandbox(), splitSettlements.sendSplitSettlementOtp, {}, owner);
      const otp = (await sandbox().outbox(people.owner))[0]?.otp ?? '';
      const parts = { headers: { 'idempotency-key': key }, body: { ...changed, ...more, otp } };
      await call(sandbox(), splitSettlements.upsertSplitSettlement, parts, owner);
      return newest(bluecrest);
    };
    expect(await save('one', { splitSettlementId: split?.id ?? '' })).toMatchObject({
      before: { name: split?.name, currency: 'NGN', 'accounts.1.merchantId': '1002' },
      after: { name: 'Carriers', 'accountDetails.1.merchantId': '1004' },
    });
    expect(await save('two', { name: 'Shippers' })).toMatchObject({ before: null, after: { name: 'Shippers' } });
  });

  it('is each saved section of onboarding, with its secrets masked', async () => {
    const token = await signIn(sandbox(), people.newcomer);
    for (const step of Object.values(steps(sandbox(), token))) await step();
    const parts = { body: { ...business, city: 'Lagos' }, files: { logo: undefined } };
    await call(sandbox(), onboarding.saveBusinessInformation, parts, token);
    expect(await newest(NEWLEAF)).toMatchObject({ before: { city: 'Ibadan' }, after: { city: 'Lagos' } });
    await call(sandbox(), onboarding.switchBusinessType, {}, token);
    expect(await newest(NEWLEAF)).toMatchObject({ before: { type: 'Individual' }, after: { type: 'Company' } });
    await call(sandbox(), onboarding.acceptTerms, { body: { accepted: true } }, token);
    expect(await newest(NEWLEAF)).toMatchObject({ before: { accepted: 'true' } });
    const contact = { firstName: 'Ife', lastName: 'Bello', mobileNumber: '8030000000' };
    await call(sandbox(), onboarding.saveContactInformation, { body: contact }, token);
    expect((await newest(NEWLEAF))?.before).toEqual({
      firstName: 'Ife',
      lastName: "O'Adéyẹmí",
      mobileNumber: '8031234567',
    });
    const [owner] = await call(sandbox(), registration.listStakeholders, {}, token);
    await call(sandbox(), registration.deleteStakeholder, { params: { id: owner?.id ?? '' } }, token);
    expect((await newest(NEWLEAF))?.before).toMatchObject({ firstName: 'Bola', bvn: '••••••', nin: '••••••' });
  });
});
