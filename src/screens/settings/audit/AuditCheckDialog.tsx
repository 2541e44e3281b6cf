import type { Wired } from '../../../../machines/kit/flow/port';
import type { auditCheckMachine } from '../../../../machines/settings/auditCheck/auditCheck.machine';
import { type AuditCheckView, selectAuditCheck } from '../../../../machines/settings/auditCheck/auditCheck.select';
import { css } from '../../../../styled-system/css';
import { readAnchor } from '../../../flow/auditAnchor';
import { useFlowContext } from '../../../flow/FlowProvider';
import { useFlow } from '../../../flow/useFlow';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Progress } from '../../../ui/feedback/Progress';
import { Dialog } from '../../../ui/layers/Dialog';
import { AsideButtons } from '../../../ui/layers/OutcomeSheet';
import { PrintedStack } from '../../../ui/layout/PrintedStack';
import { PrintHeader } from '../../../ui/layout/PrintHeader';
import { Broken, Intact, Unmatched } from './AuditVerdict';

export interface AuditCheckDialogProps {
  readonly machine: Wired<typeof auditCheckMachine>;
  /** The id of the business. */
  readonly business: string;
  readonly onDone: () => void;
}

const TITLES: Readonly<Record<AuditCheckView['kind'], string>> = {
  checking: 'Verifying the audit trail',
  intact: 'Audit trail verified',
  unmatched: 'Fingerprint not found',
  broken: 'Audit trail doesn’t verify',
  unread: 'Audit trail not verified',
  replaced: 'Audit trail not verified',
  over: 'Verifying the audit trail',
};

const consequence = css({ mr: 'auto', alignSelf: 'center', color: 'ink.soft', fontSize: 'table' });

/** AUD-01: recomputes the chain of the trail in this browser, and says what that proves. */
export function AuditCheckDialog({ machine, business, onDone }: AuditCheckDialogProps) {
  const { view, send } = useFlow(machine, {
    input: { business, anchor: readAnchor(business) },
    select: selectAuditCheck,
    onDone: ({ result }) => {
      if (result !== 'sessionExpired') onDone();
    },
  });
  const { business: name } = useFlowContext();
  const isChecking = view.kind === 'checking';
  const isVerdict = view.kind === 'intact' || view.kind === 'broken';
  const close = () => send({ type: isChecking ? 'check.cancelled' : 'check.closed' });
  const paste = (text: string) => send({ type: 'anchor.pasted', text });
  return (
    <Dialog
      title={TITLES[view.kind]}
      open
      onClose={close}
      foot={
        <>
          {isChecking && (
            <>
              <span className={consequence}>If you cancel, we report no result.</span>
              <Button onPress={close}>Cancel</Button>
            </>
          )}
          {isVerdict && (
            <AsideButtons>
              <Button icon="printer" onPress={() => window.print()}>
                Print
              </Button>
            </AsideButtons>
          )}
          {(view.kind === 'unread' || view.kind === 'replaced') && (
            <Button kind="solid" onPress={() => send({ type: 'read.retried' })}>
              Try again
            </Button>
          )}
          {view.kind === 'intact' && view.saving !== 'saved' && (
            <Button kind="solid" busy={view.saving === 'saving'} onPress={() => send({ type: 'anchor.saved' })}>
              Save as anchor
            </Button>
          )}
          {(view.kind === 'unmatched' || view.kind === 'broken' || (view.kind === 'intact' && view.saving === 'saved')) && (
            <Button kind="solid" onPress={close}>
              Done
            </Button>
          )}
        </>
      }
    >
      {isChecking && (
        <>
          <Progress
            label={view.total === null ? 'Reading the first entries' : `Checking entry ${view.checked + 1} of ${view.total}`}
            value={view.total === null ? null : (100 * view.checked) / Math.max(1, view.total)}
          />
          <p>We compute each entry’s fingerprint in your browser and compare it with the recorded one. Nothing is changed.</p>
        </>
      )}
      {isVerdict && (
        <PrintedStack>
          <PrintHeader title={TITLES[view.kind]} from={name} />
          {view.kind === 'intact' ? <Intact view={view} onPaste={paste} /> : <Broken view={view} />}
        </PrintedStack>
      )}
      {view.kind === 'unmatched' && <Unmatched view={view} onPaste={paste} />}
      {view.kind === 'unread' && (
        <Alert tone="bad">
          <p>
            We couldn’t read {view.to === null ? `entries from ${view.from} on` : `entries ${view.from} to ${view.to}`}. Nothing
            was verified.
          </p>
          <p>{view.why}</p>
        </Alert>
      )}
      {view.kind === 'replaced' && (
        <Alert tone="bad">The audit trail was replaced while we read it. Nothing was verified. Check it again.</Alert>
      )}
    </Dialog>
  );
}
