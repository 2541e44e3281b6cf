/** Banks, beneficiaries, and account names. */
import { banks as bankEndpoints } from '../../contract/payouts/banks';
import { beneficiaries as beneficiaryEndpoints } from '../../contract/payouts/beneficiaries';
import { period } from '../http/period.routes';
import { serve, serveChange, serveLookup } from '../http/serve';
import { banks, resolveBankAccount } from '../rules/recipients';
import { toWallClock } from '../rules/wallclock';
import { createBeneficiary, deleteBeneficiary, listBeneficiaries, resolveRecipient } from './beneficiaries';

export const recipientsRoutes = [
  serve(bankEndpoints.listBanks, async () => ({ banks: banks.map((bank) => ({ ...bank })) })),
  serveLookup(bankEndpoints.resolvePayoutAccount, async ({ body }) => ({
    data: { accountName: resolveBankAccount(body.bankCode, body.accountNumber) },
  })),
  serve(beneficiaryEndpoints.listBeneficiaries, async ({ query }, { context, session }) => {
    const filter = { type: query.type ?? null, ...period('fromdate', query.fromdate, 'todate', query.todate) };
    const rows = await listBeneficiaries(context, session, filter);
    const items = rows.map(({ id, name, type, accountNumber, bankName, bankCode, createdAt }) => ({
      id,
      name,
      type,
      accountNumber,
      bankName,
      bankCode,
      dateCreated: toWallClock(createdAt),
    }));
    return { data: { items, total_items: items.length } };
  }),
  serveLookup(beneficiaryEndpoints.resolveBeneficiary, async ({ body }, { context }) => ({
    data: { accountName: await resolveRecipient(context.db, body.type, body.accountNumber, body.bankCode) },
  })),
  serveChange(
    beneficiaryEndpoints.createBeneficiary,
    { type: 'Beneficiaries', action: 'Add beneficiary', subject: ['beneficiary', 'body.accountNumber'] },
    async ({ body }, { context, session }) => {
      await createBeneficiary(context, session, body);
      return { status: true, message: 'Beneficiary created successfully' };
    },
  ),
  serveChange(
    beneficiaryEndpoints.deleteBeneficiary,
    { type: 'Beneficiaries', action: 'Delete beneficiary', subject: ['beneficiary', 'params.id'] },
    async ({ params }, { context, session, audit }) => {
      audit.about({ before: await deleteBeneficiary(context, session, params.id) });
      return { status: true, message: 'Beneficiary deleted successfully' };
    },
  ),
];
