import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import type { ButtonKind } from './button.style';

const holder = css({ display: 'inline-grid' });

interface ButtonPlaceProps {
  readonly kind: ButtonKind;
  readonly children: ReactNode;
}

/** The place of a link that looks like a button (`buttonStyle`): the main one of a page is within a thumb's reach on a phone. */
export const ButtonPlace = ({ kind, children }: ButtonPlaceProps) => (
  <span className={holder} data-button={kind}>
    {children}
  </span>
);
