import { useCallback, useMemo } from 'react';
import { isolated } from '../../../../contract/shownText';
import { type AuditEntry, auditFilters, auditViews } from '../../../../machines/settings/auditTrails/auditTrails.machine';
import { readAnchor } from '../../../flow/auditAnchor';
import { useDialogAddress } from '../../../flow/dialogAddress';
import { useList } from '../../../flow/useList';
import { Button } from '../../../ui/buttons/Button';
import { Page } from '../../../ui/layout/Page';
import { ToolButton } from '../../../ui/tables/ListTools';
import type { auditTrailsFlows } from '../../../wiring/settings/auditTrails';
import { exportScope } from '../../kit/exportScope';
import { ListSection, type ListWords } from '../../kit/ListSection';
import { lazyDialog, usePreloaded } from '../../kit/lazyDialog';
import { AuditPane } from './AuditPane';
import { actionOf, auditColumns, NEWEST_FIRST } from './auditColumns';

export interface AuditTrailsScreenProps {
  readonly flows: typeof auditTrailsFlows;
  /** The id of the business, whose anchor this browser keeps. */
  readonly business: string;
  readonly mayExport: boolean;
  /** Returns the path of a page, or null if this role cannot open it. */
  readonly pageAt: (path: string) => string | null;
}

const check = lazyDialog(async () => (await import('./AuditCheckDialog')).AuditCheckDialog);
const exporting = lazyDialog(async () => (await import('./AuditExport')).AuditExport);
const AHEAD = [check.fetch, exporting.fetch];

/** The details stay open beside a dialog, so each has a parameter of its own. */
const DETAILS = ['entry'] as const;
const DIALOG = ['open'] as const;

const WORDS: ListWords = {
  caption: 'Audit trail',
  widths: { date: 164, name: 128, role: 95, email: 266, action: 163, activity: 169, ip: 142 },
  none: 'You currently do not have any audit',
  teaches: { drawing: 'person', sentence: 'Each change, sign-in and export of your business appears here, with who did it.' },
  noMatch: 'No entries match.',
  showAll: 'Show all entries',
  lost: 'your audit trail',
};

/** AUD-01: lists who did what, and checks that nobody changed the list. */
export function AuditTrailsScreen({ flows, business, mayExport, pageAt }: AuditTrailsScreenProps) {
  usePreloaded(AHEAD);
  const list = useList(flows.auditTrails, auditFilters);
  const details = useDialogAddress(DETAILS);
  const dialog = useDialogAddress(DIALOG);
  const { open } = details;
  const show = useCallback(({ sequence }: Pick<AuditEntry, 'sequence'>) => open('entry', String(sequence)), [open]);
  const entry = list.view.rows.find(({ sequence }) => String(sequence) === details.about('entry')) ?? null;
  const opened = dialog.about('open');
  const isNarrow = entry !== null;
  const columns = useMemo(() => auditColumns(isNarrow), [isNarrow]);
  const ask = dialog.open;
  const download = useMemo(
    () => mayExport && <ToolButton label="Export" icon="download" onPress={() => ask('open', 'export')} />,
    [mayExport, ask],
  );
  const anchor = readAnchor(business);
  return (
    <Page
      title="Audit Trails"
      actions={
        <>
          {anchor && <span>Anchor saved at entry {anchor.sequence}</span>}
          <Button kind="solid" onPress={() => ask('open', 'verify')}>
            Verify trail
          </Button>
        </>
      }
      pane={entry && <AuditPane key={entry.sequence} entry={entry} pageAt={pageAt} onClose={details.close} />}
    >
      <ListSection
        list={list}
        words={WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        views={auditViews}
        download={download}
        rowKey={({ sequence }) => String(sequence)}
        rowLabel={(row) => `View entry ${row.sequence}: ${isolated(actionOf(row))}`}
        onRow={show}
        chosen={entry ? String(entry.sequence) : null}
      />
      {opened === 'verify' && <check.Dialog machine={flows.auditCheck} business={business} onDone={dialog.close} />}
      {mayExport && opened === 'export' && (
        <exporting.Dialog
          machine={flows.auditExport}
          filter={list.filters.value}
          scope={exportScope(list)}
          onDone={({ result }) => {
            if (result !== 'sessionExpired') dialog.close();
          }}
        />
      )}
    </Page>
  );
}
