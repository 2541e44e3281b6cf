import { useMemo } from 'react';
import {
  type Chargeback,
  type ChargebackFilter,
  chargebackFilters,
  chargebackFiltersOfStatus,
} from '../../../machines/chargebacks/chargebacks/chargebacks.machine';
import {
  GROUPS,
  type Group,
  groupOf,
  isWaiting,
  nearest,
  pageOfChargeback,
  sumOf,
} from '../../../machines/chargebacks/chargebacks/chargebacks.rules';
import { hasAllRows, sorted } from '../../../machines/kit/list/sorting';
import { isPositive } from '../../../machines/kit/values/money';
import { useDetailsPages } from '../../flow/detailsPages';
import { type List, useList } from '../../flow/useList';
import { useResource } from '../../flow/useResource';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { GroupRow } from '../../ui/tables/GroupRow';
import type { RowGroup } from '../../ui/tables/Table';
import { formatAmount, formatSigned } from '../../ui/text/format';
import type { chargebacksFlows } from '../../wiring/chargebacks/chargebacks';
import { commonCurrency } from '../kit/commonCurrency';
import { ListSection, type ListWords } from '../kit/ListSection';
import { useWaitingCount } from '../shell/waitingCount';
import { ChargebackCards } from './ChargebackCards';
import { byDue, chargebackColumns, NEAREST_FIRST } from './chargebackColumns';
import { useDueClock } from './useDueClock';

interface ChargebacksScreenProps {
  readonly flows: Pick<typeof chargebacksFlows, 'chargebacks' | 'chargebackOverview'>;
  /** The currency of the whole dashboard. */
  readonly currency: string;
  /** The status of the page. Empty on the page of all. */
  readonly status: ChargebackFilter['status'];
  readonly title: string;
  readonly mayAnswer: boolean;
}

const WORDS: ListWords = {
  caption: 'Chargebacks',
  widths: { due: 204, amount: 148, status: 198, balance: 148, reference: 242, action: 187 },
  none: 'You currently do not have any chargebacks.',
  noMatch: 'No chargebacks match.',
  showAll: 'Reset',
  lost: 'your chargebacks',
};

/** A status needs more room or less, and so does what can be done with it. */
const WIDTHS: Readonly<Partial<Record<ChargebackFilter['status'], ListWords['widths']>>> = {
  Pending: { due: 174, amount: 135, status: 155, balance: 135, reference: 285, action: 242 },
  'Awaiting Response': { due: 232, amount: 118, status: 226, balance: 118, reference: 275, action: 155 },
  Won: { due: 257, amount: 179, status: 116, balance: 131, reference: 271, action: 172 },
  Lost: { due: 264, amount: 135, status: 120, balance: 135, reference: 296, action: 177 },
  Assessment: { due: 252, amount: 129, status: 182, balance: 129, reference: 266, action: 169 },
};

const NAMES: Readonly<Record<Group, string>> = {
  answer: 'Needs your answer',
  provider: 'With the provider',
  closed: 'Closed',
};

/** CBK-01: lists the chargebacks, those that need an answer first. Each page of a status is this one with that status. */
export function ChargebacksScreen({ flows, currency, status, title, mayAnswer }: ChargebacksScreenProps) {
  const overview = useResource(flows.chargebackOverview, currency);
  const loaded = useList(
    flows.chargebacks,
    status === '' ? chargebackFilters : chargebackFiltersOfStatus,
    status === '' ? {} : { status },
  );
  const widths = WIDTHS[status] ?? WORDS.widths;
  const details = useDetailsPages(pageOfChargeback);
  // The provider puts only what is closed last, and those that need an answer come first here.
  const now = useDueClock(loaded.view.rows);
  const rows = useMemo(() => sorted(loaded.view.rows, byDue(now), 'ascending'), [loaded.view.rows, now]);
  const list = { ...loaded, view: { ...loaded.view, rows } };
  const common = commonCurrency(rows);
  const first = nearest(rows, now)?.id ?? null;
  const columns = useMemo(() => chargebackColumns({ common, mayAnswer, first, now }), [common, mayAnswer, first, now]);
  const groups = useMemo(() => (status === '' ? groupsOf(rows, common, now) : undefined), [rows, common, now, status]);
  const all = status === '' ? allOf(list) : null;
  useWaitingCount('chargebacks', all && mayAnswer ? all.filter((row) => isWaiting(row, now)).length : null);
  return (
    <Page title={title}>
      <Stack>
        <ChargebackCards part={overview} currency={currency} all={all} now={now} />
        <ListSection
          list={list}
          words={widths ? { ...WORDS, widths } : WORDS}
          columns={columns}
          usual={NEAREST_FIRST}
          rowKey={({ id }) => id}
          rowLabel={({ orderReference }) => `View details of ${orderReference}`}
          details={details}
          {...(groups && { groupOf: groups })}
        />
      </Stack>
    </Page>
  );
}

/** All chargebacks, unless a filter or a page leaves some out. */
const allOf = ({ view, filters }: List<Chargeback, ChargebackFilter>): readonly Chargeback[] | null =>
  hasAllRows(view) && !filters.isFiltered(filters.value) ? view.rows : null;

/** Returns the group of a row, with the sums of the whole group, on whatever page its rows are. */
function groupsOf(rows: readonly Chargeback[], common: string | null, now: number): (row: Chargeback) => RowGroup<Chargeback> {
  // A list of one currency names it at its heads.
  const write = common === null ? formatAmount : formatSigned;
  const heads = new Map<Group, RowGroup<Chargeback>>(
    GROUPS.map((key) => {
      const { count, currency, amount, held } = sumOf(rows.filter((row) => groupOf(row, now) === key));
      const figure = (sum: string | null) => (sum === null || currency === null ? null : write(sum, currency));
      const sumHeld = figure(held);
      const note = held === null || sumHeld === null ? '' : isPositive(held) ? `${sumHeld} held` : 'nothing held';
      const sums = { amount: figure(amount), balance: sumHeld };
      const head: RowGroup<Chargeback> = {
        key,
        label: `${NAMES[key]} ${count}`,
        note,
        head: (columns) => <GroupRow key={`group ${key}`} columns={columns} label={NAMES[key]} count={count} sums={sums} />,
      };
      return [key, head];
    }),
  );
  return (row) => {
    const key = groupOf(row, now);
    return heads.get(key) ?? { key, label: NAMES[key] };
  };
}
