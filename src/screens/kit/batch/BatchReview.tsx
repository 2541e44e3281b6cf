import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { isolated } from '../../../../contract/shownText';
import type { Problem } from '../../../../machines/kit/batch/batch.check';
import type { ProblemGroup } from '../../../../machines/kit/batch/batch.queue';
import type { LookupView } from '../../../../machines/kit/batch/batch.select';
import { Button } from '../../../ui/buttons/Button';
import { Menu } from '../../../ui/buttons/Menu';
import { ChoiceField } from '../../../ui/controls/ChoiceField';
import { Alert } from '../../../ui/feedback/Alert';
import { Empty } from '../../../ui/feedback/Empty';
import { Stack } from '../../../ui/layout/Stack';
import { BesideQueue } from '../../../ui/tables/ProblemQueue';
import { type Column, Table } from '../../../ui/tables/Table';
import { TitleTools } from '../../../ui/tables/TitleTools';
import { UnderRow } from '../../../ui/tables/UnderRow';
import { formatCount } from '../../../ui/text/format';
import { Refused } from '../Refused';
import type { BatchFiles, CauseWords, FileFlow, Send, ShownEntry } from './batchFlow';
import { Lookup, type LookupWords } from './Lookup';
import { ReviewQueue } from './ReviewQueue';
import { lineIn, RowReasons } from './RowReasons';
import { rowsOf } from './rowsOf';
import { useProblemKeys, useProblems } from './useProblems';
import { useShown } from './useShown';

const SHOWN = ['all', 'attention', 'ready', 'leftOut'] as const;
type Shown = (typeof SHOWN)[number];

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
  /** The columns stay the same while `send` does. */
  readonly columnsOf: (send: Send<Field>) => readonly Column<Entry>[];
  readonly words: CauseWords<Cause, Field>;
  readonly lookupWords: LookupWords;
  readonly files: BatchFiles<{ readonly of: 'problems'; readonly entries: readonly Entry[] }>;
  /** What is safe after the provider refused a batch. */
  readonly refused: string;
  /** The totals, and the way to the confirmation. */
  readonly foot: ReactNode;
}

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
  const problems = useProblems(place, groups, () => {
    if (shown !== 'all' && shown !== 'attention') choose('all');
  });
  useProblemKeys(place, (by) => problems.step(by, true));
  const byKey = useMemo(() => new Map(groups.map((group) => [group.key, group])), [groups]);
  const columns = useMemo(() => columnsOf(send), [columnsOf, send]);
  // Ten thousand rows render after their summary, in a separate task.
  const later = useDeferredValue<readonly Entry[]>(entries, NONE);
  const isFirst = later === NONE;
  const isLookingUp = lookup.state === 'running';
  const laidOut = isFirst || isLookingUp ? later : entries;
  const rows = useMemo(() => (shown === 'all' ? laidOut : laidOut.filter(({ state }) => state === shown)), [laidOut, shown]);
  const rest = counts.all - counts.ready;
  const onShown = useShownRows(rows, isLookingUp ? send : null);
  const [focused, setFocused] = useState<string | null>(null);
  const download =
    rest > 0 && !isLookingUp
      ? { label: `Download ${rowsOf(rest)}`, onPress: () => files.save({ of: 'problems', entries }) }
      : null;
  const option = (value: Shown, label: string, count: number) => ({ value, label: `${label} ${formatCount(count)}` });
  return (
    <Stack>
      <TitleTools
        menu={
          <Menu
            label={`Actions for ${isolated(view.name)}`}
            items={[
              ...(download
                ? [{ key: 'download', label: download.label, icon: 'download' as const, onChoose: download.onPress }]
                : []),
              {
                key: 'another',
                label: 'Choose another file',
                icon: 'file-up',
                disabled: !can('file.dismissed'),
                onChoose: () => send({ type: 'file.dismissed' }),
              },
            ]}
            small
          />
        }
      >
        <ChoiceField
          label="Rows"
          isLabelHidden
          value={shown}
          options={[
            option('all', 'All', counts.all),
            option('attention', 'Needs attention', counts.attention),
            option('ready', 'Ready', counts.ready),
            option('leftOut', 'Excluded', counts.leftOut),
          ]}
          onChoose={choose}
        />
        {download ? (
          <Button icon="download" busy={files.busy} onPress={download.onPress}>
            {download.label}
          </Button>
        ) : (
          <span />
        )}
      </TitleTools>
      {notes.length > 0 && <Alert tone="plain">{notes.join(' ')}</Alert>}
      <Lookup lookup={lookup} problem={view.problem} words={lookupWords} can={can} send={send} />
      {!isFirst && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which row has the focus
        <div ref={place} onFocus={({ target }) => setFocused(lineOf(target))}>
          <BesideQueue queue={groups.length > 0 && <ReviewQueue words={words} problems={problems} can={can} send={send} />}>
            <Table<Entry>
              caption="Rows in the file"
              columns={columns}
              rows={rows}
              rowKey={keyOf}
              tone={toneOf}
              chosen={problems.revealed?.key ?? null}
              revealed={problems.revealed}
              under={(entry, position) =>
                entry.state === 'attention' && (
                  <UnderRow
                    columns={columns.length}
                    current={problems.revealed?.key === keyOf(entry)}
                    reached={focused === keyOf(entry)}
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
      {lookup.state !== 'stopped' && <Refused problem={view.problem}>{refused}</Refused>}
      {foot}
    </Stack>
  );
}
