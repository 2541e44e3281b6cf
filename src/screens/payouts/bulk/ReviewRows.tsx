import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Entry } from '../../../../machines/payouts/bulkPayout/bulkPayout.entries';
import type { BatchReason } from '../../../../machines/payouts/bulkPayout/bulkPayout.rules';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Buttons } from '../../../ui/Buttons';
import { ChoiceField } from '../../../ui/ChoiceField';
import { Empty } from '../../../ui/Empty';
import { formatCount } from '../../../ui/format';
import { Money } from '../../../ui/Money';
import { Progress } from '../../../ui/Progress';
import { Stack } from '../../../ui/Stack';
import { StatStrip } from '../../../ui/StatStrip';
import { Table } from '../../../ui/Table';
import { Toolbar } from '../../../ui/Toolbar';
import { Refused } from '../../kit/Refused';
import type { BulkFiles, BulkFlow } from './bulkFlow';
import { PaidNext } from './PaidNext';
import { rowColumns } from './rowColumns';
import { rowsOf } from './rowsOf';

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

const REASONS: Readonly<Record<BatchReason, string>> = {
  naming: "We're looking up the first account names.",
  nothing: 'No rows are ready to pay.',
};

const NONE: readonly Entry[] = [];

/** BLK-01: every row of the file, with its errors. */
export function ReviewRows({ flow, files }: { readonly flow: BulkFlow; readonly files: BulkFiles }) {
  const { view, send } = flow;
  const { entries, counts, notes } = view;
  const { shown, choose } = useShown();
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
      <Held flow={flow} />
      <Sums flow={flow} />
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
        <Table<Entry>
          caption="Rows in the file"
          columns={columns}
          rows={rows}
          rowKey={({ row }) => String(row.line)}
          onShown={onShown}
          empty={<Empty title="No rows to show">Choose a different filter above.</Empty>}
        />
      )}
      {view.naming.state !== 'stopped' && (
        <Refused problem={view.problem}>No money has moved. Check the batch, then review it again.</Refused>
      )}
      <Onward flow={flow} />
    </Stack>
  );
}

/** Hidden rows wait until the merchant includes them. */
function Held({ flow: { view, send } }: { readonly flow: BulkFlow }) {
  const { held } = view;
  if (held.length === 0) return null;
  const isOne = held.length === 1;
  return (
    <Alert
      tone="plain"
      action={
        <Button onPress={() => send({ type: 'rows.included', lines: held })}>{`Include the ${rowsOf(held.length)}`}</Button>
      }
    >
      {`${rowsOf(held.length)} ${isOne ? 'is' : 'are'} hidden or filtered out in the spreadsheet. We won’t pay ${isOne ? 'it' : 'them'} unless you include ${isOne ? 'it' : 'them'}.`}
    </Alert>
  );
}

function Sums({ flow: { view } }: { readonly flow: BulkFlow }) {
  const { counts, total } = view;
  return (
    <StatStrip
      label="Batch"
      figures={[
        { label: 'Ready', value: formatCount(counts.ready), note: `of ${formatCount(counts.all)} rows` },
        { label: 'Needs attention', value: formatCount(counts.attention) },
        { label: 'Total to pay (NGN)', value: <Money amount={total} currency="NGN" size="figure" /> },
      ]}
    />
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

function Onward({ flow: { view, can, send } }: { readonly flow: BulkFlow }) {
  const { counts, blocker } = view;
  const rest = counts.all - counts.ready - counts.waiting;
  return (
    <Stack close>
      {rest > 0 && counts.ready > 0 && (
        <p>
          {formatCount(rest)} of {formatCount(counts.all)} rows {rest === 1 ? 'is' : 'are'} not ready. We won’t pay{' '}
          {rest === 1 ? 'it' : 'them'}. You can download {rest === 1 ? 'it' : 'them'}.
        </p>
      )}
      <PaidNext counts={counts} />
      <Buttons>
        <Button
          kind="solid"
          disabled={!can('batch.reviewed')}
          reason={blocker && REASONS[blocker]}
          onPress={() => send({ type: 'batch.reviewed' })}
        >
          {`Review ${rowsOf(counts.ready)}`}
        </Button>
        <Button onPress={() => send({ type: 'file.dismissed' })}>Choose another file</Button>
      </Buttons>
    </Stack>
  );
}
