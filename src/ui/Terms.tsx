import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

interface TermsProps {
  readonly label: string;
  readonly value: ReactNode;
  /** How long it holds. */
  readonly children: ReactNode;
}

const strip = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minH: '[3.5rem]',
  py: '2',
  borderTop: '[1px solid token(colors.line.soft)]',
  borderBottom: '[1px solid token(colors.line.soft)]',
});
const name = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table' });
const what = css({ fontWeight: 'strong', fontVariantNumeric: 'tabular-nums' });

/** On what something is done, and how long that holds, between two rules. */
export const Terms = ({ label, value, children }: TermsProps) => (
  <div className={strip}>
    <div>
      <div className={name}>{label}</div>
      <div className={what}>{value}</div>
    </div>
    {children}
  </div>
);
