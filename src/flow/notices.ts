/**
 * Which notices are on screen. A flow has one at a time: what it says now takes the place of what it said before, so that an error never stands
 * beside the success that followed it.
 */
import type { Notice } from '../../machines/kit/emitted';

/** What is said, and which flow says it: the name of its machine, or what else speaks. */
export interface Said extends Omit<Notice, 'type'> {
  readonly flow: string;
}

export interface Shown extends Said {
  readonly id: number;
}

/** GEN-01: the server's words, with a capital first letter. */
const capitalised = (text: string) => text.slice(0, 1).toLocaleUpperCase('en') + text.slice(1);

export function withNotice(shown: readonly Shown[], { flow, tone, text }: Said): readonly Shown[] {
  const id = Math.max(0, ...shown.map((notice) => notice.id)) + 1;
  return [...shown.filter((notice) => notice.flow !== flow), { id, flow, tone, text: capitalised(text) }];
}

export const withoutNotice = (shown: readonly Shown[], id: number) => shown.filter((notice) => notice.id !== id);
