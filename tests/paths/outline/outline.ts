/** What a machine does beside its transitions, as a text to review: it is a file for each chart, and changes where the machine does. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import type { AnyCases } from '../../../atlas/paths';
import { droppedBy } from './dropped';
import { endsBy } from './ends';
import { messagesBy } from './messages';

const section = (head: string, lines: readonly string[]) => [head, ...lines.map((line) => `  ${line}`), ''];

const sections = (head: string, parts: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(parts).flatMap(([part, lines]) => section(`${head} ${part}`, lines));

/** Steps of every form, list and page: what they ask or load again leaves the error until it is done. */
const KEPT_BY_ALL: ReadonlySet<string> = new Set([
  'cancel',
  'leave.dismissed',
  'refresh',
  'filter.applied',
  'page.chosen',
  'query.set',
  'size.chosen',
]);

/**
 * Returns which steps end a machine and how, keep an error on the page, fail without a word, and emit messages and pages; and which values that were
 * entered or answered it neither keeps, nor shows, nor passes on.
 */
export function outlineOf(machine: AnyStateMachine, cases: AnyCases): string {
  const { kept, untold, emits } = messagesBy(machine, cases);
  const lines = [
    ...sections('ends:', endsBy(machine, cases)),
    ...section(
      'keeps an error after',
      kept.filter((step) => !KEPT_BY_ALL.has(step)),
    ),
    ...section('shows nothing after', untold),
    ...sections('emits:', emits),
    ...section('drops', droppedBy(machine, cases)),
  ];
  return lines.join('\n');
}

/** The charts that have such a file. */
export const outlined = (): readonly string[] =>
  readdirSync(join(import.meta.dirname, '../outlines')).map((file) => file.replace(/\.txt$/, ''));
