/** The ports of virtual accounts (VAC-01). */
import { type VirtualAccount, virtualAccounts } from '../../../contract/balances/virtualAccounts';
import type { NewAccount } from '../../../machines/balances/virtualAccount/virtualAccount.machine';
import type { Page } from '../../../machines/kit/collection.types';
import type { Said } from '../../../machines/kit/otp.types';
import type { Service } from '../../../machines/kit/port';
import { call } from '../call';
import { forBusiness } from '../token';

/** All of them: no page of it can be asked for, so the list cuts its pages where it is shown. */
export const listVirtualAccounts: Service<unknown, Page<VirtualAccount>> = async (_, options) => {
  const rows = await call(virtualAccounts.listVirtualAccounts, {}, options);
  return { rows, total: rows.length };
};

/** Opened once a key, which is the form's subject. This one call has a name of its own for the header of the business. */
export const createVirtualAccount: Service<{ readonly subject: string; readonly values: NewAccount }, Said> = (
  { subject, values },
  options,
) =>
  call(
    virtualAccounts.createVirtualAccount,
    {
      headers: { subb_id: forBusiness().subsidiary_id, 'idempotency-key': subject },
      body: { alias: values.alias.trim() },
    },
    options,
  );
