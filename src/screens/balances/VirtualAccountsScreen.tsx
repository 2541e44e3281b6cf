import { accountFilters, type VirtualAccount } from '../../../machines/balances/virtualAccounts/virtualAccounts.machine';
import { byText, type Sort } from '../../../machines/kit/list/sorting';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useList } from '../../flow/useList';
import type { SortableColumn } from '../../flow/useSort';
import { Copyable } from '../../ui/buttons/Copyable';
import { Page } from '../../ui/layout/Page';
import type { virtualAccountsFlows } from '../../wiring/balances/virtualAccounts';
import { textColumn } from '../kit/columns';
import { ListSection, type ListWords, StartButton } from '../kit/ListSection';
import { readOnlyReason } from '../kit/readOnlyReason';
import { VirtualAccountDialog } from './VirtualAccountDialog';

export interface VirtualAccountsScreenProps {
  readonly flows: typeof virtualAccountsFlows;
  readonly mayAdd: boolean;
}

/** The URL parameter that opens the form, so that it survives a reload and an expired session. */
const OPEN = ['new'] as const;

/** The provider's order. No column has it. */
const NEWEST_FIRST: Sort = { key: 'made', direction: 'descending' };

const COLUMNS: readonly SortableColumn<VirtualAccount>[] = [
  textColumn('name', 'Account name', ({ accountName }) => accountName, { from: 'md' }),
  {
    key: 'number',
    head: 'Account number',
    place: 'figure',
    order: byText(({ accountNumber }) => accountNumber),
    cell: ({ accountNumber }) => <Copyable label={`Copy ${accountNumber}`} text={accountNumber} />,
  },
  textColumn('bank', 'Bank name', ({ bankName }) => bankName, { place: 'note' }),
  textColumn('alias', 'Account alias', ({ alias }) => alias, { place: 'lead' }),
];

/** This list has no filters. */
const WORDS: ListWords = {
  caption: 'Virtual accounts',
  widths: { name: 340, number: 307, bank: 232, alias: 246 },
  none: 'You currently do not have any virtual wallets.',
  teaches: {
    drawing: 'account',
    sentence: 'Give each customer or branch its own account number, so you can tell payments apart.',
  },
  noMatch: '',
  showAll: '',
  lost: 'your virtual accounts',
};

/** VAC-01. */
export function VirtualAccountsScreen({ flows, mayAdd }: VirtualAccountsScreenProps) {
  const list = useList(flows.virtualAccounts, accountFilters);
  const { about, open, close } = useDialogAddress(OPEN);
  const done = (isCreated: boolean) => {
    close();
    if (isCreated) list.refresh();
  };
  const start = (
    <StartButton barred={mayAdd ? null : readOnlyReason('virtual accounts', 'create one')} onPress={() => open('new', 'account')}>
      Create Virtual Wallet
    </StartButton>
  );
  return (
    <Page title="Virtual accounts" actions={start}>
      <ListSection
        list={list}
        words={WORDS}
        columns={COLUMNS}
        usual={NEWEST_FIRST}
        rowKey={({ accountNumber }) => accountNumber}
        start={start}
      />
      {about('new') !== null && mayAdd && <VirtualAccountDialog machine={flows.virtualAccount} onDone={done} />}
    </Page>
  );
}
