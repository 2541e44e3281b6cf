import { byDate, type Sort } from '../../../../machines/kit/sorting';
import type { Beneficiary } from '../../../../machines/payouts/beneficiaries/beneficiaries.machine';
import type { SortableColumn } from '../../../flow/useSort';
import { Menu } from '../../../ui/Menu';
import { When } from '../../../ui/When';
import { textColumn } from '../../kit/columns';
import { LOOK_ONLY, TYPE_WORDS } from './beneficiaryWords';

/** How the provider answers. */
export const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' };

/** The number that is paid, and where. */
export const recipientOf = ({ accountNumber, bankName }: Beneficiary) => [accountNumber, bankName].filter(Boolean).join(', ');

interface Doings {
  readonly mayChange: boolean;
  readonly onResolve: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** BEN-01: what the list shows of a beneficiary, and what can be done with them. */
export const beneficiaryColumns = ({ mayChange, onResolve, onRemove }: Doings): readonly SortableColumn<Beneficiary>[] => [
  textColumn('name', 'Name', ({ name }) => name, { place: 'lead' }),
  textColumn('type', 'Type', ({ type }) => TYPE_WORDS[type], { from: 'md' }),
  textColumn('recipient', 'Recipient', recipientOf, { place: 'note' }),
  {
    key: 'date',
    head: 'Date',
    from: 'lg',
    order: byDate(({ createdAt }) => createdAt),
    cell: ({ createdAt }) => createdAt && <When at={createdAt} />,
  },
  {
    key: 'action',
    head: 'Action',
    headHidden: true,
    align: 'right',
    place: 'mark',
    cell: ({ id, name }) => (
      <Menu
        small
        label={`Actions for ${name}`}
        items={[
          {
            key: 'resolve',
            label: 'Resolve',
            icon: 'search',
            disabled: !mayChange,
            reason: LOOK_ONLY,
            onChoose: () => onResolve(id),
          },
          {
            key: 'delete',
            label: 'Delete',
            icon: 'trash-2',
            disabled: !mayChange,
            reason: LOOK_ONLY,
            onChoose: () => onRemove(id),
          },
        ]}
      />
    ),
  },
];
