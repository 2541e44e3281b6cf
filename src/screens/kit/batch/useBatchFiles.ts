import type { download } from '../../../../machines/kit/download/download.machine';
import type { Wired } from '../../../../machines/kit/flow/port';
import { useFlow } from '../../../flow/useFlow';
import type { BatchFiles } from './batchFlow';

/** The template, and the rows to correct, as spreadsheets. */
export function useBatchFiles<Wanted extends object>(
  machine: Wired<ReturnType<typeof download<Wanted, 'xlsx'>>>,
): BatchFiles<Wanted> {
  const { view, send } = useFlow(machine, { input: undefined, select: (snapshot) => ({ busy: snapshot.hasTag('busy') }) });
  return { busy: view.busy, save: (filter) => send({ type: 'download.requested', filter, format: 'xlsx' }) };
}
