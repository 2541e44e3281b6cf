/** Opens the atlas at the chart of the flow on screen, lit by this tab. */
import type { Entry } from '../../machines/kit/flow/recording';
import { flowsOnScreen } from './actorTree';
import { TAB_ID } from './channel';
import { recordedEntries } from './record';

/** The flows of every page, which are on screen beside the flow of the page. A test compares them with the folder of the shell. */
export const SHELL_FLOWS: readonly string[] = ['finder', 'idle', 'recordingDownload', 'session', 'switching', 'testData'];

/** Data that a page loads for its main flow: figures beside a list, and the options of a form. A test compares them with the flows of each page. */
const isBeside = (flow: string) => /(?:Choices|Counts|Overview|Summary|Sums|Totals|Wallets)$/.test(flow);

const isUse = ({ flow, machine, event }: Entry) =>
  event.startsWith('xstate.') ? flow === machine && event === 'xstate.init' : true;

/** Returns the flow on screen that was opened or used last, unless it only loads data for another one. Null if there are only flows of the shell. */
export function flowOnScreen(mounted: readonly string[], entries: readonly Entry[]): string | null {
  const all = mounted.filter((flow) => !SHELL_FLOWS.includes(flow));
  const main = all.filter((flow) => !isBeside(flow));
  const pages = main.length > 0 ? main : all;
  const last = entries.findLast((entry) => pages.includes(entry.flow) && isUse(entry));
  return last?.flow ?? pages.at(-1) ?? null;
}

/** Opens a window of its own. It gets no copy of this tab's storage, and so no token. */
export function showFlow(): void {
  const chart = flowOnScreen(flowsOnScreen(), recordedEntries()) ?? '~live';
  window.open(`/atlas/#${encodeURIComponent(chart)}/live/${TAB_ID}`, '_blank', 'noopener');
}
