/** Virtual accounts. */

import { virtualAccountMachine } from '../../../machines/balances/virtualAccount/virtualAccount.machine';
import { virtualAccountsMachine } from '../../../machines/balances/virtualAccounts/virtualAccounts.machine';
import { wire } from '../../../machines/kit/flow/port';
import { lazy } from '../lazy';
import { stored } from '../stored';

const accounts = () => import('../../services/balances/virtualAccounts');

export const virtualAccountsFlows = {
  virtualAccounts: wire(virtualAccountsMachine, { load: lazy(accounts, (s) => s.listVirtualAccounts) }),
  virtualAccount: wire(virtualAccountMachine, { save: stored(lazy(accounts, (s) => s.createVirtualAccount)) }),
};
