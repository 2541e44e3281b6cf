/**
 * The notices on screen. A flow has one at a time, and a new one replaces it. So an error never shows next to a later success. One without text
 * only removes the earlier one.
 */
import type { Notice } from '../../machines/kit/flow/emitted';

/** A message and its source: the name of the flow's machine, or another source. */
export interface Said extends Omit<Notice, 'type'> {
  readonly flow: string;
}

export interface Shown extends Said {
  readonly id: number;
}

/** GEN-01: the server's message, with a capital first letter. */
const capitalised = (text: string) => text.slice(0, 1).toLocaleUpperCase('en') + text.slice(1);

export function withNotice(shown: readonly Shown[], { flow, tone, text }: Said): readonly Shown[] {
  const others = shown.filter((notice) => notice.flow !== flow);
  if (text === '') return others;
  const id = Math.max(0, ...shown.map((notice) => notice.id)) + 1;
  return [...others, { id, flow, tone, text: capitalised(text) }];
}

export const withoutNotice = (shown: readonly Shown[], id: number) => shown.filter((notice) => notice.id !== id);
