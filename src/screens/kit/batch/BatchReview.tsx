import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '../../../../machines/kit/batch/batch.check';
import type { ProblemGroup } from '../../../../machines/kit/batch/batch.queue';
import { isAllReady } from '../../../../machines/kit/batch/batch.rules';
import type { LookupView } from '../../../../machines/kit/batch/batch.select';
import { Alert } from '../../../ui/feedback/Alert';
import { Empty } from '../../../ui/feedback/Empty';
import { Stack } from '../../../ui/layout/Stack';
import { useMedia } from '../../../ui/layout/useMedia';
import { BesideQueue, QueueSolved } from '../../../ui/tables/ProblemQueue';
import { type Column, Table } from '../../../ui/tables/Table';
import { UnderRow } from '../../../ui/tables/UnderRow';
import { Refused } from '../Refused';
import type { BatchFiles, CauseWords, FileFlow, Send, ShownEntry } from './batchFlow';
import { Lookup, type LookupWords } from './Lookup';
import { ReviewQueue } from './ReviewQueue';
import { ReviewTools, SHOWN } from './ReviewTools';
import { lineIn, RowReasons } from './RowReasons';
import { waysColumn } from './rowCells';
import { rowsOf } from './rowsOf';
import { useFocusKept, useJustSolved, useProblemKeys, useProblems } from './useProblems';
import { useShown } from './useShown';

/** What visible rows name is looked up first. Sent once the rows have not moved for this long. */
const STILL_MS = 200;
function useShownRows<Field extends string>(
  rows: readonly { readonly row: { readonly line: number } }[],
  send: Send<Field> | null,
) {
  const later = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  return (from: number, to: number) => {
    clearTimeout(later.current);
    if (!send) return;
    const lines = rows.slice(from, to + 1).map(({ row }) => row.line);
    later.current = setTimeout(() => send({ type: 'rows.shown', lines }), STILL_MS);
  };
}

interface Shows {
  readonly row: { readonly line: number };
  readonly state: 'ready' | 'waiting' | 'attention' | 'leftOut';
}

const keyOf = ({ row }: Pick<Shows, 'row'>) => String(row.line);
const TONES = { attention: 'attention', leftOut: 'faint', ready: undefined, waiting: undefined } as const;
const toneOf = ({ state }: Pick<Shows, 'state'>) => TONES[state];

/** Returns the row whose field has the focus, as its key. */
const lineOf = (field: Element) => lineIn(field.getAttribute('aria-describedby') ?? '');

const NONE: readonly never[] = [];

interface ReviewFlow<Cause extends string, Field extends string, Entry> extends FileFlow<Field> {
  readonly view: FileFlow<Field>['view'] & {
    readonly entries: readonly Entry[];
    readonly groups: readonly ProblemGroup<Cause, Field>[];
    readonly lookup: LookupView;
  };
}

interface BatchReviewProps<Cause extends string, Field extends string, Entry extends ShownEntry<Cause, Field>> {
  readonly flow: ReviewFlow<Cause, Field, Entry>;
  readonly groupKeyOf: (entry: Entry, problem: Problem<Cause, Field>) => string;
  /**
   * The columns stay the same while `send` does.
   * @param isTight whether the table has little room
   */
  readonly columnsOf: (send: Send<Field>, isTight: boolean) => readonly Column<Entry>[];
  readonly words: CauseWords<Cause, Field>;
  readonly lookupWords: LookupWords;
  readonly files: BatchFiles<{ readonly of: 'problems'; readonly entries: readonly Entry[] }>;
  /** What is safe after the provider refused a batch. */
  readonly refused: string;
  /** The totals, and the way to the confirmation. */
  readonly foot: ReactNode;
}

const readySays = (count: number) => (count === 1 ? 'The row is ready.' : `All ${rowsOf(count)} are ready.`);

/** Every row of a file, with its problems and what can be done about them. */
export function BatchReview<Cause extends string, Field extends string, Entry extends ShownEntry<Cause, Field>>({
  flow,
  groupKeyOf,
  columnsOf,
  words,
  lookupWords,
  files,
  refused,
  foot,
}: BatchReviewProps<Cause, Field, Entry>) {
  const { view, send, can } = flow;
  const { entries, notes, groups, lookup, counts } = view;
  const { shown, choose } = useShown(SHOWN);
  const place = useRef<HTMLDivElement>(null);
  const isLookingUp = lookup.state === 'running';
  const problems = useProblems(place, groups, () => {
    if (shown !== 'all' && shown !== 'attention') choose('all');
  });
  useProblemKeys(place, groups.length > 0 ? problems.step : null);
  useFocusKept();
  const isSolved = useJustSolved(groups.length, isAllReady(counts));
  const byKey = useMemo(() => new Map(groups.map((group) => [group.key, group])), [groups]);
  const isTight = useMedia('(min-width: 48rem) and (max-width: 89.99rem)');
  const columns = useMemo(() => [...columnsOf(send, isTight), waysColumn(words, send)], [columnsOf, send, isTight, words]);
  // Ten thousand rows render after their summary, in a separate task.
  const later = useDeferredValue<readonly Entry[]>(entries, NONE);
  const isFirst = later === NONE;
  const laidOut = isFirst || isLookingUp ? later : entries;
  const rows = useMemo(() => (shown === 'all' ? laidOut : laidOut.filter(({ state }) => state === shown)), [laidOut, shown]);
  const rest = counts.all - counts.ready;
  const onShown = useShownRows(rows, isLookingUp ? send : null);
  const [focused, setFocused] = useState<string | null>(null);
  return (
    <Stack>
      <ReviewTools
        flow={flow}
        shown={shown}
        onShown={choose}
        onDownload={rest > 0 && !isLookingUp ? () => files.save({ of: 'problems', entries }) : null}
        isSaving={files.busy}
      />
      {lookup.state !== 'stopped' && <Refused problem={view.problem}>{refused}</Refused>}
      {notes.length > 0 && <Alert tone="plain">{notes.join(' ')}</Alert>}
      <Lookup lookup={lookup} problem={view.problem} words={lookupWords} can={can} send={send} />
      {!isFirst && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which row has the focus
        <div ref={place} onFocus={({ target }) => setFocused(lineOf(target))}>
          <BesideQueue
            queue={
              groups.length > 0 ? (
                <ReviewQueue words={words} problems={problems} can={can} send={send} />
              ) : (
                isSolved && <QueueSolved>{readySays(counts.ready)}</QueueSolved>
              )
            }
          >
            <Table<Entry>
              caption="Rows in the file"
              columns={columns}
              rows={rows}
              rowKey={keyOf}
              tone={toneOf}
              chosen={problems.revealed?.key ?? null}
              revealed={problems.revealed}
              headStays
              under={(entry, position) =>
                entry.state === 'attention' && (
                  <UnderRow
                    columns={columns.length}
                    current={problems.revealed?.key === keyOf(entry)}
                    open={[focused, problems.opened].includes(keyOf(entry))}
                    position={position}
                  >
                    <RowReasons entry={entry} words={words} groupKeyOf={groupKeyOf} groups={byKey} send={send} />
                  </UnderRow>
                )
              }
              onShown={onShown}
              empty={<Empty title="No rows to show">Choose a different filter above.</Empty>}
            />
          </BesideQueue>
        </div>
      )}
      {foot}
    </Stack>
  );
}
