import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

interface PageProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const page = css({ display: 'grid', gap: { base: '5', md: '6' }, minW: '0' });
const top = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const heading = css({
  fontSize: 'title',
  lineHeight: 'title',
  fontWeight: 'strong',
  letterSpacing: '[-0.012em]',
  mr: 'auto',
  flexBasis: { base: '[100%]', md: '[auto]' },
});
const tools = css({
  display: 'flex',
  gap: '3',
  flex: { base: '1', md: '[none]' },
  '& > *': { flex: { base: '1', md: '[none]' } },
});

/** One page, one title. The title takes the focus when the page has changed under the reader. */
export function Page({ title, actions, children }: PageProps) {
  return (
    <div className={page}>
      <div className={top}>
        <h1 className={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className={tools}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
