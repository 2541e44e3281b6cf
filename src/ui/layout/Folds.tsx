import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';

interface FoldsProps {
  readonly label: string;
  /** Opens every fold, such as when they hold what was searched for. */
  readonly allOpen?: boolean;
  readonly folds: readonly {
    readonly title: string;
    /** A short summary, which also shows while it is folded. */
    readonly note: string;
    readonly rows: readonly { readonly name: string; readonly value: ReactNode }[];
  }[];
}

const list = css({ borderTop: '[2px solid token(colors.line.ink)]' });
const fold = css({ borderBottom: '[1px solid token(colors.line.faint)]' });
const head = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto 1rem]',
  gap: '3',
  alignItems: 'center',
  minH: '[3rem]',
  listStyle: 'none',
  cursor: 'pointer',
  fontWeight: 'medium',
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > &': { fontWeight: 'strong', '& > svg': { rotate: '[180deg]' } },
  '& > svg': { color: 'ink.soft' },
});
const noted = css({ fontSize: 'table', fontWeight: 'regular', color: 'ink.soft' });
const rows = css({ pl: '4', pb: '1' });
const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  minH: '[2.5rem]',
  borderTop: '[1px solid token(colors.line.faint)]',
  '& dd': { display: 'flex', textAlign: 'right', overflowWrap: 'anywhere' },
});

/** Groups of named values that open in place. The browser's own element, so they work without a script and with find in page. */
export const Folds = ({ label, allOpen = false, folds }: FoldsProps) => (
  <ul className={list} aria-label={label}>
    {folds.map(({ title, note, rows: within }) => (
      <li key={`${title} ${allOpen}`} className={fold}>
        <details open={allOpen || undefined}>
          <summary className={head}>
            {title}
            <span className={noted}>{note}</span>
            <Icon name="chevron-down" />
          </summary>
          <dl className={rows}>
            {within.map(({ name, value }) => (
              <div key={name} className={line}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      </li>
    ))}
  </ul>
);
