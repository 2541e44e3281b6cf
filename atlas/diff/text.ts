/** Prints the changes since a release as text, changes to money movements first. */
import type { Change } from './changes';

const lineOf = ({ chart, kind, mark, what, facts }: Change) =>
  [
    `  ${mark.padEnd(8)} ${kind.padEnd(11)} ${chart}: ${what}`,
    ...facts.map(({ of, was, is }) => `           ${of}: ${was || 'nothing'} => ${is || 'nothing'}`),
  ].join('\n');

const block = (title: string, changes: readonly Change[]) => (changes.length > 0 ? [`\n${title}`, ...changes.map(lineOf)] : []);

export function changesText(since: string, changes: readonly Change[]): string {
  if (changes.length === 0) return `No chart changed since ${since}.`;
  const money = changes.filter(({ touchesMoney }) => touchesMoney);
  const others = changes.filter(({ touchesMoney }) => !touchesMoney);
  const count = (n: number) => `${n} change${n === 1 ? '' : 's'}`;
  return [
    `Since ${since}: ${count(changes.length)}, ${money.length} affecting money.`,
    ...block('Affects money', money),
    ...block('Everything else', others),
  ].join('\n');
}
