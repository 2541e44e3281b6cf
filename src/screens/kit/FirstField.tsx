import { type ReactNode, useEffect, useRef } from 'react';
import { css } from '../../../styled-system/css';
import { PAGE_TITLE } from '../../ui/layout/Page';
import { afterPaint } from '../../ui/timing/afterPaint';

const whole = css({ display: 'contents' });

const FIELDS = ':is(input:not([type=hidden], [type=file]), select, textarea):enabled';
/** What is wrong with a restored draft comes first. */
const WRONG = '[aria-invalid=true], [role=alert]';

/** Nothing has the focus but what an arriving page gave it. */
const isFree = ({ activeElement }: Document) =>
  activeElement === null || activeElement === document.body || activeElement.id === PAGE_TITLE;

/**
 * Around the form that a page is for. Its first field gets the focus when the page arrives, or when the form has loaded. Screen readers read the
 * page's title with it. The focus stays where the merchant took it meanwhile, and at the title if something of a restored draft is wrong.
 */
export function FirstField({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      // After the title of an arriving page.
      afterPaint(() => {
        const form = place.current;
        if (form && isFree(document) && !form.querySelector(WRONG)) form.querySelector<HTMLElement>(FIELDS)?.focus();
      }),
    [],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a box of its own
    <div ref={place} role="group" aria-labelledby={PAGE_TITLE} className={whole}>
      {children}
    </div>
  );
}
