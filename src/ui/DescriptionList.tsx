import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

interface DescriptionListProps {
  readonly rows: readonly { readonly label: string; readonly value: ReactNode }[];
}

const list = css({ display: 'grid', fontSize: 'table', lineHeight: 'table' });
const row = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(7rem, 8.25rem) minmax(0, 1fr)]',
  gap: '3',
  alignItems: { base: 'center', md: 'start' },
  minH: { base: '[2.75rem]', md: '0' },
  py: '[0.375rem]',
  _print: { minH: '0' },
  borderBottomWidth: 'hair',
  borderBottomStyle: 'solid',
  borderBottomColor: 'line.faint',
  _last: { borderBottomWidth: '[0]' },
  '& dt': { color: 'ink.soft' },
  '& dd': { minW: '0', overflowWrap: 'anywhere' },
});

export function DescriptionList({ rows }: DescriptionListProps) {
  return (
    <dl className={list}>
      {rows.map(({ label, value }) => (
        <div key={label} className={row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
