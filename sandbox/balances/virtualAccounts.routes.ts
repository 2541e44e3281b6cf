import { virtualAccounts as endpoints } from '../../contract/balances/virtualAccounts';
import { serve, serveChange } from '../http/serve';
import { createVirtualAccount, listVirtualAccounts } from './virtualAccounts';

export const virtualAccountsRoutes = [
  serve(endpoints.listVirtualAccounts, async (_, { context, session }) =>
    (await listVirtualAccounts(context, session)).map(({ accountName, accountNumber, bankName, alias }) => ({
      accountName,
      accountNumber,
      bankName,
      alias,
    })),
  ),
  serveChange(
    endpoints.createVirtualAccount,
    { type: 'Wallets', action: 'Create virtual account', subject: ['virtual account', 'body.alias'] },
    async ({ headers, body }, { context, session }) => ({
      status: true,
      message: await createVirtualAccount(context, session, headers['idempotency-key'], body.alias),
    }),
  ),
];
