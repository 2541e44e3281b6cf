import { css } from '../../styled-system/css';
import { formatCount } from './format';

interface ViewsProps {
  readonly views: readonly { readonly key: string; readonly label: string; readonly count: number | null }[];
  /** Null if the filter is none of them. */
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
}

// The row scrolls if it does not fit, with its hidden text. Its rule is below the buttons', so nothing is cut off.
const row = css({
  position: 'relative',
  display: 'flex',
  gap: { base: '5', md: '6' },
  overflowX: 'auto',
  overflowY: 'hidden',
  boxShadow: '[inset 0 -1px 0 token(colors.line.soft)]',
});
const view = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '[0.4375rem]',
  minH: { base: '[2.75rem]', md: '[2.25rem]' },
  borderBottom: '[3px solid transparent]',
  color: 'ink.soft',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  _hover: { color: 'ink' },
  _focusVisible: { outlineOffset: '[-2px]' },
  '&[aria-current]': { color: 'ink', fontWeight: 'strong', borderColor: 'action', order: { base: '-1', md: '0' } },
});
const number = css({ color: 'ink.faint', fontSize: 'note', fontWeight: 'regular', fontVariantNumeric: 'tabular-nums' });

const unseen = css({ srOnly: true });

/** The saved views of a list, with the number of their rows once it is known. */
export const Views = ({ views, chosen, onChoose }: ViewsProps) => (
  <nav className={row} aria-label="Saved views">
    {views.map(({ key, label, count }) => (
      <button key={key} className={view} type="button" aria-current={key === chosen || undefined} onClick={() => onChoose(key)}>
        {label}
        {count !== null && (
          <span className={number}>
            {formatCount(count)}
            <span className={unseen}>{count === 1 ? 'row' : 'rows'}</span>
          </span>
        )}
      </button>
    ))}
  </nav>
);
