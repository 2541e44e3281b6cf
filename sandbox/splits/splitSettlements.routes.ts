import { splitSettlements as endpoints } from '../../contract/splits/splitSettlements';
import { period } from '../http/period.routes';
import { serve, serveChange } from '../http/serve';
import { Refusal } from '../refusal';
import { currencies } from '../rules/money';
import { listSplitNames, listSplits, type SplitRow, sendSplitCode, upsertSplit, versionOfSplit, wasUpserted } from './splits';

const LARGEST_PAGE = 100;

const onWire = (split: SplitRow) => {
  const { id, name, rateType, currency, isActive, customUrl, accounts } = split;
  const currencyId = currencies.find(({ code }) => code === currency)?.id ?? '';
  return {
    splitSettlementId: id,
    name,
    rateType,
    currency: { id: currencyId, name: currency },
    currencyId,
    isActive,
    customUrl,
    accountDetails: accounts.map((account) => ({ ...account })),
    version: versionOfSplit(split),
  };
};

export const splitSettlementsRoutes = [
  serve(endpoints.listSplitSettlements, async ({ query }, { context, session }) => {
    const size = Number(query.PageSize);
    if (size > LARGEST_PAGE) throw new Refusal(400, `PageSize must be at most ${LARGEST_PAGE}`);
    const filter = {
      keyword: query.Keyword ?? '',
      column: query.SelectedSearchColumn ?? 'name',
      isActive: query.Filter === undefined ? null : query.Filter === 'Completed',
      ...period('StartDate', query.StartDate, 'EndDate', query.EndDate),
    } as const;
    const { rows, total } = await listSplits(context, session, filter, { page: Number(query.PageNumber), size });
    return { items: rows.map(onWire), totalCount: total, totalPages: Math.ceil(total / size) };
  }),
  serve(endpoints.listSplitSettlementsMinimal, async (_, { context, session }) => listSplitNames(context, session)),
  serveChange(
    endpoints.sendSplitSettlementOtp,
    { type: 'Split settlements', action: 'Send split settlement code' },
    async (_, { context, session }) => {
      await sendSplitCode(context, session);
      return { status: true, message: 'Success - Enter OTP' };
    },
  ),
  serveChange(
    endpoints.upsertSplitSettlement,
    {
      type: 'Split settlements',
      action: 'Save split settlement',
      subject: ['split settlement', 'body.name'],
      withRefusals: true,
    },
    async ({ headers, body }, { context, session, audit }) => {
      const { before, ...answer } = await upsertSplit(context, session, headers['idempotency-key'], body);
      if (before) audit.about({ before });
      return answer;
    },
  ),
  serveChange(
    endpoints.getSplitSettlementStatus,
    { type: 'Split settlements', action: 'Close split settlement that was not received', mayChangeNothing: true },
    async ({ query }, { context, session, audit }) => {
      const message = 'No split settlement was received with this key, and none can be received now';
      if (!(await wasUpserted(context, session, query.idempotencyKey))) return { status: 'Not Received' as const, message };
      audit.unchanged();
      return { status: 'Successful' as const, message: 'Split settlement saved' };
    },
  ),
];
