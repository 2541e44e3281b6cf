import type { Problem } from '../../../../machines/kit/batch/batch.check';
import type { ProblemGroup } from '../../../../machines/kit/batch/batch.queue';
import { TextButton } from '../../../ui/buttons/TextButton';
import { Reason } from '../../../ui/tables/UnderRow';
import type { CauseWords, Send, ShownEntry } from './batchFlow';
import { remedyWords } from './remedyWords';

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

/** Why a row is not ready, with the remedies for it and for all rows like it. */
export function RowReasons<Cause extends string, Field extends string, Entry extends ShownEntry<Cause, Field>>({
  entry,
  words,
  groupKeyOf,
  groups,
  send,
}: RowReasonsProps<Cause, Field, Entry>) {
  const { row, problems, isTwin, isHeld } = entry;
  const { line } = row;
  const ways = (
    <>
      {isHeld && <TextButton onPress={() => send({ type: 'rows.included', lines: [line] })}>{`Include row ${line}`}</TextButton>}
      {isTwin && <TextButton onPress={() => send({ type: 'row.confirmed', line })}>{words.keep}</TextButton>}
      <TextButton label={`Exclude row ${line}`} onPress={() => send({ type: 'row.excluded', line })}>
        Exclude
      </TextButton>
    </>
  );
  return (
    <div id={reasonsId(line)}>
      {problems.map((problem, place) => (
        <Reason key={problem.says} says={problem.says}>
          <Offered problem={problem} line={line} group={groups.get(groupKeyOf(entry, problem))} words={words} send={send} />
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
  readonly words: CauseWords<Cause, Field>;
  readonly send: Send<Field>;
}

function Offered<Cause extends string, Field extends string>({
  problem: { offer, cause },
  line,
  group,
  words,
  send,
}: OfferedProps<Cause, Field>) {
  if (!offer) return null;
  const forAll = group?.remedies.find(({ kind, lines }) => kind === 'correct' && lines.length > 1 && lines.includes(line));
  return (
    <>
      <TextButton onPress={() => send({ type: 'cell.changed', line, field: offer.field, text: offer.text })}>
        {offer.label}
      </TextButton>
      {group && forAll && (
        <TextButton onPress={() => send({ type: 'group.corrected', key: group.key })}>
          {remedyWords(words, cause, forAll)}
        </TextButton>
      )}
    </>
  );
}
