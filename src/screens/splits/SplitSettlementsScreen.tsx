import { useLocation } from 'wouter';
import { byText, type Sort } from '../../../machines/kit/list/sorting';
import { editingOf, NEW, WORDS } from '../../../machines/splits/splitSettlement/splitSettlement.rules';
import type { Bookmark } from '../../../machines/splits/splitSettlement/splitSettlement.types';
import { type SplitRow, splitFilters } from '../../../machines/splits/splitSettlements/splitSettlements.machine';
import { Link } from '../../flow/Link';
import { useList } from '../../flow/useList';
import type { SortableColumn } from '../../flow/useSort';
import { ButtonPlace } from '../../ui/buttons/ButtonPlace';
import { buttonStyle } from '../../ui/buttons/button.style';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { Page } from '../../ui/layout/Page';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Icon } from '../../ui/theme/Icon';
import type { splitSettlementsFlows } from '../../wiring/splits/splitSettlements';
import { textColumn } from '../kit/columns';
import { ListSection, type ListWords } from '../kit/ListSection';
import { OpenOrders } from '../kit/OpenOrder';
import { splitBookmark } from './splitBookmark';

export interface SplitSettlementsScreenProps {
  readonly flows: typeof splitSettlementsFlows;
  /** Whether the role may create and change them. */
  readonly maySubmit: boolean;
}

/** The provider's order. No column has it. */
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

const READ: readonly SortableColumn<SplitRow>[] = [
  textColumn('name', 'Name', ({ name }) => name, { place: 'lead' }),
  textColumn('currency', 'Currency', ({ currency }) => currency),
  {
    key: 'active',
    head: 'Active',
    place: 'mark',
    order: byText(({ isActive }) => (isActive ? 'Active' : 'Inactive')),
    cell: Active,
  },
  textColumn('rateType', 'Rate type', ({ rateType }) => rateType, { place: 'note' }),
];

const EDITED: readonly SortableColumn<SplitRow>[] = [
  ...READ,
  {
    key: 'action',
    head: 'Action',
    align: 'right',
    place: 'menu',
    cell: (row) => (
      <Link href={editingOf(row)} className={buttonStyle('bare')}>
        Edit<VisuallyHidden> {row.name}</VisuallyHidden>
      </Link>
    ),
  },
];

const LIST_WORDS: ListWords = {
  caption: 'Split settlements',
  widths: { name: 288, currency: 222, active: 227, rateType: 230, action: 158 },
  none: 'No Split Settlements Found',
  // The documents have two lines for a business without split settlements.
  noneMore: 'You have no split settlements',
  teaches: {
    drawing: 'split',
    sentence: 'A split shares each settlement between several accounts, by percentage or a flat amount.',
  },
  testData: 'splitSettlements',
  noMatch: 'No Split Settlements Found',
  showAll: 'Show all split settlements',
  lost: { sentence: `${WORDS.unfetched}.` },
};

/** SPL-01. */
export function SplitSettlementsScreen({ flows, maySubmit }: SplitSettlementsScreenProps) {
  const list = useList(flows.splitSettlements, splitFilters);
  const [, navigate] = useLocation();
  const start = maySubmit && (
    <ButtonPlace kind="solid">
      <Link href={NEW} className={buttonStyle('solid')}>
        <Icon name="plus" />
        Create Split Settlement
      </Link>
    </ButtonPlace>
  );
  return (
    <Page title="Split Settlements" above={<Breadcrumb>{['Account', 'Split Settlements']}</Breadcrumb>} actions={start}>
      {maySubmit && (
        <OpenOrders<Bookmark>
          flow={splitBookmark('')}
          what="split settlement"
          again="submit"
          about={({ bookmark }) => bookmark.split.name}
          onCheck={({ subject, bookmark }) => navigate(subject === '' ? NEW : editingOf(bookmark.split))}
        />
      )}
      <ListSection
        list={list}
        words={LIST_WORDS}
        columns={maySubmit ? EDITED : READ}
        usual={NEWEST_FIRST}
        rowKey={({ id }) => id}
        start={start}
      />
    </Page>
  );
}
