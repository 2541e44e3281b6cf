import type { ReactNode } from 'react';
import { css } from '../../../../styled-system/css';

const place = css({ minW: '0' });

/** Where a field is, so that a summary of errors can lead there. */
export const FieldPlace = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={place} data-field={name}>
    {children}
  </div>
);

/** Moves the focus to a field of this form. */
export function focusField(name: string): void {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const control = field?.querySelector<HTMLElement>('input, select, textarea');
  (control ?? field)?.scrollIntoView({ block: 'center' });
  control?.focus();
}
