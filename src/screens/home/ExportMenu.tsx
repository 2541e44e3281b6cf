import type {
  FlowFormat,
  FlowShown,
  inflowOutflowDownloadMachine,
} from '../../../machines/home/inflowOutflowDownload/inflowOutflowDownload.machine';
import type { Wired } from '../../../machines/kit/flow/port';
import { useFlow } from '../../flow/useFlow';
import { Menu } from '../../ui/buttons/Menu';
import { Progress } from '../../ui/feedback/Progress';

interface ExportMenuProps {
  readonly machine: Wired<typeof inflowOutflowDownloadMachine>;
  readonly shown: FlowShown;
  /** Why there is nothing to save, or null. */
  readonly nothing: string | null;
  /** Why there is no picture to save, or null. */
  readonly noPicture: string | null;
}

/** HOM-02, GEN-06: saves the chart's figures as a file. */
export function ExportMenu({ machine, shown, nothing, noPicture }: ExportMenuProps) {
  const flow = useFlow(machine, { input: undefined, select: (snapshot) => ({ busy: snapshot.hasTag('busy') }) });
  if (flow.view.busy) {
    return <Progress label="Preparing your file…" value={null} onCancel={() => flow.send({ type: 'download.cancelled' })} />;
  }
  const item = (format: FlowFormat, label: string, reason: string | null) => ({
    key: format,
    label,
    onChoose: () => flow.send({ type: 'download.requested', filter: shown, format }),
    ...(reason !== null && { disabled: true, reason }),
  });
  return (
    <Menu
      label="Export"
      icon="download"
      items={[
        item('xlsx', 'Excel (.xlsx)', nothing),
        item('csv', 'CSV (.csv)', nothing),
        item('png', 'Image (.png)', nothing ?? noPicture),
      ]}
    />
  );
}
