import type { ProblemGroup, Remedy } from '../../../../machines/payouts/bulkPayout/bulkPayout.queue';
import { windowIn } from '../../../../machines/payouts/bulkPayout/bulkPayout.queue';
import type { BulkPayoutEvent } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import { Button } from '../../../ui/Button';
import { formatCount } from '../../../ui/format';
import { ProblemQueue } from '../../../ui/ProblemQueue';
import { TextButton } from '../../../ui/TextButton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { BulkFlow } from './bulkFlow';
import { CAUSES, remedyWords } from './causeWords';
import { rowsOf } from './rowsOf';
import type { Problems } from './useProblems';

/** A file may have thousands of causes. */
const MOST_GROUPS = 20;

interface ReviewQueueProps {
  readonly flow: BulkFlow;
  readonly problems: Problems;
}

/** BLK-01: the problems by cause, with what can be done about all rows of each. */
export function ReviewQueue({ flow, problems: { groups, at, step, show } }: ReviewQueueProps) {
  const shown = windowIn(groups, at, MOST_GROUPS);
  const [first] = shown;
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <ProblemQueue
      title={`${formatCount(count)} ${count === 1 ? 'problem' : 'problems'}`}
      of={groups.length}
      at={at}
      from={first ? groups.indexOf(first) : 0}
      onStep={(by) => step(by, false)}
      items={shown.map((group) => ({
        key: group.key,
        title: CAUSES[group.cause],
        count: rowsOf(group.lines.length),
        about: group.says,
        note: <Rows group={group} onShow={(line) => show(group, line)} />,
        actions: group.remedies.map((remedy) => <RemedyButton key={remedy.kind} group={group} remedy={remedy} flow={flow} />),
      }))}
    />
  );
}

const NAMED_ROWS = 6;

function Rows({ group: { lines }, onShow }: { readonly group: ProblemGroup; readonly onShow: (line: number) => void }) {
  const more = lines.length - NAMED_ROWS;
  return (
    <>
      {lines.slice(0, NAMED_ROWS).map((line) => (
        <TextButton key={line} onPress={() => onShow(line)}>{`Row ${formatCount(line)}`}</TextButton>
      ))}
      {more > 0 && <span>{`and ${formatCount(more)} more`}</span>}
    </>
  );
}

interface RemedyButtonProps {
  readonly group: ProblemGroup;
  readonly remedy: Remedy;
  readonly flow: BulkFlow;
}

function RemedyButton({ group, remedy, flow: { send, can } }: RemedyButtonProps) {
  return (
    <Button disabled={remedy.kind === 'lookUp' && !can('naming.retry')} onPress={() => send(eventOf(group, remedy))}>
      {remedyWords(group.cause, remedy)}
      <VisuallyHidden>{` (${CAUSES[group.cause]})`}</VisuallyHidden>
    </Button>
  );
}

function eventOf({ key }: ProblemGroup, remedy: Remedy): BulkPayoutEvent {
  switch (remedy.kind) {
    case 'correct':
      return { type: 'group.corrected', key };
    case 'include':
      return { type: 'rows.included', lines: remedy.lines };
    case 'keep':
      return { type: 'row.confirmed', line: remedy.lines[0] };
    case 'lookUp':
      return { type: 'naming.retry' };
    case 'exclude':
      return { type: 'group.excluded', key };
  }
}
