import type { Problem } from '../../../../machines/kit/batch/batch.check';
import type { ProblemGroup } from '../../../../machines/kit/batch/batch.queue';
import { eventOfWay, waysOf } from '../../../../machines/kit/batch/batch.ways';
import { TextButton } from '../../../ui/buttons/TextButton';
import { Reason } from '../../../ui/tables/UnderRow';
import type { CauseWords, Send, ShownEntry } from './batchFlow';
import { wayWords } from './wayWords';

/** The id of what is said about a row, for its fields. */
export const reasonsId = (line: number) => `row-${line}-reasons`;

/** Returns the line of such an id, or null. */
export const lineIn = (id: string): string | null => /^row-(\d+)-reasons$/.exec(id)?.[1] ?? null;

interface RowReasonsProps<Cause extends string, Field extends string, Entry extends ShownEntry<Cause, Field>> {
  readonly entry: Entry;
  readonly words: CauseWords<Cause, Field>;
  readonly groupKeyOf: (entry: Entry, problem: Problem<Cause, Field>) => string;
  /** By key. */
  readonly groups: ReadonlyMap<string, ProblemGroup<Cause, Field>>;
  readonly send: Send<Field>;
}

/** Why a row is not ready, with the remedies for it alone. */
export function RowReasons<Cause extends string, Field extends string, Entry extends ShownEntry<Cause, Field>>({
  entry,
  words,
  groupKeyOf,
  groups,
  send,
}: RowReasonsProps<Cause, Field, Entry>) {
  const { row, problems } = entry;
  const { line } = row;
  const ways = waysOf(entry).map((way) => {
    if (way.kind === 'correct') return null;
    const says = wayWords(words, line, way.kind);
    return (
      <TextButton key={way.kind} label={says} onPress={() => send(eventOfWay(line, way))}>
        {way.kind === 'exclude' ? 'Exclude' : says}
      </TextButton>
    );
  });
  return (
    <div id={reasonsId(line)}>
      {problems.map((problem, place) => (
        <Reason key={problem.says} says={problem.says}>
          <Offered problem={problem} line={line} group={groups.get(groupKeyOf(entry, problem))} send={send} />
          {place === problems.length - 1 && ways}
        </Reason>
      ))}
    </div>
  );
}

interface OfferedProps<Cause extends string, Field extends string> {
  readonly problem: Problem<Cause, Field>;
  readonly line: number;
  readonly group: ProblemGroup<Cause, Field> | undefined;
  readonly send: Send<Field>;
}

/** The correction of one row. That of all rows like it is in the queue of problems. */
function Offered<Cause extends string, Field extends string>({
  problem: { offer },
  line,
  group,
  send,
}: OfferedProps<Cause, Field>) {
  if (!offer) return null;
  const isOneOfMany = group?.remedies.some(({ kind, lines }) => kind === 'correct' && lines.length > 1 && lines.includes(line));
  return (
    <TextButton
      {...(isOneOfMany && { label: `Only here: ${offer.label}, row ${line}` })}
      onPress={() => send(eventOfWay(line, { kind: 'correct', offer }))}
    >
      {isOneOfMany ? 'Only here' : offer.label}
    </TextButton>
  );
}
