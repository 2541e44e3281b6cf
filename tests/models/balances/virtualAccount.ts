import type { virtualAccountCases } from '../../../machines/balances/virtualAccount/virtualAccount.flow';
import type { virtualAccountMachine } from '../../../machines/balances/virtualAccount/virtualAccount.machine';
import type { Driver } from '../../drivers/driver';
import { formEvents, formStates } from '../forms';
import { answering, type Model, type StateOf } from '../model';

/** An alias is had once: another path may have it already. */
const filled = (I: Driver, _: string, value: string) =>
  I.fill('Account Alias', value.trim() === '' ? value : `${value} ${crypto.randomUUID()}`);

const TITLE = /^(Create new wallet|Please login again)$/;

/** A new virtual account, in a user's words. */
export const virtualAccountModel = {
  req: ['VAC-01'],
  starts: {
    empty: {
      path: '/dashboard/account/virtual-wallets?new=account',
      as: 'amaka.obi@bluecrest.test',
      holds: ['virtualAccount.save'],
    },
  },
  events: formEvents({ fill: filled, submit: 'Create new wallet', leave: 'Cancel' }),
  ports: { save: answering('virtualAccount.save') },
  children: {},
  states: {
    ...formStates(
      TITLE,
      (I) => I.see('Virtual account created successfully'),
      (I) => I.see(/^(Virtual accounts|Please login again)$/),
    ),
    saving: async () => {},
  },
  outOfReach: {},
} satisfies Model<typeof virtualAccountCases, StateOf<typeof virtualAccountMachine>>;
