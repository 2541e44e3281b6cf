import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { openedLine, placeIn, type QueuePlace, stepIn } from '../../../../machines/kit/batch/batch.queue';
import { PAGE_TITLE } from '../../../ui/layout/Page';
import { useMedia } from '../../../ui/layout/useMedia';
import { type Revealed, revealRow } from '../../../ui/tables/revealRow';

interface Shown {
  readonly key: string;
  /** The field that gets the focus, if the row has it. */
  readonly field: string;
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

/** The rows that stay visible above the one that was gone to, unless a phone has no room for them. */
const ROWS_ABOVE = 2;

/**
 * Where the merchant is in the queue of problems. The first one says why from the start, and nothing scrolls before the merchant goes to one. Going to a problem shows its row, and moves the focus into it unless a keyboard would cover a phone.
 */
export function useProblems<Group extends Shown>(
  place: RefObject<HTMLElement | null>,
  groups: readonly Group[],
  /** Called when a row is gone to. */
  onShow: () => void,
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
    setRevealed({ key: String(line), focus, field: group.field, above: isPhone ? undefined : ROWS_ABOVE });
    onShow();
  };
  const at = placeIn(groups, current);
  const opened = openedLine(groups[at], revealed && Number(revealed.key));
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

/** Moves the focus to the title if what had it is gone, such as the field for the file. Keys would else start at the top of the window. */
export function useFocusKept(): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      document.getElementById(PAGE_TITLE)?.focus({ preventScroll: true });
  }, []);
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

/** Keys have another meaning in there, or the page is behind it. */
const OTHER = '[role=menu], [role=listbox], [role=dialog], [role=alertdialog]';

/** Whether a press belongs to the page: it has the focus, or nothing has. */
const isOfPage = (target: Element, page: Element | null | undefined) =>
  (target === document.body || page?.contains(target) === true) &&
  !target.closest(OTHER) &&
  document.querySelector('[aria-modal=true]') === null;

/**
 * J and K go to the next and the previous problem, and everywhere in the page Alt with an arrow, also in a field and on a button that opens a
 * menu.
 */
export function useProblemKeys(place: RefObject<HTMLElement | null>, onStep: ((by: -1 | 1) => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (onStep === null || ctrlKey || metaKey || !(target instanceof Element)) return;
    if (!isOfPage(target, place.current?.closest('main') ?? place.current)) return;
    const isTyping = target.matches('input:not([type=radio]), textarea, select');
    const by = altKey ? ARROWS[key] : isTyping ? undefined : LETTERS[key.toLowerCase()];
    if (!by) return;
    event.preventDefault();
    // The button of a menu would open it.
    event.stopPropagation();
    onStep(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
