import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Entry } from '../../../../machines/payouts/bulkPayout/bulkPayout.entries';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ChoiceField } from '../../../ui/ChoiceField';
import { Empty } from '../../../ui/Empty';
import { formatCount } from '../../../ui/format';
import { BesideQueue } from '../../../ui/ProblemQueue';
import { Progress } from '../../../ui/Progress';
import { Stack } from '../../../ui/Stack';
import { Table } from '../../../ui/Table';
import { Toolbar } from '../../../ui/Toolbar';
import { UnderRow } from '../../../ui/UnderRow';
import { Refused } from '../../kit/Refused';
import type { BulkFiles, BulkFlow } from './bulkFlow';
import { ReviewFoot } from './ReviewFoot';
import { ReviewQueue } from './ReviewQueue';
import { RowReasons } from './RowReasons';
import { rowColumns } from './rowColumns';
import { rowsOf } from './rowsOf';
import { useProblemKeys, useProblems } from './useProblems';

const SHOWN = ['all', 'attention', 'ready', 'leftOut'] as const;
type Shown = (typeof SHOWN)[number];
const isShown = (word: string | null): word is Shown => SHOWN.some((known) => known === word);

/** The visible rows are in the URL, like the filters of lists. */
function useShown() {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('rows');
  return {
    shown: isShown(asked) ? asked : 'all',
    choose: (shown: Shown) => navigate(shown === 'all' ? path : `${path}?rows=${shown}`, { replace: true }),
  };
}

/** Names of visible rows load first. Sent once the rows have not moved for this long. */
const STILL_MS = 200;
function useShownRows(rows: readonly Entry[], send: BulkFlow['send'] | null) {
  const later = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  return (from: number, to: number) => {
    clearTimeout(later.current);
    if (!send) return;
    const lines = rows.slice(from, to + 1).map(({ row }) => row.line);
    later.current = setTimeout(() => send({ type: 'rows.shown', lines }), STILL_MS);
  };
}

const keyOf = ({ row }: Entry) => String(row.line);
const TONES = { attention: 'attention', leftOut: 'faint', ready: undefined, waiting: undefined } as const;
const toneOf = ({ state }: Entry) => TONES[state];

const NONE: readonly Entry[] = [];

/** BLK-01: every row of the file, with its errors. */
export function ReviewRows({ flow, files }: { readonly flow: BulkFlow; readonly files: BulkFiles }) {
  const { view, send } = flow;
  const { entries, counts, notes } = view;
  const { shown, choose } = useShown();
  const place = useRef<HTMLDivElement>(null);
  const problems = useProblems(place, view.groups, () => {
    if (shown !== 'all' && shown !== 'attention') choose('all');
  });
  useProblemKeys(place, (by) => problems.step(by, true));
  const groups = useMemo(() => new Map(view.groups.map((group) => [group.key, group])), [view.groups]);
  const columns = useMemo(() => rowColumns(send), [send]);
  // Ten thousand rows render after their summary, in a separate task.
  const later = useDeferredValue(entries, NONE);
  const isFirst = later === NONE;
  const laidOut = isFirst || view.naming.state === 'resolvingNames' ? later : entries;
  const rows = useMemo(() => (shown === 'all' ? laidOut : laidOut.filter(({ state }) => state === shown)), [laidOut, shown]);
  const rest = counts.all - counts.ready;
  const onShown = useShownRows(rows, view.naming.state === 'resolvingNames' ? send : null);
  const option = (value: Shown, label: string, count: number) => ({ value, label: `${label} ${formatCount(count)}` });
  return (
    <Stack>
      {notes.length > 0 && <Alert tone="plain">{notes.join(' ')}</Alert>}
      <Naming flow={flow} />
      <Toolbar>
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
        {rest > 0 && view.naming.state !== 'resolvingNames' ? (
          <Button icon="download" busy={files.busy} onPress={() => files.save({ of: 'problems', entries })}>
            {`Download ${rowsOf(rest)}`}
          </Button>
        ) : (
          <span />
        )}
      </Toolbar>
      {!isFirst && (
        <div ref={place}>
          <BesideQueue queue={view.groups.length > 0 && <ReviewQueue flow={flow} problems={problems} />}>
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
                  <UnderRow columns={columns.length} current={problems.revealed?.key === keyOf(entry)} position={position}>
                    <RowReasons entry={entry} groups={groups} send={send} />
                  </UnderRow>
                )
              }
              onShown={onShown}
              empty={<Empty title="No rows to show">Choose a different filter above.</Empty>}
            />
          </BesideQueue>
        </div>
      )}
      {view.naming.state !== 'stopped' && (
        <Refused problem={view.problem}>No money has moved. Check the batch, then review it again.</Refused>
      )}
      <ReviewFoot flow={flow} />
    </Stack>
  );
}

function Naming({ flow: { view, send, can } }: { readonly flow: BulkFlow }) {
  const { state, done, of, isSilent } = view.naming;
  if (state === 'resolvingNames')
    return (
      <Progress
        label={`Looking up account names: ${formatCount(done)} of ${formatCount(of)}`}
        value={of === 0 ? null : (done / of) * 100}
        isTimed
        onCancel={() => send({ type: 'naming.stopped' })}
      />
    );
  if (state === 'namesResolved' && !isSilent) return null;
  return (
    <Alert
      tone="plain"
      action={can('naming.retry') && <Button onPress={() => send({ type: 'naming.retry' })}>Look up names</Button>}
    >
      {state === 'stopped'
        ? `${formatCount(done)} of ${formatCount(of)} account names are known. Look up the others before you pay their rows.`
        : 'Some banks didn’t respond.'}
    </Alert>
  );
}
