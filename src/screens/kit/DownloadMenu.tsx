import { useMemo } from 'react';
import type { download } from '../../../machines/kit/download/download.machine';
import type { Wired } from '../../../machines/kit/flow/port';
import { type FlowOptions, useFlow } from '../../flow/useFlow';
import { Menu } from '../../ui/buttons/Menu';
import { ToolProgress } from '../../ui/tables/ListTools';

type Download<Filter extends object> = ReturnType<typeof download<Filter>>;

interface DownloadMenuProps<Filter extends object> {
  readonly machine: Wired<Download<Filter>>;
  readonly filter: Filter;
}

/** The menu that saves a list as a file. It stays the same while the filter does. */
export const useDownload = <Filter extends object>(machine: Wired<Download<Filter>>, filter: Filter) =>
  useMemo(() => <DownloadMenu machine={machine} filter={filter} />, [machine, filter]);

/** GEN-06: saves what the filter shows, on all pages, as a file. */
function DownloadMenu<Filter extends object>({ machine, filter }: DownloadMenuProps<Filter>) {
  const options: FlowOptions<Download<Filter>, { readonly busy: boolean }> = {
    input: undefined,
    select: (snapshot) => ({ busy: snapshot.hasTag('busy') }),
  };
  const flow = useFlow(machine, options);
  if (flow.view.busy) {
    return <ToolProgress label="Preparing your file…" onCancel={() => flow.send({ type: 'download.cancelled' })} />;
  }
  const item = (format: 'xlsx' | 'csv', label: string) => ({
    key: format,
    label,
    onChoose: () => flow.send({ type: 'download.requested', filter, format }),
  });
  return <Menu isTool label="Download" icon="download" items={[item('xlsx', 'Excel (.xlsx)'), item('csv', 'CSV (.csv)')]} />;
}
