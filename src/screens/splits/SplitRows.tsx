import { isolated } from '../../../contract/shownText';
import { toDecimal } from '../../../machines/kit/values/money';
import { unitOf } from '../../../machines/splits/splitAccount/splitAccount.rules';
import type { Split, SplitAccount } from '../../../machines/splits/splitAccount/splitAccount.types';
import { destinationOf } from '../../../machines/splits/splitSettlement/splitSettlement.rules';
import { Empty } from '../../ui/feedback/Empty';
import { type Column, Table } from '../../ui/tables/Table';
import { Money } from '../../ui/text/Money';

/** A share may be stored while it is still corrected. Then it is shown as it was typed. */
function Share({ split, account }: { readonly split: Split; readonly account: SplitAccount }) {
  const amount = toDecimal(account.amount, unitOf(split));
  if (amount === null) return account.amount === '' ? '-' : isolated(account.amount);
  return split.rateType === 'percentage' ? `${amount}%` : <Money amount={amount} currency={split.currency} />;
}

/** SPL-02: the accounts of a split, to be read. */
export function SplitRows({ split }: { readonly split: Split }) {
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
  return (
    <Table<SplitAccount>
      caption="Settlement accounts"
      columns={columns}
      rows={split.accounts}
      rowKey={({ id }) => id}
      empty={<Empty title="No settlement accounts added yet" />}
    />
  );
}
