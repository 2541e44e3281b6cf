import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { placeIn, type QueuePlace, stepIn } from '../../../../machines/kit/batch/batch.queue';
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
  readonly step: (by: -1 | 1, focus: boolean) => void;
  readonly show: (group: Group, line: number) => void;
}

/** Where the merchant is in the queue of problems. Going to a problem shows its row. */
export function useProblems<Group extends Shown>(
  place: RefObject<HTMLElement | null>,
  groups: readonly Group[],
  onShow: () => void,
): Problems<Group> {
  const [current, setCurrent] = useState<QueuePlace | null>(null);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  useEffect(() => {
    const row = place.current?.querySelector('tr[aria-current]:not([data-under])');
    if (revealed && row) revealRow(row, revealed);
  }, [place, revealed]);
  const go = (group: Group | undefined, line: number | undefined, focus: boolean) => {
    if (!group || line === undefined) return;
    setCurrent({ key: group.key, at: groups.indexOf(group) });
    setRevealed({ key: String(line), focus });
    onShow();
  };
  return {
    groups,
    at: placeIn(groups, current),
    revealed,
    step: (by, focus) => {
      const group = stepIn(groups, current, by);
      go(group, group?.lines[0], focus);
    },
    show: (group, line) => go(group, line, true),
  };
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
