/** Where settlements go: to the wallet, or to the default of the bank accounts. The accounts are listed and added in the first version of onboarding. */
import { Id, Message } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';
import { StepUp } from '../stepUp';
import { WallClock } from '../time';

export const settlementTypes = ['wallet', 'bank'] as const;
export type SettlementType = (typeof settlementTypes)[number];

const Type = type.enumerated(...settlementTypes);

/** An account as a change names it. Null: there was none, or settlements went to the wallet. */
const Named = type({ bankName: 'string', accountNumber: 'string' }).or('null');

const Change = type({
  id: Id,
  kind: "'added' | 'default' | 'destination'",
  from: Named,
  to: Named,
  by: 'string',
  at: WallClock,
});

/** No document shows what is in `data`. Without a type, settlements stay in the wallet. */
const Details = type({
  data: type({ 'settlementType?': Type.or('null'), 'changes?': Change.array() }).or('null'),
}).pipe(({ data }) => ({ type: data?.settlementType ?? 'wallet', changes: data?.changes ?? [] }));

export type SettlementDetails = typeof Details.infer;
export type SettlementChange = typeof Change.infer;

export const settlementAccounts = endpoints({
  /** Returns where settlements go, with the latest changes of it, newest first (assumed). */
  getSettlementDetails: {
    method: 'GET',
    path: '/subsidiary/dashboard/settlement/details/get',
    answer: Details,
    permission: 'settlement.view',
    req: ['STA-01'],
    assumed: false,
  },
  /**
   * Applies from the next settlement on, in naira. `password`, `from` and `account` are assumed. 400 for `bank` without an account. 409 if the
   * destination is not the one in `from`, or the default account not the one in `account`, which the merchant saw.
   */
  setSettlementDetails: {
    method: 'POST',
    path: '/subsidiary/dashboard/settlement/details',
    body: StepUp.and({ settlementType: Type, from: Type, 'account?': Id }),
    answer: Message,
    permission: 'settlement.manage',
    req: ['STA-01'],
    assumed: false,
  },
  /**
   * Makes an account the default, from the next settlement on. The body is assumed. 404 for an unknown account. 409 if the default is not the
   * account in `from`, which the merchant saw. Repeated for the account that is the default already, it changes nothing.
   */
  setDefaultSettlementBank: {
    method: 'PUT',
    path: '/subsidiary/dashboard/settlement/bank/default/set/:id',
    body: StepUp.and({ from: Id }),
    answer: Message,
    permission: 'settlement.manage',
    req: ['STA-01'],
    assumed: false,
  },
});
