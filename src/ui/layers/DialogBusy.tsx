import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { Busy } from '../feedback/Busy';

// About as high as what comes before and after, so that a dialog hardly moves.
const tall = css({ display: 'flex', justifyContent: 'center', minH: '[15rem]' });

/** Takes the place of the whole content of a dialog while something is running. */
export const DialogBusy = ({ children }: { readonly children: ReactNode }) => (
  <div className={tall}>
    <Busy>{children}</Busy>
  </div>
);
