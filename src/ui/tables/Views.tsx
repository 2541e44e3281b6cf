import type { ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';
import { scrollFade, useScrollFade } from '../layout/useScrollFade';
import { formatCount } from '../text/format';

interface ShownView {
  readonly key: string;
  readonly label: string;
  /** The number of rows. Null: none is shown. While it is awaited it has its room, so that no view moves under the pointer when it comes. */
  readonly count: number | 'awaited' | null;
  /** How many digits the number had the last time. */
  readonly digits?: number;
}

/** Digits that an awaited number has room for where it was never shown. */
const USUAL_DIGITS = 3;

interface ViewsProps {
  readonly views: readonly ShownView[];
  /** Null if the filter is none of them. */
  readonly chosen: string | null;
  /** The chosen view has other filters now, which are not saved. */
  readonly changed?: boolean;
  readonly onChoose: (key: string) => void;
  /** How many rows the filter found. Null: nothing is said of it. */
  readonly found?: number | null;
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
  borderBottom: '[3px solid transparent]',
  // A transparent line would be there in forced colours, below every view.
  _highContrast: { borderColor: '[Canvas]' },
  minH: { base: '[2.75rem]', md: '[2.25rem]' },
  // As wide as a pointer needs, however short its name is.
  minW: '[1.5rem]',
  color: 'ink.soft',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  _hover: { color: 'ink' },
  _focusVisible: { outlineOffset: '[-2px]' },
  '&[aria-current]': {
    color: 'ink',
    fontWeight: 'strong',
    borderColor: 'action',
    order: { base: '-1', md: '0' },
    _highContrast: { borderColor: '[Highlight]' },
  },
});

const name = css({ display: 'flex', alignItems: 'center', gap: '[0.4375rem]' });
const number = css({
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
// A phone has it below the entries only.
const result = css({
  alignSelf: 'center',
  flex: 'none',
  color: 'ink.soft',
  fontSize: 'note',
  fontVariantNumeric: 'tabular-nums',
  mdDown: { display: 'none' },
});
const unseen = css({ srOnly: true });
// As wide as a number of as many digits: all digits are equally wide.
const room = css({ visibility: 'hidden' });

const widest = (digits: number) => formatCount(10 ** (digits - 1));

/** The saved views of a list, with the number of their rows once it is known. */
export function Views({ views, chosen, changed = false, onChoose, found = null, children }: ViewsProps) {
  const scrolled = useScrollFade<HTMLElement>(chosen);
  return (
    <div className={whole} data-screen>
      <nav ref={scrolled} className={cx(row, scrollFade)} aria-label="Saved views">
        {views.map(({ key, label, count, digits = USUAL_DIGITS }) => (
          <button
            key={key}
            className={view}
            type="button"
            aria-current={key === chosen || undefined}
            onClick={() => onChoose(key)}
            // A browser does not scroll to one that is in view in part.
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          >
            <span className={name}>
              {label}
              {changed && key === chosen && (
                <>
                  <span className={diamond} aria-hidden="true" />
                  <span className={unseen}>(changed, not saved)</span>
                </>
              )}
            </span>
            {count !== null && (
              <span className={number}>
                {count === 'awaited' ? (
                  <span className={room} aria-hidden="true">
                    {widest(digits)}
                  </span>
                ) : (
                  <>
                    {formatCount(count)}
                    <span className={unseen}>{count === 1 ? 'row' : 'rows'}</span>
                  </>
                )}
              </span>
            )}
          </button>
        ))}
      </nav>
      {found !== null && (
        <span className={result}>
          {formatCount(found)} {found === 1 ? 'result' : 'results'}
        </span>
      )}
      <div className={actions}>{children}</div>
    </div>
  );
}
