import type { ReactNode } from 'react';
import { css, cx } from '../../styled-system/css';
import { Icon } from './Icon';

const look = css({ display: 'flex', alignItems: 'center', gap: '2', color: 'ink.soft', minH: '[2.75rem]' });

// About as high as what comes before and after, so that a dialog hardly moves.
const tall = css({ justifyContent: 'center', minH: '[15rem]' });

interface BusyProps {
  /** It takes the place of the whole content of a dialog. */
  readonly isAlone?: boolean;
  readonly children: ReactNode;
}

/** A text for something that is running. Its icon turns unless the user prefers less motion. */
export function Busy({ isAlone = false, children }: BusyProps) {
  return (
    <div className={isAlone ? cx(look, tall) : look} role="status">
      <Icon name="loader" turns />
      <span>{children}</span>
    </div>
  );
}
