import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(19rem, 100%), 1fr))]',
  gap: '6',
  alignItems: 'start',
});

/** Cards side by side, as many as fit. */
export const Cards = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className={grid} aria-label={label}>
    {children}
  </ul>
);

interface CardProps {
  readonly title: string;
  readonly note: ReactNode;
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly actions?: ReactNode;
}

const card = css({ display: 'grid', gap: '2', minW: '0', pt: '3', borderTop: '[2px solid token(colors.line.ink)]' });
const name = css({ fontSize: 'section', lineHeight: 'section', fontWeight: 'strong' });
const under = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table', overflowWrap: 'anywhere' });
const list = css({ display: 'grid' });
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  py: '[0.4375rem]',
  borderBottom: '[1px solid token(colors.line.faint)]',
  _last: { borderBottom: '[none]' },
  '& dt': { color: 'ink.soft' },
  '& dd': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  _first: { '& dd': { fontWeight: 'strong' } },
});
const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', pt: '1' });

/** A card for one account: its name, balance and actions. */
export const Card = ({ title, note, rows, actions }: CardProps) => (
  <li className={card}>
    <h2 className={name}>{title}</h2>
    <p className={under}>{note}</p>
    <dl className={list}>
      {rows.map(({ label, value }) => (
        <div key={label} className={row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {actions && <div className={tools}>{actions}</div>}
  </li>
);
