import type { ProblemGroup, Remedy } from '../../../../machines/kit/batch/batch.queue';
import { windowIn } from '../../../../machines/kit/batch/batch.queue';
import type { BatchEvent } from '../../../../machines/kit/batch/batch.types';
import { Button } from '../../../ui/buttons/Button';
import { TextButton } from '../../../ui/buttons/TextButton';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { ProblemQueue } from '../../../ui/tables/ProblemQueue';
import { formatCount } from '../../../ui/text/format';
import type { CauseWords, FileFlow } from './batchFlow';
import { remedyWords } from './remedyWords';
import { rowsOf } from './rowsOf';
import type { Problems } from './useProblems';

/** A file may have thousands of causes. */
const MOST_GROUPS = 20;

interface ReviewQueueProps<Cause extends string, Field extends string> extends Pick<FileFlow<Field>, 'can' | 'send'> {
  readonly words: CauseWords<Cause, Field>;
  readonly problems: Problems<ProblemGroup<Cause, Field>>;
}

/** The problems of a file by cause, with what can be done about all rows of each. */
export function ReviewQueue<Cause extends string, Field extends string>({
  words,
  problems: { groups, at, step, show },
  can,
  send,
}: ReviewQueueProps<Cause, Field>) {
  const shown = windowIn(groups, at, MOST_GROUPS);
  const [first] = shown;
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <ProblemQueue
      title={`${formatCount(count)} ${count === 1 ? 'problem' : 'problems'}`}
      of={groups.length}
      at={at}
      from={first ? groups.indexOf(first) : 0}
      onStep={step}
      items={shown.map((group) => ({
        key: group.key,
        title: words.heads[group.cause],
        count: rowsOf(group.lines.length),
        about: group.says,
        note: <Rows lines={group.lines} onShow={(line) => show(group, line)} />,
        actions: group.remedies.map((remedy) => (
          <Button
            key={remedy.kind}
            disabled={remedy.kind === 'lookUp' && !can('lookup.retry')}
            onPress={() => send(eventOf(group.key, remedy))}
          >
            {remedyWords(words, group.cause, remedy)}
            <VisuallyHidden>{` (${words.heads[group.cause]})`}</VisuallyHidden>
          </Button>
        )),
      }))}
    />
  );
}

const NAMED_ROWS = 6;

function Rows({ lines, onShow }: { readonly lines: readonly number[]; readonly onShow: (line: number) => void }) {
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

function eventOf<Field extends string>(key: string, remedy: Remedy<Field>): BatchEvent<Field> {
  switch (remedy.kind) {
    case 'correct':
      return { type: 'group.corrected', key };
    case 'include':
      return { type: 'rows.included', lines: remedy.lines };
    case 'keep':
      return { type: 'row.confirmed', line: remedy.lines[0] };
    case 'lookUp':
      return { type: 'lookup.retry' };
    case 'exclude':
      return { type: 'group.excluded', key };
  }
}
