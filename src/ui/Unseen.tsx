import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';

const look = css({ srOnly: true });

/** Words for whoever listens, where everybody else sees as much without them. A `status` is read out when its words change. */
export function Unseen({ role, children }: { readonly role?: 'status'; readonly children: ReactNode }) {
  return (
    <span className={look} role={role}>
      {children}
    </span>
  );
}
