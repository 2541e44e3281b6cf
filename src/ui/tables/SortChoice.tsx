import { useId } from 'react';
import { css } from '../../../styled-system/css';
import { Select } from '../controls/Select';
import { Icon } from '../theme/Icon';

export interface Sort {
  /** The key of the sorted column. */
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
  /** Without it the order is shown and cannot change. */
  readonly onSort?: (key: string) => void;
}

interface SortChoiceProps {
  readonly columns: readonly { readonly key: string; readonly head: string; readonly sortable?: boolean }[];
  readonly sort: Sort | undefined;
  /** Keeps its room while the rows load. */
  readonly awaited: boolean;
}

const bar = css({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '2',
  pb: '2',
  _wide: { display: 'none' },
  '& > label': { color: 'ink.soft', whiteSpace: 'nowrap' },
});
const room = css({ h: '[calc(var(--control) + 0.5rem)]', _wide: { display: 'none' } });
const turn = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  w: '[var(--control)]',
  h: '[var(--control)]',
  border: '[1px solid token(colors.line.control)]',
  borderRadius: 'control',
  bg: 'sheet',
  cursor: 'pointer',
  _hover: { bg: 'hover' },
});

/** Sorts the entries of a narrow page, which have no heads to press. */
export function SortChoice({ columns, sort, awaited }: SortChoiceProps) {
  const id = useId();
  const onSort = sort?.onSort;
  const offered = columns.filter(({ sortable }) => sortable);
  if (offered.length === 0) return null;
  if (awaited) return <div className={room} />;
  if (!onSort) return null;
  const isUp = sort.direction === 'ascending';
  const direction = isUp ? 'Ascending' : 'Descending';
  // The provider's order may be that of no column. It can't be turned, and no column may pretend to have it.
  const isOfColumn = offered.some(({ key }) => key === sort.key);
  return (
    <div className={bar} data-screen>
      <label htmlFor={id}>Sort by</label>
      <Select id={id} value={sort.key} onChange={({ target: { value } }) => onSort(value)}>
        {!isOfColumn && <option value={sort.key}>Default order</option>}
        {offered.map(({ key, head }) => (
          <option key={key} value={key}>
            {head}
          </option>
        ))}
      </Select>
      {isOfColumn && (
        <button
          className={turn}
          type="button"
          aria-label={`${direction}, change the direction`}
          title={direction}
          onClick={() => onSort(sort.key)}
        >
          <Icon name={isUp ? 'arrow-up' : 'arrow-down'} />
        </button>
      )}
    </div>
  );
}
