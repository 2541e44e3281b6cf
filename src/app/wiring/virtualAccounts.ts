/** Virtual accounts. */
import { wire } from '../../../machines/kit/port';
import { virtualAccountMachine } from '../../../machines/virtualAccount/virtualAccount.machine';
import { virtualAccountsMachine } from '../../../machines/virtualAccounts/virtualAccounts.machine';
import { lazy } from '../lazy';

const accounts = () => import('../../services/virtualAccounts');

export const virtualAccountsFlows = {
  virtualAccounts: wire(virtualAccountsMachine, { load: lazy(accounts, (s) => s.listVirtualAccounts) }),
  virtualAccount: wire(virtualAccountMachine, { save: lazy(accounts, (s) => s.createVirtualAccount) }),
};
