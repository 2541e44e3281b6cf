import { useId } from 'react';
import { css } from '../../styled-system/css';
import { formatCount } from './format';
import { Icon } from './Icon';
import { Select } from './Select';

interface PaginationProps {
  /** The first page is 1. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly sizes?: readonly number[];
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  fontSize: 'table',
  lineHeight: 'table',
  color: 'ink.soft',
});
const rows = css({ display: 'flex', alignItems: 'center', gap: '2' });
const pages = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  ml: { md: 'auto' },
  w: { base: 'full', md: '[auto]' },
  justifyContent: 'space-between',
});
const step = css({
  display: 'grid',
  placeItems: 'center',
  w: '[var(--control-small)]',
  h: '[var(--control-small)]',
  borderWidth: 'hair',
  borderStyle: 'solid',
  borderColor: 'line.control',
  borderRadius: 'control',
  bg: 'sheet',
  color: 'ink',
  cursor: 'pointer',
  _enabled: { _hover: { bg: 'hover' } },
  _disabled: { bg: '[transparent]', borderStyle: 'dashed', color: 'ink.faint', cursor: 'not-allowed' },
});

const usual = [5, 10, 20, 50, 100];

export function Pagination({ page, size, total, sizes = usual, onPage, onSize }: PaginationProps) {
  const id = useId();
  const last = Math.max(1, Math.ceil(total / size));
  const first = total === 0 ? 0 : (page - 1) * size + 1;
  return (
    <nav className={bar} aria-label="Pages">
      <span role="status">
        {formatCount(first)} to {formatCount(Math.min(page * size, total))} of {formatCount(total)}
      </span>
      <span className={rows}>
        <label htmlFor={id}>Rows per page</label>
        <Select small id={id} value={size} onChange={(event) => onSize(Number(event.target.value))}>
          {sizes.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      </span>
      <span className={pages}>
        <button className={step} type="button" aria-label="Previous page" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <Icon name="chevron-left" />
        </button>
        <span>
          Page {formatCount(page)} of {formatCount(last)}
        </span>
        <button className={step} type="button" aria-label="Next page" disabled={page >= last} onClick={() => onPage(page + 1)}>
          <Icon name="chevron-right" />
        </button>
      </span>
    </nav>
  );
}
