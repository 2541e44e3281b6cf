import { useMemo } from 'react';
import { differenceOf, isProblem } from '../../../machines/settlements/bankCheck/bankCheck.rules';
import type { BankCheckView } from '../../../machines/settlements/bankCheck/bankCheck.select';
import type { Compared, ReportFormat } from '../../../machines/settlements/bankCheck/bankCheck.types';
import { pageOfSettlement } from '../../../machines/settlements/groupedSettlements/groupedSettlements.rules';
import { css } from '../../../styled-system/css';
import { Link } from '../../flow/Link';
import { linkStyle } from '../../ui/buttons/button.style';
import { Menu } from '../../ui/buttons/Menu';
import { Callout } from '../../ui/feedback/Callout';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { Section } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { type Column, Table } from '../../ui/tables/Table';
import { formatDay } from '../../ui/text/dates';
import { formatAmount, formatCount, formatSigned } from '../../ui/text/format';
import type { Look } from '../kit/columns';

type Shown = Extract<BankCheckView, { kind: 'compared' }>;

interface BankResultsProps {
  readonly view: Shown;
  readonly currency: string;
  readonly onSave: (format: ReportFormat) => void;
}

const WORDS: Readonly<Record<Compared['kind'], string>> = {
  agrees: 'Agrees',
  missing: 'Missing',
  doubled: 'Doubled',
  different: 'Different',
};

const LOOKS: Readonly<Record<Compared['kind'], Look>> = {
  agrees: { tone: 'green', icon: 'circle-check' },
  missing: { tone: 'red', icon: 'circle-x' },
  doubled: { tone: 'orange', icon: 'alert' },
  different: { tone: 'orange', icon: 'alert' },
};

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

/** STL-01: each settlement beside what the bank has of it, those to ask about first. */
export function BankResults({ view, currency, onSave }: BankResultsProps) {
  const { entries, others, notes } = view;
  const [problems, agreeing] = useMemo(
    () => [entries.filter(isProblem), entries.filter((entry) => !isProblem(entry))],
    [entries],
  );
  const columns = useMemo(() => columnsIn(currency), [currency]);
  return (
    <Stack>
      <Verdict problems={problems.length} agreeing={agreeing.length} others={others} />
      {notes.length > 0 && (
        <Callout tone="orange" role="note" title="What we couldn’t read, or read in another way">
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Callout>
      )}
      <Section
        title="What the bank has"
        actions={
          <Menu
            isTool
            label="Download"
            icon="download"
            items={[
              { key: 'xlsx', label: 'Excel (.xlsx)', onChoose: () => onSave('xlsx') },
              { key: 'csv', label: 'CSV (.csv)', onChoose: () => onSave('csv') },
            ]}
          />
        }
      >
        <Table<Compared>
          caption="Settlements and your bank statement"
          columns={columns}
          rows={[...problems, ...agreeing]}
          rowKey={({ settlement }) => settlement.id}
          empty={<p>No settlement was paid to your bank on these days.</p>}
        />
      </Section>
    </Stack>
  );
}

interface VerdictProps {
  readonly problems: number;
  readonly agreeing: number;
  readonly others: number;
}

function Verdict({ problems, agreeing, others }: VerdictProps) {
  const rest = others === 0 ? '' : ` ${counted(others, 'other credit is', 'other credits are')} no settlement of yours.`;
  if (problems === 0)
    return (
      <Callout
        tone={agreeing === 0 ? 'plain' : 'green'}
        icon={agreeing === 0 ? 'alert' : 'circle-check'}
        role="status"
        title={agreeing === 0 ? 'No settlement on these days' : `${counted(agreeing, 'settlement agrees', 'settlements agree')}`}
      >
        {agreeing === 0
          ? 'Your bank statement has no settlement, and none was paid on its days.'
          : 'None is missing, doubled or different.'}
        {rest}
      </Callout>
    );
  return (
    <Callout
      tone="orange"
      role="status"
      title={`${counted(problems, 'settlement doesn’t', 'settlements don’t')} agree with your bank statement`}
    >
      {counted(agreeing, 'settlement agrees.', 'settlements agree.')}
      {rest}
    </Callout>
  );
}

const two = css({ display: 'grid', minW: '0', _wide: { py: '[0.375rem]' } });
// What a bank writes may be long.
const small = css({ color: 'ink.soft', fontSize: 'note', lineHeight: 'note', overflowWrap: 'anywhere', whiteSpace: 'normal' });

/** What is not the same, in words. */
function whyOf(entry: Compared): string {
  const { kind, credits, together, differs, settlement } = entry;
  switch (kind) {
    case 'agrees':
      return together > 1 ? `One credit for ${together} settlements` : '';
    case 'missing':
      return 'Not found on the statement';
    case 'doubled':
      return `Rows ${credits.map(({ line }) => line).join(' and ')}`;
    case 'different':
      return differs.map((what) => DIFFERS[what](entry, settlement.status)).join(', ');
  }
}

/** `NGN 17.27 less at the bank`. */
function byHowMuch(entry: Compared): string {
  const difference = differenceOf(entry) ?? '0';
  const { currency } = entry.settlement;
  const size = formatAmount(difference.replace(/^-/, ''), currency);
  return `${size} ${difference.startsWith('-') ? 'less' : 'more'} at the bank`;
}

const DIFFERS: Readonly<Record<Compared['differs'][number], (entry: Compared, status: string) => string>> = {
  amount: byHowMuch,
  day: () => 'Booked on another day',
  status: (_, status) => `The settlement is ${status}`,
};

const columnsIn = (currency: string): readonly Column<Compared>[] => [
  {
    key: 'settlement',
    head: 'Settlement',
    isTall: true,
    place: 'lead',
    cell: ({ settlement: { id, reference, settledAt } }) => (
      <span className={two}>
        <Link href={pageOfSettlement(id)} className={linkStyle}>
          {reference || id}
        </Link>
        <span className={small}>{settledAt === null ? '—' : `Paid ${formatDay(settledAt)}`}</span>
      </span>
    ),
  },
  {
    key: 'paid',
    head: `Paid (${currency})`,
    align: 'right',
    place: 'figure',
    cell: ({ settlement: { amount } }) => (amount === null ? '—' : formatSigned(amount, currency)),
  },
  {
    key: 'bank',
    head: `At the bank (${currency})`,
    align: 'right',
    cell: ({ credits }) =>
      credits.length === 0 ? '—' : credits.map(({ line, amount }) => <div key={line}>{formatSigned(amount, currency)}</div>),
  },
  {
    key: 'row',
    head: 'On your statement',
    from: 'md',
    cell: ({ credits }) =>
      credits.length === 0
        ? '—'
        : credits.map(({ line, day, text }) => (
            <span key={line} className={two}>
              <span>
                Row {line}, {formatDay(day)}
              </span>
              <span className={small}>{text}</span>
            </span>
          )),
  },
  {
    key: 'result',
    head: 'Result',
    place: 'mark',
    cell: (entry) => (
      <span className={two}>
        <span>
          <StatusMark {...LOOKS[entry.kind]}>{WORDS[entry.kind]}</StatusMark>
        </span>
        <span className={small}>{whyOf(entry)}</span>
      </span>
    ),
  },
];
