import { useMemo } from 'react';
import { withValue } from '../../../machines/kit/list/filters';
import { sorted } from '../../../machines/kit/list/sorting';
import {
  rollingReserveFilters,
  rollingReserveViews,
} from '../../../machines/settlements/rollingReserves/rollingReserves.machine';
import { pageOfReserve } from '../../../machines/settlements/rollingReserves/rollingReserves.rules';
import { useDetailsPages } from '../../flow/detailsPages';
import { useCurrencyChoice } from '../../flow/useCurrencyChoice';
import { useList } from '../../flow/useList';
import { useResource } from '../../flow/useResource';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import type { rollingReserveFlows } from '../../wiring/settlements/rollingReserve';
import { commonCurrency } from '../kit/commonCurrency';
import { useDownload } from '../kit/DownloadMenu';
import { ListSection, type ListWords } from '../kit/ListSection';
import { ReleaseByWeek, ReleaseByWeekOutline, weekInWords } from './ReleaseByWeek';
import { ReserveFigures } from './ReserveFigures';
import { byRelease, NEXT_FIRST, reserveColumns } from './reserveColumns';

interface RollingReserveScreenProps {
  readonly flows: typeof rollingReserveFlows;
  /** The currency of the whole dashboard. */
  readonly currency: string;
  /** The currencies of the business. */
  readonly currencies: readonly string[];
}

const WORDS: ListWords = {
  caption: 'Reserve items',
  widths: { settled: 203, amount: 236, withheld: 149, balance: 149, release: 204, status: 186 },
  none: 'You currently do not have any reserve items.',
  noMatch: 'No reserve items match.',
  showAll: 'Reset',
  lost: 'your reserve items',
};

/** RSV-01: what the provider holds back of settlements, and when it is released. */
export function RollingReserveScreen({ flows, currency, currencies }: RollingReserveScreenProps) {
  const summary = useResource(flows.reserveSummary, currency);
  const loaded = useList(flows.rollingReserves, rollingReserveFilters, { dashboard: currency });
  // As the provider's order is described. Another provider may have its own.
  const rows = useMemo(() => sorted(loaded.view.rows, byRelease, 'ascending'), [loaded.view.rows]);
  const list = { ...loaded, view: { ...loaded.view, rows } };
  const { value, apply } = list.filters;
  const choice = useCurrencyChoice(list.filters, currency, currencies);
  const options = useMemo(
    () => ({ ...choice, ...(value.week && { week: [{ value: value.week, label: weekInWords(value.week) }] }) }),
    [choice, value.week],
  );
  const download = useDownload(flows.rollingReservesDownload, value);
  const details = useDetailsPages(pageOfReserve);
  const common = commonCurrency(rows);
  const columns = useMemo(() => reserveColumns(common), [common]);
  return (
    <Page title="Rolling reserve">
      <Stack>
        <ReserveFigures part={summary} currency={currency}>
          {summary.view.value === null && summary.view.busy && <ReleaseByWeekOutline />}
          {summary.view.value && (
            <ReleaseByWeek
              summary={summary.view.value}
              week={value.week}
              // The bars are of the dashboard's currency.
              onChoose={(week) => apply({ ...withValue(value, 'week', week), status: '', currency: '' })}
            />
          )}
        </ReserveFigures>
        <ListSection
          list={list}
          words={WORDS}
          columns={columns}
          usual={NEXT_FIRST}
          views={rollingReserveViews}
          options={options}
          download={download}
          rowKey={({ id }) => id}
          rowLabel={({ settlementReference }) => `View statement ${settlementReference}`}
          details={details}
        />
      </Stack>
    </Page>
  );
}
