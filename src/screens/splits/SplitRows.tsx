import { isolated } from '../../../contract/shownText';
import { toDecimal } from '../../../machines/kit/values/money';
import { restOf } from '../../../machines/splits/splitAccount/splitAccount.rules';
import type { Split, SplitAccount } from '../../../machines/splits/splitAccount/splitAccount.types';
import { destinationOf, isAfterFirst } from '../../../machines/splits/splitSettlement/splitSettlement.rules';
import { Menu } from '../../ui/buttons/Menu';
import { PartSign } from '../../ui/chart/PartsBar';
import { Empty } from '../../ui/feedback/Empty';
import { CellWithNote } from '../../ui/tables/cells';
import { type Column, Table } from '../../ui/tables/Table';
import { Money } from '../../ui/text/Money';

/** The account that the split is made from. It keeps what the others leave. */
export interface Initiating {
  readonly merchantId: string;
  readonly name: string;
}

interface SplitRowsProps {
  readonly split: Split;
  /** Without it, only the accounts that were added are shown. */
  readonly initiating?: Initiating;
  /** Null if the accounts are read-only. */
  readonly actions: { readonly edit: (id: string) => void; readonly remove: (id: string) => void } | null;
}

interface Own {
  readonly id: typeof OWN;
  readonly merchantId: string;
  readonly merchantName: string;
}

type Row = SplitAccount | Own;

/** No account that was added has such an id. */
const OWN = 'initiating';
const NONE = 'No settlement accounts added yet';

/** SPL-06: what the others leave. It follows each change. */
function Rest({ split }: { readonly split: Split }) {
  const rest = restOf(split);
  return (
    <span role="status">
      <CellWithNote note="the rest, by default">{rest === null ? 'what is left' : `${toDecimal(rest) ?? rest}%`}</CellWithNote>
    </span>
  );
}

const Share = ({ split, account }: { readonly split: Split; readonly account: SplitAccount }) =>
  account.amount === '' ? (
    '-'
  ) : split.rateType === 'percentage' ? (
    `${toDecimal(account.amount) ?? account.amount}%`
  ) : (
    <Money amount={account.amount} currency={split.currency} />
  );

const isOwn = (row: Row): row is Own => 'merchantName' in row;

/** SPL-02: the accounts, and the actions on each. The initiating one comes first, and nothing of it is typed. */
export function SplitRows({ split, initiating, actions }: SplitRowsProps) {
  const signs = initiating !== undefined && split.rateType === 'percentage';
  const columns: readonly Column<Row>[] = [
    {
      key: 'destination',
      head: 'Settlement Destination',
      place: 'lead',
      cell: (row) =>
        isOwn(row) ? (
          <CellWithNote note="Initiating account">
            {signs && <PartSign at={null} />}
            {`Merchant ID - ${row.merchantId}`}
          </CellWithNote>
        ) : (
          <>
            {signs && <PartSign at={split.accounts.indexOf(row)} />}
            {destinationOf(row)}
          </>
        ),
    },
    {
      key: 'name',
      head: 'Account Name',
      place: 'note',
      cell: (row) => (isOwn(row) ? <bdi>{row.merchantName}</bdi> : row.accountName || '-'),
    },
    {
      key: 'share',
      head: 'Settlement Share',
      align: 'right',
      place: 'figure',
      cell: (row) => (isOwn(row) ? <Rest split={split} /> : <Share split={split} account={row} />),
    },
  ];
  const action: Column<Row> = {
    key: 'action',
    head: 'Action',
    align: 'right',
    place: 'menu',
    cell: (row) =>
      !isOwn(row) && (
        <Menu
          small
          label={`Actions for ${isolated(row.accountName)}`}
          items={[
            { key: 'edit', label: 'Edit Settlement', onChoose: () => actions?.edit(row.id) },
            ...(isAfterFirst(split, row.id)
              ? [{ key: 'delete', label: 'Delete Settlement', onChoose: () => actions?.remove(row.id) }]
              : []),
          ]}
        />
      ),
  };
  const own: readonly Own[] = initiating ? [{ id: OWN, merchantId: initiating.merchantId, merchantName: initiating.name }] : [];
  return (
    <>
      <Table<Row>
        caption="Settlement accounts"
        columns={actions ? [...columns, action] : columns}
        rows={[...own, ...split.accounts]}
        rowKey={({ id }) => id}
        empty={<Empty title={NONE} />}
      />
      {initiating && split.accounts.length === 0 && <p>{NONE}</p>}
    </>
  );
}
