import type { PointerEvent } from 'react';

/** Marks a title that was given here, so that it goes again once its text fits. */
const GIVEN = 'data-cut';

const isCut = (element: HTMLElement) =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';

/** Gives a text of a table that ends in an ellipsis its whole text as its title, once the pointer is over it. */
export function tellCut({ target, currentTarget }: PointerEvent<HTMLElement>): void {
  for (let each = target; each instanceof HTMLElement && each !== currentTarget; each = each.parentElement ?? currentTarget) {
    if (isCut(each)) {
      each.title = each.textContent ?? '';
      each.setAttribute(GIVEN, '');
    } else if (each.hasAttribute(GIVEN)) {
      each.removeAttribute('title');
      each.removeAttribute(GIVEN);
    }
  }
}
