import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { openedLine, placeIn, type QueuePlace, stepIn } from '../../../../machines/kit/batch/batch.queue';
import { useMedia } from '../../../ui/layout/useMedia';
import { type Revealed, revealRow } from '../../../ui/tables/revealRow';

interface Shown {
  readonly key: string;
  readonly lines: readonly number[];
}

export interface Problems<Group extends Shown> {
  readonly groups: readonly Group[];
  /** The place of the current group. */
  readonly at: number;
  /** The row that was gone to last. */
  readonly revealed: Revealed | null;
  /** The key of the row that says why, where only one does. */
  readonly opened: string | null;
  readonly step: (by: -1 | 1) => void;
  readonly show: (group: Group, line: number) => void;
}

interface ProblemsOptions {
  /** Whether the problems are known, so that the first one stays the first. */
  readonly isSettled: boolean;
  /** Called when a row is gone to. */
  readonly onShow: () => void;
}

/** The rows that stay visible above the one that was gone to, unless a phone has no room for them. */
const ROWS_ABOVE = 2;

/** Where the merchant is in the queue of problems. Going to a problem shows its row, and moves the focus into it unless a keyboard would cover a phone. */
export function useProblems<Group extends Shown>(
  place: RefObject<HTMLElement | null>,
  groups: readonly Group[],
  { isSettled, onShow }: ProblemsOptions,
): Problems<Group> {
  const [current, setCurrent] = useState<QueuePlace | null>(null);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const isPhone = !useMedia('(min-width: 48rem)');
  useEffect(() => {
    const row = place.current?.querySelector('tr[aria-current]:not([data-under])');
    if (revealed && row) revealRow(row, revealed);
  }, [place, revealed]);
  const go = (group: Group | undefined, line: number | undefined, focus: boolean) => {
    if (!group || line === undefined) return;
    setCurrent({ key: group.key, at: groups.indexOf(group) });
    setRevealed({ key: String(line), focus, above: isPhone ? undefined : ROWS_ABOVE });
    onShow();
  };
  const at = placeIn(groups, current);
  const opened = openedLine(groups[at], revealed && Number(revealed.key));
  useFirstShown(place, isSettled && groups.length > 0, () => go(groups[0], groups[0]?.lines[0], false));
  return {
    groups,
    at,
    revealed,
    opened: opened === null ? null : String(opened),
    step: (by) => {
      const group = stepIn(groups, current, by);
      go(group, group?.lines[0], !isPhone);
    },
    show: (group, line) => go(group, line, true),
  };
}

/**
 * Shows the first problem once, where it is one line above the rows and only its row says why. Not if the merchant has begun to scroll or to work
 * in the rows.
 */
function useFirstShown(place: RefObject<HTMLElement | null>, isKnown: boolean, show: () => void): void {
  const isOneLine = useMedia('(min-width: 48rem) and (max-width: 89.99rem)');
  const isDone = useRef(false);
  const arrive = useEffectEvent(() => {
    if (isDone.current || !place.current) return;
    isDone.current = true;
    if (isOneLine && window.scrollY === 0 && !place.current.contains(document.activeElement)) show();
  });
  // After each rendering, because the rows render after what is known about them.
  useEffect(() => {
    if (isKnown) arrive();
  });
}

const SOLVED_MS = 4000;

/**
 * Whether the last problem was solved a moment ago.
 * @param count how many problems there are
 * @param isReady whether all rows are ready. Corrected ones may have to be looked up first
 */
export function useJustSolved(count: number, isReady: boolean): boolean {
  const [hadProblems, setHadProblems] = useState(false);
  const [isShown, setShown] = useState(false);
  if (count > 0 && !hadProblems) setHadProblems(true);
  if (count > 0 && isShown) setShown(false);
  if (isReady && hadProblems) {
    setHadProblems(false);
    setShown(true);
  }
  useEffect(() => {
    if (!isShown) return;
    const later = setTimeout(() => setShown(false), SOLVED_MS);
    return () => clearTimeout(later);
  }, [isShown]);
  return isShown;
}

const LETTERS: Readonly<Record<string, -1 | 1>> = { k: -1, j: 1 };
const ARROWS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** J and K go to the next and the previous problem, and in a field Alt with an arrow, while the focus is in the review. */
export function useProblemKeys(place: RefObject<HTMLElement | null>, onStep: (by: -1 | 1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || !(target instanceof Element) || !place.current?.contains(target)) return;
    const isTyping = target.matches('input:not([type=radio]), textarea, select');
    const by = altKey ? ARROWS[key] : isTyping ? undefined : LETTERS[key.toLowerCase()];
    if (!by) return;
    event.preventDefault();
    onStep(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
