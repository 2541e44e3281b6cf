import { Link } from 'wouter';
import { byWords, type Sort } from '../../../machines/kit/order';
import { editingOf, NEW, WORDS } from '../../../machines/splits/splitSettlement/splitSettlement.rules';
import type { SplitFilter, SplitRow } from '../../../machines/splits/splitSettlements/splitSettlements.machine';
import { SEARCHED } from '../../../machines/splits/splitSettlements/splitSettlements.machine';
import { useCollection } from '../../flow/useCollection';
import type { ListColumn } from '../../flow/useOrder';
import { Age } from '../../ui/Age';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Button } from '../../ui/Button';
import { buttonStyle } from '../../ui/button.style';
import { Empty } from '../../ui/Empty';
import { Icon } from '../../ui/Icon';
import { Page } from '../../ui/Page';
import { Stack } from '../../ui/Stack';
import { StatusMark } from '../../ui/StatusMark';
import { Toolbar } from '../../ui/Toolbar';
import { Unseen } from '../../ui/Unseen';
import type { splitSettlementsFlows } from '../../wiring/splits/splitSettlements';
import { KeywordSearch } from '../kit/KeywordSearch';
import { ListTable } from '../kit/ListTable';
import { SplitFilterPanel } from './SplitFilterPanel';
import { everything, isFiltered, splitFilterCodec } from './splitFilter';

export interface SplitSettlementsScreenProps {
  readonly flows: typeof splitSettlementsFlows;
  /** Whether the role may make and change them. */
  readonly maySubmit: boolean;
}

/** As the provider answers: no column has it. */
const NEWEST_FIRST: Sort = { key: 'made', direction: 'descending' };

const Active = ({ isActive }: SplitRow) =>
  isActive ? (
    <StatusMark tone="green" icon="circle-check">
      Active
    </StatusMark>
  ) : (
    <StatusMark tone="plain" icon="circle-slash">
      Inactive
    </StatusMark>
  );

const READ: readonly ListColumn<SplitRow>[] = [
  { key: 'name', head: 'Name', place: 'lead', order: byWords(({ name }) => name), cell: ({ name }) => name },
  { key: 'currency', head: 'Currency', order: byWords(({ currency }) => currency), cell: ({ currency }) => currency },
  {
    key: 'active',
    head: 'Active',
    place: 'mark',
    order: byWords(({ isActive }) => (isActive ? 'Active' : 'Inactive')),
    cell: Active,
  },
  {
    key: 'rateType',
    head: 'Rate type',
    place: 'note',
    order: byWords(({ rateType }) => rateType),
    cell: ({ rateType }) => rateType,
  },
];

const EDITED: readonly ListColumn<SplitRow>[] = [
  ...READ,
  {
    key: 'action',
    head: 'Action',
    align: 'right',
    place: 'figure',
    cell: (row) => (
      <Link href={editingOf(row)} className={buttonStyle('bare')}>
        Edit<Unseen> {row.name}</Unseen>
      </Link>
    ),
  },
];

/** SPL-01. */
export function SplitSettlementsScreen({ flows, maySubmit }: SplitSettlementsScreenProps) {
  const list = useCollection(flows.splitSettlements, splitFilterCodec);
  const { send, view } = list;
  const { filter } = view.query;
  const apply = (wanted: SplitFilter) => send({ type: 'filter.applied', filter: wanted });
  const key = JSON.stringify(filter);
  return (
    <Page
      title="Split Settlements"
      above={<Breadcrumb>{['Account', 'Split Settlements']}</Breadcrumb>}
      actions={
        maySubmit && (
          <Link href={NEW} className={buttonStyle('solid')}>
            <Icon name="plus" />
            Create Split Settlement
          </Link>
        )
      }
    >
      <Stack>
        <Toolbar>
          <KeywordSearch
            key={`search ${key}`}
            label="Search split settlements"
            columns={SEARCHED}
            filter={filter}
            onSearch={apply}
          />
          <SplitFilterPanel key={key} filter={filter} onApply={apply} />
          <Age at={view.shownAt} busy={view.busy} onRefresh={() => send({ type: 'refreshed' })} />
        </Toolbar>
        <ListTable<SplitRow, SplitFilter>
          list={list}
          caption="Split settlements"
          columns={maySubmit ? EDITED : READ}
          usual={NEWEST_FIRST}
          rowKey={({ id }) => id}
          empty={
            <Empty title="No Split Settlements Found">
              {isFiltered(filter) ? (
                <Button onPress={() => apply(everything)}>Show all split settlements</Button>
              ) : (
                <p>You have no split settlements</p>
              )}
            </Empty>
          }
          lost={WORDS.unfetched}
        />
      </Stack>
    </Page>
  );
}
