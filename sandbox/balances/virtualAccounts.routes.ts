import { virtualAccounts as endpoints } from '../../contract/balances/virtualAccounts';
import { serve } from '../http/serve';
import { createVirtualAccount, listVirtualAccounts } from './virtualAccounts';

export const virtualAccountsRoutes = [
  serve(endpoints.listVirtualAccounts, async (_, { world, session }) =>
    (await listVirtualAccounts(world, session)).map(({ accountName, accountNumber, bankName, alias }) => ({
      accountName,
      accountNumber,
      bankName,
      alias,
    })),
  ),
  serve(endpoints.createVirtualAccount, async ({ headers, body }, { world, session }) => ({
    status: true,
    message: await createVirtualAccount(world, session, headers['idempotency-key'], body.alias),
  })),
];
