import { type ReactNode, useEffect, useRef } from 'react';
import { css } from '../../../styled-system/css';

const whole = css({ display: 'contents' });

const FIELDS = ':is(input, select, textarea):not([disabled])';

/** Whether the focus went past the place of these fields when there were none: with Tab, from the field before them to the first button. */
const wasPassed = (place: Element, { activeElement: at }: Document) =>
  at?.matches('button') === true && (place.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Around fields that appear after the field before them was left. The first one gets the focus if it would be skipped otherwise. */
export function AppearingFields({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fields = place.current;
    if (fields && wasPassed(fields, document)) fields.querySelector<HTMLElement>(FIELDS)?.focus();
  }, []);
  return (
    <div ref={place} className={whole}>
      {children}
    </div>
  );
}
