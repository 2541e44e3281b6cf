/** What does not fit in the cells of a list. */
import type { Page } from '@playwright/test';

const LIST = '[data-list-head] ~ * table';

/** The heads of columns whose content runs into the next one. What a pointer shows between two columns has its own place. */
export const runningOver = (page: Page): Promise<readonly string[]> =>
  page.locator(LIST).evaluateAll((tables) => [
    ...new Set(
      tables.flatMap((table) =>
        [...table.querySelectorAll('tbody td')].flatMap((cell) => {
          const room = cell.getBoundingClientRect();
          if (room.width === 0) return [];
          const parts = [
            ...cell.querySelectorAll(':not([data-copies], [data-copies] *, [aria-haspopup=menu], [aria-haspopup=menu] *)'),
          ];
          // What is cut ends within its cell, whatever its parts say.
          const isCut = (part: Element | null): boolean =>
            part !== null && part !== cell && (getComputedStyle(part).overflowX !== 'visible' || isCut(part.parentElement));
          const isOver = parts.some((part) => {
            const { left, right, width } = part.getBoundingClientRect();
            return width > 1 && (right > room.right + 1 || left < room.left - 1) && !isCut(part.parentElement);
          });
          const place = [...(cell.parentElement?.children ?? [])].indexOf(cell);
          return isOver ? [table.querySelectorAll('th')[place]?.textContent ?? ''] : [];
        }),
      ),
    ),
  ]);

/** The texts that end in an ellipsis. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page
    .locator(`${LIST} tbody td *`)
    .evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each).textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth)
        .map((each) => each.textContent ?? ''),
    );
