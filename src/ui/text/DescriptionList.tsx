import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

interface DescriptionListProps {
  /** Rows with the same label have keys. */
  readonly rows: readonly { readonly key?: string; readonly label: string; readonly value: ReactNode }[];
  /** For long lists: two columns where there is room. */
  readonly two?: boolean;
}

const base = css.raw({ display: 'grid', fontSize: 'table', lineHeight: 'table' });
const list = css(base);
const container = css({ containerType: 'inline-size' });
const inTwo = css(base, {
  '@container (width >= 40rem)': { gridTemplateColumns: '[1fr 1fr]', columnGap: '8', '& > *': { borderBottomWidth: 'hair' } },
});
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

export function DescriptionList({ rows, two = false }: DescriptionListProps) {
  const entries = (
    <dl className={two ? inTwo : list}>
      {rows.map(({ label, value, key = label }) => (
        <div key={key} className={row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return two ? <div className={container}>{entries}</div> : entries;
}
