import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

interface LabeledValueProps {
  readonly label: string;
  readonly value: ReactNode;
  /** How long it is valid. */
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

/** The terms of an action and how long they are valid, between two rules. */
export const LabeledValue = ({ label, value, children }: LabeledValueProps) => (
  <div className={strip}>
    <div>
      <div className={name}>{label}</div>
      <div className={what}>{value}</div>
    </div>
    {children}
  </div>
);
