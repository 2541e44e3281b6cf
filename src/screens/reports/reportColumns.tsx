import type { ReactNode } from 'react';
import { byText, type Sort } from '../../../machines/kit/list/sorting';
import type { Report } from '../../../machines/reports/reports/reports.machine';
import { type FileState, fileState } from '../../../machines/reports/reports/reports.rules';
import { css } from '../../../styled-system/css';
import type { SortableColumn } from '../../flow/useSort';
import { Button } from '../../ui/buttons/Button';
import { FileLink } from '../../ui/buttons/FileLink';
import { RowActions } from '../../ui/buttons/RowActions';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { NamedCell } from '../../ui/tables/NamedCell';
import { formatDay } from '../../ui/text/dates';
import { formatCount } from '../../ui/text/format';
import { type Look, textColumn } from '../kit/columns';
import { dateColumn } from '../kit/dateColumn';

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' };

/** RPT-01: the documents' colours. */
const LOOKS: Readonly<Record<FileState, Look>> = {
  ready: { tone: 'green', icon: 'circle-check' },
  expired: { tone: 'green', icon: 'circle-check' },
  closed: { tone: 'green', icon: 'circle-check' },
  failed: { tone: 'red', icon: 'circle-x' },
  pending: { tone: 'orange', icon: 'hourglass' },
  other: { tone: 'plain', icon: 'circle-dot' },
};

const rowsOf = (rows: number) => `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`;

const until = (expiresAt: string | null) => expiresAt && `until ${formatDay(expiresAt)}`;

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');

function noteOf({ rows, expectedRows, reason, expiresAt }: Report, state: FileState): string | null {
  switch (state) {
    case 'ready':
      return joined(rows === null ? null : rowsOf(rows), until(expiresAt));
    case 'expired':
      return expiresAt ? `File expired ${formatDay(expiresAt)}` : 'File expired';
    case 'closed':
      return 'Your role can’t open this file.';
    case 'failed':
      return reason || 'We couldn’t finish the file.';
    case 'pending':
      return rows !== null && expectedRows ? `${formatCount(rows)} of ${rowsOf(expectedRows)}` : 'Preparing the file';
    case 'other':
      return null;
  }
}

/** What is in the file: the list, its filter, and how many columns. */
const contentOf = ({ list, filter, columns }: Report): string | null => {
  const about = [list, filter].filter(Boolean).join(': ');
  return joined(about, columns === null ? null : `${columns} ${columns === 1 ? 'column' : 'columns'}`) || null;
};

const lines = css({ display: 'grid', minW: '0', my: { md: '[0.5rem]' }, lineHeight: 'table' });
const first = css({
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  '@container (width >= 64rem)': { whiteSpace: 'nowrap' },
  // A mark is higher than a line, and would make its row higher than the outline that kept its place.
  '& > [data-mark]': { my: { md: '[-0.0625rem]' } },
});
const second = css({
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  fontWeight: 'regular',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  maxW: { md: '[24rem]' },
});

const TwoLines = ({ note, children }: { readonly note: string | null; readonly children: ReactNode }) => (
  <span className={lines} data-roomy>
    <span className={first}>{children}</span> {note && <span className={second}>{note}</span>}
  </span>
);

interface Doings {
  /** When the rows were loaded, in milliseconds since the epoch. */
  readonly now: number;
  readonly onRepeat: (report: Report) => void;
}

function Action({ report, now, onRepeat }: Doings & { readonly report: Report }) {
  const state = fileState(report, now);
  if (report.url !== null && state === 'ready')
    return (
      <RowActions>
        <FileLink href={report.url} fileName={report.fileName} />
      </RowActions>
    );
  if (state !== 'failed' && state !== 'expired') return null;
  return (
    <RowActions>
      <Button icon="refresh" onPress={() => onRepeat(report)}>
        <span>{state === 'failed' ? 'Try again' : 'Export again'}</span>
        <VisuallyHidden> {report.fileName}</VisuallyHidden>
      </Button>
    </RowActions>
  );
}

/** RPT-01: the columns of the Report Centre. */
export const reportColumns = ({ now, onRepeat }: Doings): readonly SortableColumn<Report>[] => [
  {
    key: 'name',
    head: 'File Name',
    place: 'lead',
    order: byText(({ fileName }) => fileName),
    cell: (report) => <TwoLines note={contentOf(report)}>{report.fileName}</TwoLines>,
  },
  textColumn('by', 'Requested By', ({ by }) => by, { from: 'lg', cell: ({ by }) => <NamedCell name={by} /> }),
  dateColumn('date', 'Date Requested', ({ requestedAt }) => requestedAt, { place: 'note' }),
  textColumn('status', 'Status', ({ status }) => status, {
    place: 'mark',
    cell: (report) => {
      const state = fileState(report, now);
      return (
        <TwoLines note={noteOf(report, state)}>
          <StatusMark {...LOOKS[state]}>{report.status}</StatusMark>
        </TwoLines>
      );
    },
  }),
  {
    key: 'action',
    head: 'Action',
    align: 'right',
    place: 'foot',
    cell: (report) => <Action report={report} now={now} onRepeat={onRepeat} />,
  },
];
