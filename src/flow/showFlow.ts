/** Opens the atlas at the chart of the flow on screen, lit by this tab. */
import type { Entry } from '../../machines/kit/flow/recording';
import { flowsOnScreen } from './actorTree';
import { TAB_ID } from './channel';
import { recordedEntries } from './record';

/** The flows of every page, which are on screen beside the flow of the page. A test compares them with the folder of the shell. */
export const SHELL_FLOWS: readonly string[] = ['finder', 'idle', 'recordingDownload', 'session', 'switching', 'testData'];

/** Flows that open within this time of each other open with their page, in milliseconds. */
const TOGETHER_MS = 500;

const isOpening = ({ event }: Entry) => event === 'xstate.init';

const isUse = (entry: Entry) => (entry.event.startsWith('xstate.') ? entry.flow === entry.machine && isOpening(entry) : true);

/**
 * Returns the flow on screen that was opened or used last. Of those that opened together it is the first: a page opens its main flow before the
 * figures beside it. Null if there are only flows of the shell.
 */
export function flowOnScreen(mounted: readonly string[], entries: readonly Entry[]): string | null {
  const pages = mounted.filter((flow) => !SHELL_FLOWS.includes(flow));
  const uses = entries.filter((entry) => pages.includes(entry.flow) && isUse(entry));
  const last = uses.at(-1);
  if (!last) return pages[0] ?? null;
  if (!isOpening(last)) return last.flow;
  const before = uses.findLastIndex((entry) => !isOpening(entry) || last.at - entry.at > TOGETHER_MS);
  return uses[before + 1]?.flow ?? last.flow;
}

/** Opens a window of its own. It gets no copy of this tab's storage, and so no token. */
export function showFlow(): void {
  const chart = flowOnScreen(flowsOnScreen(), recordedEntries()) ?? '~live';
  window.open(`/atlas/#${encodeURIComponent(chart)}/live/${TAB_ID}`, '_blank', 'noopener');
}
