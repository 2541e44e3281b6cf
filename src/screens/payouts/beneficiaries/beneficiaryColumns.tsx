import { isolated } from '../../../../contract/shownText';
import { byDate, type Sort } from '../../../../machines/kit/list/sorting';
import type { Beneficiary } from '../../../../machines/payouts/beneficiaries/beneficiaries.machine';
import type { SortableColumn } from '../../../flow/useSort';
import { Menu } from '../../../ui/buttons/Menu';
import { NamedCell } from '../../../ui/tables/NamedCell';
import { Timestamp } from '../../../ui/text/Timestamp';
import { textColumn } from '../../kit/columns';
import { READ_ONLY_REASON, TYPE_WORDS } from './beneficiaryWords';

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' };

/** Returns the account number and the bank. */
export const recipientOf = ({ accountNumber, bankName }: Beneficiary) => [accountNumber, bankName].filter(Boolean).join(', ');

interface Doings {
  readonly mayChange: boolean;
  readonly onResolve: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** BEN-01: the columns of the list, and the actions on a beneficiary. */
export const beneficiaryColumns = ({ mayChange, onResolve, onRemove }: Doings): readonly SortableColumn<Beneficiary>[] => [
  textColumn('name', 'Name', ({ name }) => name, { place: 'lead', cell: ({ name }) => <NamedCell name={name} /> }),
  textColumn('type', 'Type', ({ type }) => TYPE_WORDS[type], { from: 'md' }),
  textColumn('recipient', 'Recipient', recipientOf, { place: 'note' }),
  {
    key: 'date',
    head: 'Date',
    from: 'lg',
    order: byDate(({ createdAt }) => createdAt),
    isTall: true,
    cell: ({ createdAt }) => createdAt && <Timestamp at={createdAt} stacked />,
  },
  {
    key: 'action',
    head: 'Action',
    headHidden: true,
    align: 'right',
    place: 'menu',
    cell: ({ id, name }) => (
      <Menu
        small
        label={`Actions for ${isolated(name)}`}
        items={[
          {
            key: 'resolve',
            label: 'Resolve',
            icon: 'search',
            disabled: !mayChange,
            reason: READ_ONLY_REASON,
            onChoose: () => onResolve(id),
          },
          {
            key: 'delete',
            label: 'Delete',
            icon: 'trash-2',
            disabled: !mayChange,
            reason: READ_ONLY_REASON,
            onChoose: () => onRemove(id),
          },
        ]}
      />
    ),
  },
];
