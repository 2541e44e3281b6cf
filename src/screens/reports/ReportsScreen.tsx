import { useMemo, useState } from 'react';
import type { Repeated, RepeatSubject } from '../../../machines/reports/reportRepeat/reportRepeat.machine';
import { type Report, reportFilters, reportViews } from '../../../machines/reports/reports/reports.machine';
import { fileState, isRepeatable, pendingIn } from '../../../machines/reports/reports/reports.rules';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useBookmark } from '../../flow/useBookmark';
import { useCounted } from '../../flow/useCounted';
import { useList } from '../../flow/useList';
import { useRecount } from '../../flow/useRecount';
import { Page } from '../../ui/layout/Page';
import type { reportsFlows } from '../../wiring/reports/reports';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { ListSection, type ListWords } from '../kit/ListSection';
import { StartLink } from '../kit/StartLink';
import { NEWEST_FIRST, reportColumns } from './reportColumns';

interface ReportsScreenProps {
  readonly flows: typeof reportsFlows;
  /** The lists that can be exported, with a link for each that the role may open. */
  readonly lists: readonly { readonly label: string; readonly path: string }[];
}

/** `?again=RPT-…`: the file that is requested again. */
const OPEN = ['again'] as const;

const WORDS: ListWords = {
  caption: 'Reports',
  widths: { name: 395, by: 162, date: 167, status: 224, action: 178 },
  none: 'You currently do not have any reports.',
  teaches: {
    drawing: 'file',
    sentence: 'Export a list, and its file appears here. It can be downloaded for 7 days by everyone with report access.',
  },
  noMatch: 'No reports match.',
  showAll: 'Show all reports',
  lost: 'your reports',
};

/** RPT-01: lists the files that the business requested. */
export function ReportsScreen({ flows, lists }: ReportsScreenProps) {
  const { list, counts } = useCounted(useList(flows.reports, reportFilters), flows.reportCounts, '');
  useRecount(counts, list.view.shownAt === null ? null : pendingIn(list.view.rows));
  const { about, open, close } = useDialogAddress(OPEN);
  const now = list.view.shownAt ?? 0;
  const columns = useMemo(() => reportColumns({ now, onRepeat: ({ reference }) => open('again', reference) }), [now, open]);
  const wanted = list.view.rows.find(({ reference }) => reference === about('again'));
  const repeated = wanted && isRepeatable(fileState(wanted, now)) ? wanted : null;
  const start = lists.map((each) => <StartLink key={each.path} {...each} />);
  return (
    <Page title="Report Centre">
      <ListSection
        list={list}
        words={WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        views={reportViews}
        counts={counts}
        rowKey={({ reference }) => reference}
        start={start}
      />
      {repeated && (
        <RepeatDialog
          key={repeated.reference}
          machine={flows.reportRepeat}
          report={repeated}
          // After a failure it may be requested all the same, so the list reloads.
          onDone={() => {
            close();
            list.refresh();
          }}
        />
      )}
    </Page>
  );
}

interface RepeatDialogProps {
  readonly machine: (typeof reportsFlows)['reportRepeat'];
  readonly report: Report;
  readonly onDone: () => void;
}

function RepeatDialog({ machine, report: { reference, fileName }, onDone }: RepeatDialogProps) {
  // One until the outcome is known or the merchant leaves, so that a second press after a lost response or a reload makes no second file.
  const { recalled, keep } = useBookmark<{ readonly request: Pick<RepeatSubject, 'idempotencyKey'> }>(
    `reportRepeat:${reference}`,
  );
  const [idempotencyKey] = useState(() => recalled?.request.idempotencyKey ?? crypto.randomUUID());
  return (
    <ConfirmDialog<RepeatSubject, Repeated>
      machine={machine}
      subject={{ reference, fileName, idempotencyKey }}
      title="Export again?"
      action="Export again"
      kind="solid"
      safe="Choose Export again. You’ll get only one new file, even if we received your first request."
      onSent={(isSent) => keep(isSent ? { request: { idempotencyKey } } : null)}
      onDone={onDone}
    >
      <p>
        <strong>
          <bdi>{fileName}</bdi>
        </strong>
      </p>
      <p>The new file has the same filter, columns and format, with the rows as they are now.</p>
    </ConfirmDialog>
  );
}
