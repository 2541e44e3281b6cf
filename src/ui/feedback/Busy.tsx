import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';

const look = css({ display: 'flex', alignItems: 'center', gap: '2', color: 'ink.soft', minH: '[2.75rem]' });

interface BusyProps {
  readonly children: ReactNode;
}

/** A text for something that is running. Its icon turns unless the user prefers less motion. */
export function Busy({ children }: BusyProps) {
  return (
    <div className={look} role="status">
      <Icon name="loader" turns />
      <span>{children}</span>
    </div>
  );
}
