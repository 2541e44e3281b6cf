import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** In pixels: where the queue stays in view, and its distance from what is below it. */
const EDGE = 16;

const currentIn = (queue: Element | null) => {
  const item = queue?.querySelector('[aria-current]') ?? null;
  const list = item?.parentElement ?? null;
  return item && list ? { list, seen: list.getBoundingClientRect(), at: item.getBoundingClientRect() } : null;
};

/** Scrolls the list alone, so that the current item is in view with what can be done about it, or at least its beginning. */
function showCurrent(queue: Element | null): void {
  const found = currentIn(queue);
  if (found === null) return;
  const { list, seen, at } = found;
  if (at.top < seen.top) list.scrollTop -= seen.top - at.top;
  else if (at.bottom > seen.bottom) list.scrollTop += Math.min(at.bottom - seen.bottom, at.top - seen.top);
}

function isCurrentSeen(queue: Element): boolean {
  const found = currentIn(queue);
  return found !== null && found.at.top < found.seen.bottom && found.at.bottom > found.seen.top;
}

/** The top of what stays at the end of the window, or the end of the window. */
function endOfRoom(): number {
  const foot = document.querySelector('[data-ledger-foot]')?.getBoundingClientRect();
  return foot && foot.height > 0 ? Math.min(foot.top, window.innerHeight) : window.innerHeight;
}

/**
 * Keeps a queue beside the rows as tall as its room: from where it stands, which the page's scrolling changes, to the foot. The current item stays
 * in view.
 * @param current its key
 */
export function useQueueRoom(queue: RefObject<HTMLElement | null>, current: string | null): void {
  useLayoutEffect(() => {
    const takeRoom = () => {
      const { current: element } = queue;
      if (element === null) return;
      const wasSeen = isCurrentSeen(element);
      const top = Math.max(EDGE, element.getBoundingClientRect().top);
      element.style.setProperty('--queue-room', `${Math.round(endOfRoom() - top - EDGE)}px`);
      if (wasSeen) showCurrent(element);
    };
    takeRoom();
    // What is above it may come and go.
    const observer = new ResizeObserver(takeRoom);
    observer.observe(document.body);
    window.addEventListener('scroll', takeRoom, { passive: true });
    window.addEventListener('resize', takeRoom);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', takeRoom);
      window.removeEventListener('resize', takeRoom);
    };
  }, [queue]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each item that becomes the current one
  useEffect(() => showCurrent(queue.current), [queue, current]);
}
