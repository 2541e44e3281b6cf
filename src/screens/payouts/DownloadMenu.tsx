import type { Wired } from '../../../machines/kit/port';
import type { PayoutFilter } from '../../../machines/payouts/payouts.types';
import type { payoutsDownloadMachine } from '../../../machines/payoutsDownload/payoutsDownload.machine';
import { useFlow } from '../../flow/useFlow';
import { Menu } from '../../ui/Menu';
import { Progress } from '../../ui/Progress';

interface DownloadMenuProps {
  readonly machine: Wired<typeof payoutsDownloadMachine>;
  readonly filter: PayoutFilter;
}

/** PAY-10: what the filter shows, on all its pages, as a file. */
export function DownloadMenu({ machine, filter }: DownloadMenuProps) {
  const flow = useFlow(machine, { input: undefined, select: (snapshot) => ({ busy: snapshot.hasTag('busy') }) });
  if (flow.view.busy) {
    return <Progress label="Making the file…" value={null} onCancel={() => flow.send({ type: 'download.cancelled' })} />;
  }
  const item = (format: 'xlsx' | 'csv', label: string) => ({
    key: format,
    label,
    onChoose: () => flow.send({ type: 'download.asked', filter, format }),
  });
  return <Menu label="Download" icon="download" items={[item('xlsx', 'Excel (.xlsx)'), item('csv', 'CSV (.csv)')]} />;
}
