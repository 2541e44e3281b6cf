import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

const look = css({ srOnly: true });

/** Text for screen readers only. A `status` is announced when its text changes. */
export function VisuallyHidden({ role, children }: { readonly role?: 'status'; readonly children: ReactNode }) {
  return (
    <span className={look} role={role}>
      {children}
    </span>
  );
}
