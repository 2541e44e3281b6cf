/** What does not fit in the cells of a list. */
import type { Page } from '@playwright/test';

const LIST = '[data-list-head] ~ * table';

/** The heads of columns whose text runs into the next one. What a pointer shows between two columns has its own place. */
export const runningOver = (page: Page): Promise<readonly string[]> =>
  page.locator(LIST).evaluateAll((tables) => {
    const OWN_PLACE = '[data-copies], [aria-haspopup=menu]';
    /** What is cut ends within its cell, whatever its text says. */
    const isCut = (part: Element | null, cell: Element): boolean =>
      part !== null && part !== cell && (getComputedStyle(part).overflowX !== 'visible' || isCut(part.parentElement, cell));
    const textsOf = (cell: Element) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      return found.filter(({ parentElement }) => !parentElement?.closest(OWN_PLACE) && !isCut(parentElement, cell));
    };
    const isOver = (cell: Element) => {
      const room = cell.getBoundingClientRect();
      return textsOf(cell).some((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, width } = range.getBoundingClientRect();
        return width > 0 && (right > room.right + 1 || left < room.left - 1);
      });
    };
    const headOf = (cell: Element) =>
      cell.closest('table')?.querySelectorAll('th')[[...(cell.parentElement?.children ?? [])].indexOf(cell)]?.textContent ?? '';
    const cells = tables.flatMap((table) => [...table.querySelectorAll('tbody td')]);
    return [...new Set(cells.filter(isOver).map(headOf))];
  });

/** The texts that end in an ellipsis. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page
    .locator(`${LIST} tbody td *`)
    .evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each).textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth)
        .map((each) => each.textContent ?? ''),
    );
