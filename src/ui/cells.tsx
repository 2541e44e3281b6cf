/** What a cell of a table may hold beside plain text. */
import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const wrapped = css({
  display: { base: 'inline', md: 'block' },
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  maxW: { md: '[16rem]' },
});

/** Text that may be long: it takes more lines instead of more room. */
export const Wrapped = ({ children }: { readonly children: ReactNode }) => <span className={wrapped}>{children}</span>;

const narrowAlone = css({ _wide: { display: 'none' } });

/** Under no head on a narrow page: it says itself what it is. */
export const Headed = ({ head, children }: { readonly head: string; readonly children: ReactNode }) => (
  <>
    <span className={narrowAlone}>{`${head} `}</span>
    {children}
  </>
);

const note = css({
  display: 'block',
  color: 'ink.soft',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  maxW: { md: '[12rem]' },
});

const over = css({ display: { base: 'inline', md: 'block' }, py: { md: '1' } });

/** Something with what is known of it below. */
export const Over = ({ note: said, children }: { readonly note: string | null; readonly children: ReactNode }) => (
  <div className={over}>
    {children}
    {said !== null && <span className={note}>{said}</span>}
  </div>
);
