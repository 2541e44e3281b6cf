/** Beneficiaries in the API: adding, resolving, deleting, and paying one. */
import { describe, expect, it } from 'vitest';
import { beneficiaries, type NewBeneficiary } from '../../contract/payouts/beneficiaries';
import { payouts } from '../../contract/payouts/payouts';
import { call, forBluecrest, messageOf, people, send, signIn } from '../testing/client';
import { toAda } from '../testing/people';
import { runningSandbox } from '../testing/running';

const sandbox = runningSandbox();

const owner = () => signIn(sandbox(), people.owner);
const listed = async (token: string, query = {}) => call(sandbox(), beneficiaries.listBeneficiaries, { query }, token);
const add = async (token: string, body: NewBeneficiary) => send(sandbox(), beneficiaries.createBeneficiary, { body }, token);
const remove = async (token: string, id: string) => send(sandbox(), beneficiaries.deleteBeneficiary, { params: { id } }, token);

const ada: NewBeneficiary = { type: 'Bank', countryId: 1, AccountName: 'ADA OKAFOR', accountNumber: '0123456789', bankId: '3' };
const isAda = ({ accountNumber, bankCode }: { accountNumber: string; bankCode: string }) =>
  accountNumber === ada.accountNumber && bankCode === '057';

describe('a beneficiary', () => {
  it('[BEN-01] [BEN-02] is saved with its bank and date, and is listed first', async () => {
    const token = await owner();
    const answer = await add(token, ada);
    expect([answer.status, messageOf(answer)]).toEqual([200, 'Beneficiary created successfully']);
    const { rows, total } = await listed(token);
    expect(total).toBe(31);
    expect(rows[0]).toMatchObject({ name: 'ADA OKAFOR', type: 'Bank', bankName: 'Zenith Bank', bankCode: '057' });
    const day = rows[0]?.createdAt?.slice(0, 10) ?? '';
    const ofDay = await listed(token, { fromdate: `${day} 00:00:00`, todate: `${day} 23:59:59` });
    expect(ofDay.rows.every(({ createdAt }) => createdAt?.startsWith(day))).toBe(true);
    expect(ofDay.rows.some(isAda)).toBe(true);
  });

  it('[BEN-02] is saved once, also by two users at the same time', async () => {
    const token = await owner();
    const mobile = { type: 'Mobile' as const, accountNumber: '08031234567' };
    const { accountName } = await call(sandbox(), beneficiaries.resolveBeneficiary, { body: mobile }, token);
    const body = { ...mobile, countryId: 1, AccountName: accountName } as const;
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(token, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(messageOf(await add(token, body))).toBe('This beneficiary is already saved');
    const { rows } = await listed(token, { type: 'Mobile' });
    expect(rows.filter(({ accountNumber }) => accountNumber === mobile.accountNumber)).toHaveLength(1);
  });

  it('[BEN-02] is refused with another name, without its bank, from another country, and as the merchant’s own account', async () => {
    const token = await owner();
    const self = { type: 'Merchant' as const, countryId: 1 as const, AccountName: 'BLUECREST STORES', accountNumber: '1001' };
    const refusals: [object, number, string][] = [
      [{ ...ada, AccountName: 'EVE' }, 400, 'AccountName does not match the account'],
      [{ ...ada, bankId: '99' }, 400, 'Unknown bank'],
      [{ ...ada, bankId: undefined }, 400, 'Unknown bank'],
      [{ ...ada, countryId: 2 }, 400, 'countryId is not valid'],
      [{ ...ada, accountNumber: '0000000000' }, 404, 'Account could not be resolved'],
      [{ ...ada, accountNumber: '0000000408' }, 503, 'The bank did not respond'],
      [self, 400, 'A merchant cannot pay itself'],
    ];
    for (const [body, status, message] of refusals) {
      const answer = await send(sandbox(), beneficiaries.createBeneficiary, { body }, token);
      expect([answer.status, messageOf(answer)]).toEqual([status, message]);
    }
    expect((await listed(token)).total).toBe(30);
  });

  it('[BEN-03] is deleted once, and only by its own business', async () => {
    const token = await owner();
    const id = (await listed(token)).rows[0]?.id ?? '';
    const other = await signIn(sandbox(), people.harbour);
    for (const wrong of ['0', 'x', '99999999999999']) expect((await remove(token, wrong)).status).toBe(404);
    expect((await remove(other, id)).status).toBe(404);
    const answers = await Promise.all([remove(token, id), remove(token, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(messageOf(await remove(token, id))).toBe('This beneficiary has been deleted');
    expect((await listed(token)).rows.map((row) => row.id)).not.toContain(id);
  });

  it('[BEN-03] [PAY-03] is not paid if it was deleted or if the account differs', async () => {
    const token = await owner();
    await add(token, ada);
    const id = (await listed(token)).rows.find(isAda)?.id ?? '';
    let keys = 0;
    const pay = async (beneficiaryId: string, bankCode = '057') => {
      keys += 1;
      const headers = { ...forBluecrest, 'idempotency-key': `key-${keys}` };
      const body = { payoutDetails: [toAda('100', { bankCode, beneficiaryId })] };
      return messageOf(await send(sandbox(), payouts.initiatePayout, { headers, body }, token));
    };
    expect(await pay(id)).toBe('Payout successful');
    expect(await pay(id, '058')).toBe('This account does not belong to the beneficiary');
    await remove(token, id);
    expect(await pay(id)).toBe('This beneficiary was deleted. Nothing was paid');
    expect(await pay('x')).toBe('This beneficiary was deleted. Nothing was paid');
    expect(await sandbox().ledger.payoutsMoved()).toBe(1);
  });

  it('[GEN-10] can be neither saved nor deleted by a role that may only view', async () => {
    const token = await signIn(sandbox(), people.viewer);
    expect((await listed(token)).total).toBe(30);
    for (const answer of [await add(token, ada), await remove(token, '1')]) expect(answer.status).toBe(403);
  });
});
