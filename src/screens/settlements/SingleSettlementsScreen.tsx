import { useCallback, useMemo } from 'react';
import { pageOfSettlement, SETTLEMENTS } from '../../../machines/settlements/groupedSettlements/groupedSettlements.rules';
import { type Settlement, settlementFilters } from '../../../machines/settlements/settlements/settlements.machine';
import { useDialogAddress } from '../../flow/dialogAddress';
import { Link } from '../../flow/Link';
import { useCurrencyChoice } from '../../flow/useCurrencyChoice';
import { useList } from '../../flow/useList';
import { buttonStyle } from '../../ui/buttons/button.style';
import { soleLinkStyle } from '../../ui/buttons/soleLink.style';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { DetailPanel } from '../../ui/layers/DetailPanel';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { Money } from '../../ui/text/Money';
import type { singleSettlementsFlows } from '../../wiring/settlements/singleSettlements';
import { commonCurrency } from '../kit/commonCurrency';
import { ListSection, type ListWords } from '../kit/ListSection';
import { SettlementFacts } from './SettlementFacts';
import { NEWEST_FIRST, singleColumns } from './singleColumns';
import { lookOf } from './status';

interface SingleSettlementsScreenProps {
  readonly flows: typeof singleSettlementsFlows;
  /** The currency of the whole dashboard. */
  readonly currency: string;
  readonly currencies: readonly string[];
}

/** The URL parameter that opens the details of a settlement. */
const OPEN = ['settlement'] as const;

const WORDS: ListWords = {
  caption: 'Single settlements',
  widths: { date: 142, business: 152, amount: 118, fee: 135, settled: 170, currency: 94, status: 144, action: 170 },
  none: 'You currently do not have any settlements.',
  noMatch: 'No settlements match.',
  showAll: 'Reset',
  lost: 'your settlements',
};

/** STL-01: lists settlements one by one, where the grouped list has one row for each payment. */
export function SingleSettlementsScreen({ flows, currency, currencies }: SingleSettlementsScreenProps) {
  const list = useList(flows.settlements, settlementFilters, { dashboard: currency });
  const options = useCurrencyChoice(list.filters, currency, currencies);
  const { about, open, close } = useDialogAddress(OPEN);
  const show = useCallback(({ id }: Pick<Settlement, 'id'>) => open('settlement', id), [open]);
  const { rows } = list.view;
  const chosen = rows.find(({ id }) => id === about('settlement')) ?? null;
  const common = commonCurrency(rows);
  const isNarrow = chosen !== null;
  const columns = useMemo(() => singleColumns(common, isNarrow), [common, isNarrow]);
  return (
    <Page
      title="Single settlements"
      actions={
        <Link href={SETTLEMENTS} className={soleLinkStyle}>
          View grouped settlements
        </Link>
      }
      pane={chosen && <SettlementPane settlement={chosen} onClose={close} />}
    >
      <ListSection
        list={list}
        words={WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        options={options}
        rowKey={({ id }) => id}
        rowLabel={({ reference, id }) => `Details: ${reference || id}`}
        onRow={show}
        chosen={chosen?.id ?? null}
      />
    </Page>
  );
}

interface SettlementPaneProps {
  readonly settlement: Settlement;
  readonly onClose: () => void;
}

/** STL-01: the seven documented details of a settlement. All data comes with the list. */
function SettlementPane({ settlement, onClose }: SettlementPaneProps) {
  const { id, status, amount, currency } = settlement;
  return (
    <DetailPanel
      title="Settlement details"
      open
      onClose={onClose}
      foot={
        <Link href={pageOfSettlement(id)} className={buttonStyle('solid')}>
          View statement
        </Link>
      }
    >
      <Stack>
        <Stack close>
          <div>
            <StatusMark {...lookOf(status)}>{status}</StatusMark>
          </div>
          {amount !== null && <Money amount={amount} currency={currency} size="sum" />}
        </Stack>
        <SettlementFacts settlement={settlement} />
      </Stack>
    </DetailPanel>
  );
}
