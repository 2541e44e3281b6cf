import type { ReactElement } from 'react';
import { css } from '../../../styled-system/css';

interface Way {
  readonly name: string;
  readonly links: readonly ReactElement[];
}

const table = css({ borderTop: '[2px solid token(colors.line.ink)]', maxW: '[40rem]' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minH: { base: '[2.75rem]', md: 'row' },
  borderBottom: '[1px solid token(colors.line.faint)]',
});
const nameLook = css({ w: '[8rem]', flex: 'none', color: 'ink.soft' });
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  '& a': { display: 'flex', alignItems: 'center', minH: { base: '[2.75rem]', md: '[1.75rem]' } },
});

/** Links by group. */
export function NavMenu({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <dl className={table}>
      {ways.map((way) => (
        <div key={way.name} className={row}>
          <dt className={nameLook}>{way.name}</dt>
          <dd className={links}>{way.links}</dd>
        </div>
      ))}
    </dl>
  );
}
