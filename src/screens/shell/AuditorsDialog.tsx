import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/layers/Dialog';
import { DescriptionList } from '../../ui/text/DescriptionList';

interface AuditorsDialogProps {
  readonly open: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onShowFlow: () => void;
  readonly onClose: () => void;
}

/** FLW-02: what an auditor compares with the published charts. Merchants don't need any of it. */
export const AuditorsDialog = ({ open, isSaving, onSave, onShowFlow, onClose }: AuditorsDialogProps) => (
  <Dialog
    title="For auditors"
    open={open}
    onClose={onClose}
    foot={
      <>
        <Button icon="circle-dot" onPress={onShowFlow}>
          Show this flow
        </Button>
        <Button icon="download" busy={isSaving} onPress={onSave}>
          Save recording
        </Button>
      </>
    }
  >
    <p>Each flow of this dashboard is a chart. A recording lists every step in this tab, to check against the charts.</p>
    <DescriptionList rows={[{ label: 'Version of the charts', value: <>Flows {__FLOWS__}</> }]} />
  </Dialog>
);
