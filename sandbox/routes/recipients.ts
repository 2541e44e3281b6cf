/** Banks, beneficiaries, and whose account a number is. */
import { banks as bankEndpoints } from '../../contract/banks';
import { beneficiaries as beneficiaryEndpoints } from '../../contract/beneficiaries';
import { serve } from '../http/serve';
import { listBeneficiaries } from '../operations/beneficiaries';
import { resolveMerchant } from '../operations/orders';
import { banks, resolveBankAccount, resolveMobile } from '../rules/recipients';
import { period } from './period';

export const recipientRoutes = [
  serve(bankEndpoints.listBanks, async () => ({ banks: banks.map((bank) => ({ ...bank })) })),
  serve(bankEndpoints.resolvePayoutAccount, async ({ body }) => ({
    data: { accountName: resolveBankAccount(body.bankCode, body.accountNumber) },
  })),
  serve(beneficiaryEndpoints.listBeneficiaries, async ({ query }, { world, session }) => {
    const filter = { type: query.type ?? null, ...period('fromdate', query.fromdate, 'todate', query.todate) };
    const rows = await listBeneficiaries(world, session, filter);
    const items = rows.map(({ id, name, type, accountNumber, bankName, bankCode }) => ({
      id,
      name,
      type,
      accountNumber,
      bankName,
      bankCode,
    }));
    return { data: { items, total_items: items.length } };
  }),
  serve(beneficiaryEndpoints.resolveBeneficiary, async ({ body }, { world }) => {
    const { type, accountNumber } = body;
    if (type === 'Bank') return { data: { accountName: resolveBankAccount(body.bankCode, accountNumber) } };
    if (type === 'Mobile') return { data: { accountName: resolveMobile(accountNumber) } };
    return { data: { accountName: await resolveMerchant(world.db, accountNumber) } };
  }),
];
