import type { Problem } from '../../../../machines/payouts/bulkPayout/bulkPayout.check';
import type { Entry } from '../../../../machines/payouts/bulkPayout/bulkPayout.entries';
import { groupKeyOf, type ProblemGroup } from '../../../../machines/payouts/bulkPayout/bulkPayout.queue';
import type { BulkPayoutEvent } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import { TextButton } from '../../../ui/TextButton';
import { Reason } from '../../../ui/UnderRow';
import { remedyWords } from './causeWords';

type Send = (event: BulkPayoutEvent) => void;

/** The id of what is said about a row, for its fields. */
export const reasonsId = (line: number) => `row-${line}-reasons`;

interface RowReasonsProps {
  readonly entry: Entry;
  /** By key. */
  readonly groups: ReadonlyMap<string, ProblemGroup>;
  readonly send: Send;
}

/** Why a row is not ready, with the remedies for it and for all rows like it. */
export function RowReasons({ entry, groups, send }: RowReasonsProps) {
  const { row, problems, twin, isHeld } = entry;
  const { line } = row;
  const ways = (
    <>
      {isHeld && <TextButton onPress={() => send({ type: 'rows.included', lines: [line] })}>{`Include row ${line}`}</TextButton>}
      {twin !== null && <TextButton onPress={() => send({ type: 'row.confirmed', line })}>Keep both</TextButton>}
      <TextButton label={`Exclude row ${line}`} onPress={() => send({ type: 'row.excluded', line })}>
        Exclude
      </TextButton>
    </>
  );
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

interface OfferedProps {
  readonly problem: Problem;
  readonly line: number;
  readonly group: ProblemGroup | undefined;
  readonly send: Send;
}

function Offered({ problem: { offer, cause }, line, group, send }: OfferedProps) {
  if (!offer) return null;
  const forAll = group?.remedies.find(({ kind, lines }) => kind === 'correct' && lines.length > 1 && lines.includes(line));
  return (
    <>
      <TextButton onPress={() => send({ type: 'cell.changed', line, field: offer.field, text: offer.text })}>
        {offer.label}
      </TextButton>
      {group && forAll && (
        <TextButton onPress={() => send({ type: 'group.corrected', key: group.key })}>{remedyWords(cause, forAll)}</TextButton>
      )}
    </>
  );
}
