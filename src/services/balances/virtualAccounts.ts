/** Services for virtual accounts (VAC-01). */
import { type VirtualAccount, virtualAccounts } from '../../../contract/balances/virtualAccounts';
import type { NewAccount } from '../../../machines/balances/virtualAccount/virtualAccount.machine';
import type { Page } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { CreateInput } from '../../../machines/kit/form/form.types';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { call } from '../call';
import { forBusiness } from '../token';

/** Returns all accounts, because the call has no pages. The list splits them. */
export const listVirtualAccounts: Service<unknown, Page<VirtualAccount>> = async (_, options) => {
  const rows = await call(virtualAccounts.listVirtualAccounts, {}, options);
  return { rows, total: rows.length };
};

/** Creates one account for each key. Only this call has its own name for the business header. */
export const createVirtualAccount: Service<CreateInput<NewAccount>, Said> = ({ idempotencyKey, values }, options) =>
  call(
    virtualAccounts.createVirtualAccount,
    {
      headers: { subb_id: forBusiness().subsidiary_id, 'idempotency-key': idempotencyKey },
      body: { alias: values.alias.trim() },
    },
    options,
  );
