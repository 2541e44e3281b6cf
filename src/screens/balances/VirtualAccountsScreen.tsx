import { useLocation, useSearch } from 'wouter';
import type { virtualAccountMachine } from '../../../machines/balances/virtualAccount/virtualAccount.machine';
import type {
  NoFilter,
  VirtualAccount,
  virtualAccountsMachine,
} from '../../../machines/balances/virtualAccounts/virtualAccounts.machine';
import { byWords, type Sort } from '../../../machines/kit/order';
import type { Wired } from '../../../machines/kit/port';
import type { QueryCodec } from '../../flow/query';
import { useCollection } from '../../flow/useCollection';
import type { ListColumn } from '../../flow/useOrder';
import { Age } from '../../ui/Age';
import { Button } from '../../ui/Button';
import { Copyable } from '../../ui/Copyable';
import { Empty } from '../../ui/Empty';
import { Page } from '../../ui/Page';
import { Stack } from '../../ui/Stack';
import { Toolbar } from '../../ui/Toolbar';
import { ListTable } from '../kit/ListTable';
import { lookOnly } from '../kit/lookOnly';
import { VirtualAccountDialog } from './VirtualAccountDialog';

export interface VirtualAccountsScreenProps {
  readonly flows: {
    readonly virtualAccounts: Wired<typeof virtualAccountsMachine>;
    readonly virtualAccount: Wired<typeof virtualAccountMachine>;
  };
  readonly mayAdd: boolean;
}

/** What in the address opens the form: a reload and a session that ended come back to it. */
const NEW = 'new';

/** Nothing of the list is in the address but its page. */
const codec: QueryCodec<NoFilter> = { read: () => ({}), write: () => ({}) };

/** As the provider answers: no column has it. */
const NEWEST_FIRST: Sort = { key: 'made', direction: 'descending' };

const COLUMNS: readonly ListColumn<VirtualAccount>[] = [
  {
    key: 'name',
    head: 'Account name',
    from: 'md',
    order: byWords(({ accountName }) => accountName),
    cell: ({ accountName }) => accountName,
  },
  {
    key: 'number',
    head: 'Account number',
    place: 'figure',
    order: byWords(({ accountNumber }) => accountNumber),
    cell: ({ accountNumber }) => <Copyable label={`Copy ${accountNumber}`} text={accountNumber} />,
  },
  { key: 'bank', head: 'Bank name', place: 'note', order: byWords(({ bankName }) => bankName), cell: ({ bankName }) => bankName },
  { key: 'alias', head: 'Account alias', place: 'lead', order: byWords(({ alias }) => alias), cell: ({ alias }) => alias },
];

/** VAC-01. */
export function VirtualAccountsScreen({ flows, mayAdd }: VirtualAccountsScreenProps) {
  const [path, navigate] = useLocation();
  const isAdding = new URLSearchParams(useSearch()).has(NEW);
  const list = useCollection(flows.virtualAccounts, codec);
  const { send, view } = list;
  const refresh = () => send({ type: 'refreshed' });
  const done = (isCreated: boolean) => {
    navigate(path, { replace: true });
    if (isCreated) refresh();
  };
  return (
    <Page
      title="Virtual accounts"
      actions={
        <Button
          kind="solid"
          icon="plus"
          disabled={!mayAdd}
          reason={mayAdd ? null : lookOnly('virtual accounts', 'create one')}
          onPress={() => navigate(`${path}?${NEW}=account`)}
        >
          Create Virtual Wallet
        </Button>
      }
    >
      <Stack>
        <Toolbar>
          <Age at={view.shownAt} busy={view.busy} onRefresh={refresh} />
        </Toolbar>
        <ListTable<VirtualAccount, NoFilter>
          list={list}
          caption="Virtual accounts"
          columns={COLUMNS}
          usual={NEWEST_FIRST}
          rowKey={({ accountNumber }) => accountNumber}
          empty={<Empty title="You currently do not have any virtual wallets." />}
          lost="your virtual accounts"
        />
      </Stack>
      {isAdding && mayAdd && <VirtualAccountDialog machine={flows.virtualAccount} onDone={done} />}
    </Page>
  );
}
