/** Serves where the settlements of a business go. */
import { settlementAccounts as endpoints } from '../../contract/settings/settlementAccounts';
import { passwordFirst } from '../access/stepUp';
import { serve, serveChange } from '../http/serve';
import { banks } from '../rules/recipients';
import { toWallClock } from '../rules/wallclock';
import { changesOf, setDefaultAccount, setSettlementType, settlementTypeOf } from './settlementAccounts';

interface Account {
  readonly bankId: number;
  readonly accountNumber: string;
}

const named = (account: Account | null) =>
  account && { bankName: banks.find(({ id }) => id === account.bankId)?.name ?? '', accountNumber: account.accountNumber };

const line = (account: Account | null) => Object.values(named(account) ?? {}).join(' ');

export const settlementAccountsRoutes = [
  serve(endpoints.getSettlementDetails, async (_, { context: { db }, session }) => {
    const [settlementType, changes] = [await settlementTypeOf(db, session), await changesOf(db, session)];
    return {
      data: {
        settlementType,
        changes: changes.map(({ change, from, to, by }) => ({
          ...{ id: change.id, kind: change.kind, from: named(from), to: named(to) },
          by: `${by.firstName} ${by.lastName}`,
          at: toWallClock(change.changedAt),
        })),
      },
    };
  }),
  serveChange(
    endpoints.setSettlementDetails,
    {
      ...{ type: 'Settings', action: 'Change settlement destination', subject: ['settlement destination'] },
      ...{ withRefusals: true, mayChangeNothing: true },
    },
    async ({ body: { settlementType, from, account } }, { context, session, audit }) => {
      const isChanged = await setSettlementType(context, session, { settlementType, from, account });
      if (isChanged) audit.about({ before: { settlementType: from }, after: { settlementType } });
      else audit.unchanged();
      return { status: true, message: 'Settlement destination updated successfully' };
    },
    passwordFirst(),
  ),
  serveChange(
    endpoints.setDefaultSettlementBank,
    {
      ...{ type: 'Settings', action: 'Change default settlement account', subject: ['bank account', 'params.id'] },
      ...{ withRefusals: true, mayChangeNothing: true },
    },
    async ({ params: { id }, body: { from } }, { context, session, audit }) => {
      const change = await setDefaultAccount(context, session, { id, from });
      if (change) audit.about({ before: { default: line(change.before) }, after: { default: line(change.after) } });
      else audit.unchanged();
      return { status: true, message: 'Default account set successfully!' };
    },
    passwordFirst(),
  ),
];
