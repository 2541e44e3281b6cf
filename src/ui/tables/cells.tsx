/** Content of table cells besides plain text. */
import type { ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';

const wrapped = css({
  display: { base: 'inline', md: 'block' },
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  maxW: { md: '[16rem]' },
});

/** Long text that wraps. */
export const WrappedCell = ({ children }: { readonly children: ReactNode }) => <span className={wrapped}>{children}</span>;

const clamped = css({ md: { display: '[-webkit-box]', lineClamp: '2' } });

/** Long text of which a table shows two lines, and the whole as its title. */
export const ClampedCell = ({ children }: { readonly children: string }) => (
  <span className={cx(wrapped, clamped)} title={children}>
    {children}
  </span>
);

const narrowAlone = css({ _wide: { display: 'none' } });

/** A cell with its own label, because it has no heading on a narrow page. */
export const CellWithLabel = ({ head, children }: { readonly head: string; readonly children: ReactNode }) => (
  <>
    <span className={narrowAlone}>{`${head} `}</span>
    {children}
  </>
);

const note = css({
  display: 'block',
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  maxW: { md: '[12rem]' },
});

const over = css({ display: { base: 'inline', md: 'block' }, py: { md: '1' } });

/** A cell with a note below. */
export const CellWithNote = ({ note: said, children }: { readonly note: ReactNode; readonly children: ReactNode }) => (
  <div className={over}>
    {children}
    {said !== null && (
      <span className={note} data-cell-note>
        {said}
      </span>
    )}
  </div>
);
