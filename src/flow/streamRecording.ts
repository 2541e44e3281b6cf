/** Sends the recording of this tab to the open atlases of the same origin, and each step as it happens. Everything in it is masked. */
import { readAtlasMessage, type TabMessage } from '../../machines/kit/flow/live';
import type { Entry } from '../../machines/kit/flow/recording';
import { TAB_ID } from './channel';
import { onRecorded, recordedEntries } from './record';

interface Channels {
  readonly asking: Pick<BroadcastChannel, 'onmessage'>;
  readonly answering: Pick<BroadcastChannel, 'postMessage'>;
}

/** Answers what was asked so far and everything after it. Returns a function that stops. */
export function streamRecording({ asking, answering }: Channels, asked: readonly unknown[]): () => void {
  const atlases = new Set<string>();
  let waiting: Entry[] = [];
  const tell = (message: TabMessage) => answering.postMessage(message);
  const receive = (data: unknown) => {
    const message = readAtlasMessage(data);
    if (message?.kind === 'atlasClosed') atlases.delete(message.atlas);
    if (message?.kind !== 'atlasOpened') return;
    atlases.add(message.atlas);
    waiting = [];
    tell({ kind: 'recorded', tab: TAB_ID, build: __FLOWS__, entries: recordedEntries() });
  };
  const flush = () => {
    if (waiting.length > 0 && atlases.size > 0) tell({ kind: 'stepped', tab: TAB_ID, entries: waiting });
    waiting = [];
  };
  const stopRecorded = onRecorded((entry) => {
    if (atlases.size === 0) return;
    // The microsteps of one event go together.
    if (waiting.length === 0) queueMicrotask(flush);
    waiting.push(entry);
  });
  const leave = () => {
    flush();
    if (atlases.size > 0) tell({ kind: 'tabClosed', tab: TAB_ID });
    atlases.clear();
  };
  /** The browser may keep a page that was left, and show it again. */
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && tell({ kind: 'tabOpened', tab: TAB_ID });
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  asking.onmessage = ({ data }) => receive(data);
  for (const data of asked) receive(data);
  return () => {
    stopRecorded();
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
    asking.onmessage = null;
    leave();
  };
}
