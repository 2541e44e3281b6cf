import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

interface EmptyProps {
  readonly title: string;
  readonly children?: ReactNode;
}

const blank = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '3',
  textAlign: 'center',
  px: '6',
  py: '10',
  color: 'ink.soft',
  whiteSpace: 'normal',
});
const heading = css({ color: 'ink', fontWeight: 'strong', maxW: '[24rem]' });
const ruled = css({ stroke: 'line.soft' });
const margin = css({ stroke: 'line.margin' });
const stroke = css({ stroke: 'action' });

/** A page or list without content. */
export function Empty({ title, children }: EmptyProps) {
  return (
    <div className={blank}>
      <svg width="72" height="48" viewBox="0 0 72 48" fill="none" aria-hidden="true">
        <path className={ruled} d="M0 8h72M0 20h72M0 32h72M0 44h72" strokeWidth="1.5" />
        <path className={margin} d="M18 0v48M22 0v48" />
        <path className={stroke} d="M30 44 48 32" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <p className={heading}>{title}</p>
      {children}
    </div>
  );
}
