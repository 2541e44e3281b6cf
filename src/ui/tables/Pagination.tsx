import { useId } from 'react';
import { css, cx } from '../../../styled-system/css';
import { Select } from '../controls/Select';
import { formatCount } from '../text/format';
import { Icon } from '../theme/Icon';
import { pagesAround } from './pagesAround';

interface PaginationProps {
  /** The first page is 1. */
  readonly page: number;
  readonly size: number;
  /** The number of rows on all pages. Null before it is known. */
  readonly total: number | null;
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
// It exists before it has text, so that the text is announced, and takes no space until then.
const range = css({ _empty: { mr: '-4' } });
const hidden = css({ srOnly: true });
const pages = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '3', md: '1' },
  ml: { md: 'auto' },
  w: { base: 'full', md: '[auto]' },
  justifyContent: 'space-between',
});
const numbers = css({ display: { base: 'none', md: 'contents' } });
const inWords = css({ display: { md: 'none' } });
const square = css({
  display: 'grid',
  placeItems: 'center',
  minW: '[var(--control-small)]',
  h: '[var(--control-small)]',
  px: '1',
  borderRadius: 'control',
  color: 'ink',
  fontWeight: 'medium',
  cursor: 'pointer',
});
const number = css({
  '&:hover:not([aria-current])': { bg: 'hover' },
  '&[aria-current]': {
    bg: 'ink',
    color: 'page',
    _highContrast: { forcedColorAdjust: 'none', bg: '[Highlight]', color: '[HighlightText]' },
  },
});
const gap = css({ minW: '[var(--control-small)]', textAlign: 'center' });
const step = css({
  borderWidth: 'hair',
  borderStyle: 'solid',
  borderColor: 'line.control',
  bg: 'sheet',
  _enabled: { _hover: { bg: 'hover' } },
  _disabled: { bg: '[transparent]', borderStyle: 'dashed', color: 'ink.faint', cursor: 'not-allowed' },
});

const usual = [5, 10, 20, 50, 100];

/** The displayed range, the page size, and buttons to other pages. Before the first load it shows no total. */
export function Pagination({ page, size, total, sizes = usual, onPage, onSize }: PaginationProps) {
  const id = useId();
  return (
    <nav className={bar} aria-label="Pages" data-screen>
      <span className={range} role="status">
        {total !== null && rangeOf(page, size, total)}
      </span>
      <span className={rows}>
        <label htmlFor={id}>
          Rows<span className={hidden}> per page</span>
        </label>
        <Select small id={id} value={size} onChange={(event) => onSize(Number(event.target.value))}>
          {sizes.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      </span>
      {total !== null && total > 0 && <Pages page={page} last={Math.ceil(total / size)} onPage={onPage} />}
    </nav>
  );
}

/** A URL may request a page that does not exist. */
function rangeOf(page: number, size: number, total: number): string {
  const first = (page - 1) * size + 1;
  if (total === 0) return 'No rows';
  if (first > total) return `0 of ${formatCount(total)}`;
  return `${formatCount(first)}–${formatCount(Math.min(page * size, total))} of ${formatCount(total)}`;
}

interface PagesProps {
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, last, onPage }: PagesProps) {
  return (
    <span className={pages}>
      <button
        className={cx(square, step)}
        type="button"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, last))}
      >
        <Icon name="chevron-left" />
      </button>
      <span className={numbers}>
        {pagesAround(page, last).map((each) =>
          typeof each === 'number' ? (
            <button
              key={each}
              className={cx(square, number)}
              type="button"
              aria-label={`Page ${each}`}
              aria-current={each === page ? 'page' : undefined}
              onClick={() => each !== page && onPage(each)}
            >
              {formatCount(each)}
            </button>
          ) : (
            <span key={each} className={gap} aria-hidden="true">
              …
            </span>
          ),
        )}
      </span>
      <span className={inWords}>
        Page {formatCount(page)} of {formatCount(last)}
      </span>
      <button
        className={cx(square, step)}
        type="button"
        aria-label="Next page"
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="chevron-right" />
      </button>
    </span>
  );
}
