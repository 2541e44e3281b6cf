import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';
import { formatCount } from './format';

interface ShownView {
  readonly key: string;
  readonly label: string;
  /** The number of rows. Null: none is shown. While it is awaited it has its room, so that no view moves under the pointer when it comes. */
  readonly count: number | 'awaited' | null;
}

interface ViewsProps {
  readonly views: readonly ShownView[];
  /** Null if the filter is none of them. */
  readonly chosen: string | null;
  /** The chosen view has other filters now, which are not saved. */
  readonly changed?: boolean;
  readonly onChoose: (key: string) => void;
  /** Actions on views, at the end of the row. */
  readonly children?: ReactNode;
}

const whole = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  minW: '0',
  boxShadow: '[inset 0 -1px 0 token(colors.line.soft)]',
});
const actions = css({ display: 'flex', alignItems: 'center', flex: 'none', _empty: { display: 'none' } });

// The row scrolls if it does not fit, with its hidden text. Its rule is below the buttons', so nothing is cut off.
const row = css({
  position: 'relative',
  flex: '1',
  minW: '0',
  display: 'flex',
  gap: { base: '5', md: '6' },
  overflowX: 'auto',
  overflowY: 'hidden',
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

// Room for up to five digits, and for three on a phone.
const number = css({
  minW: { base: '[3ch]', md: '[5ch]' },
  color: 'ink.faint',
  fontSize: 'note',
  fontWeight: 'regular',
  fontVariantNumeric: 'tabular-nums',
});
const diamond = css({
  w: '[6px]',
  h: '[6px]',
  bg: 'brass.line',
  transform: 'rotate(45deg)',
  _highContrast: { bg: '[ButtonText]' },
});
const unseen = css({ srOnly: true });

/** The saved views of a list, with the number of their rows once it is known. */
export const Views = ({ views, chosen, changed = false, onChoose, children }: ViewsProps) => (
  <div className={whole}>
    <nav className={row} aria-label="Saved views">
      {views.map(({ key, label, count }) => (
        <button
          key={key}
          className={view}
          type="button"
          aria-current={key === chosen || undefined}
          onClick={() => onChoose(key)}
          // A browser does not scroll to one that is in view in part.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          {label}
          {count !== null && (
            <span className={number}>
              {count !== 'awaited' && (
                <>
                  {formatCount(count)}
                  <span className={unseen}>{count === 1 ? 'row' : 'rows'}</span>
                </>
              )}
            </span>
          )}
          {changed && key === chosen && (
            <>
              <span className={diamond} aria-hidden="true" />
              <span className={unseen}>(changed, not saved)</span>
            </>
          )}
        </button>
      ))}
    </nav>
    <div className={actions}>{children}</div>
  </div>
);
