import { isolated } from '../../../contract/shownText';
import { toDecimal } from '../../../machines/kit/values/money';
import type { Split, SplitAccount } from '../../../machines/splits/splitAccount/splitAccount.types';
import { destinationOf, isAfterFirst } from '../../../machines/splits/splitSettlement/splitSettlement.rules';
import { Menu } from '../../ui/buttons/Menu';
import { Empty } from '../../ui/feedback/Empty';
import { type Column, Table } from '../../ui/tables/Table';
import { Money } from '../../ui/text/Money';

interface SplitRowsProps {
  readonly split: Split;
  /** Null if the accounts are read-only. */
  readonly actions: { readonly edit: (id: string) => void; readonly remove: (id: string) => void } | null;
}

const Share = ({ split, account }: { readonly split: Split; readonly account: SplitAccount }) =>
  split.rateType === 'percentage' ? (
    `${toDecimal(account.amount) ?? account.amount}%`
  ) : (
    <Money amount={account.amount} currency={split.currency} />
  );

/** SPL-02: the accounts, and the actions on each. */
export function SplitRows({ split, actions }: SplitRowsProps) {
  const columns: readonly Column<SplitAccount>[] = [
    { key: 'destination', head: 'Settlement Destination', place: 'lead', cell: destinationOf },
    { key: 'name', head: 'Account Name', place: 'note', cell: ({ accountName }) => accountName || '-' },
    {
      key: 'share',
      head: 'Settlement Share',
      align: 'right',
      place: 'figure',
      cell: (account) => <Share split={split} account={account} />,
    },
  ];
  const action: Column<SplitAccount> = {
    key: 'action',
    head: 'Action',
    align: 'right',
    place: 'menu',
    cell: ({ id, accountName }) => (
      <Menu
        small
        label={`Actions for ${isolated(accountName)}`}
        items={[
          { key: 'edit', label: 'Edit Settlement', onChoose: () => actions?.edit(id) },
          ...(isAfterFirst(split, id)
            ? [{ key: 'delete', label: 'Delete Settlement', onChoose: () => actions?.remove(id) }]
            : []),
        ]}
      />
    ),
  };
  return (
    <Table
      caption="Settlement accounts"
      columns={actions ? [...columns, action] : columns}
      rows={split.accounts}
      rowKey={({ id }) => id}
      empty={<Empty title="No settlement accounts added yet" />}
    />
  );
}
