/**
 * Records the steps of this tab's flows as evidence (FLW-02). It stores no input and no response: event fields are masked before they are
 * recorded. It survives a reload, but not a log-out or another merchant in the same tab.
 */
import { type InspectionEvent, isMachineSnapshot } from 'xstate';
import { maskFields } from '../../machines/kit/masked';
import type { Entry } from '../../machines/kit/recording';
import { takenIn } from '../../machines/kit/transitions';

const KEY = 'record';
/** The oldest entries are dropped. This is enough for some hundreds of payouts and fits into the storage of a tab. */
const MOST = 4_000;

interface Kept {
  /** The digest of the machines. Entries of another build are not mixed in. */
  readonly flows: string;
  /** The signed-in owner. Null before sign-in. */
  readonly owner: string | null;
  readonly entries: readonly Entry[];
}

/** Distinguishes the runs of this page from those before a reload. */
const opened = Date.now().toString(36);
let owner: string | null = null;
let noted: Entry[] = [];
let listeners: readonly ((entry: Entry) => void)[] = [];

/** Records a step of any machine in a flow's tree. */
export function recordStep(flow: string, inspected: InspectionEvent): void {
  if (inspected.type !== '@xstate.microstep' || !isMachineSnapshot(inspected.snapshot)) return;
  const { actorRef, event, snapshot, _transitions } = inspected;
  const { machine, _nodes } = snapshot;
  const entry: Entry = {
    number: (noted.at(-1)?.number ?? 0) + 1,
    at: Date.now(),
    flow,
    machine: machine.id,
    run: `${opened}:${actorRef.sessionId}`,
    event: event.type,
    fields: maskFields(event),
    taken: takenIn(machine.id, _transitions),
    states: _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id),
  };
  noted.push(entry);
  for (const listener of listeners) listener(entry);
  if (noted.length > 2 * MOST) noted = noted.slice(-MOST);
}

export const recordedEntries = (): readonly Entry[] => noted;

/** Calls the listener with each entry as it is recorded. Returns a function that stops. */
export function onRecorded(listener: (entry: Entry) => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
}

/** Sets the owner. Entries of another owner are removed. */
export function startRecording(who: string): void {
  if (owner !== null && owner !== who) noted = [];
  owner = who;
}

export function clearRecording(): void {
  noted = [];
  sessionStorage.removeItem(KEY);
}

/** Restores this tab's entries after a reload, and stores them when the page closes. */
export function persistRecording(): void {
  const before = read();
  owner = before.owner;
  noted = renumbered([...before.entries, ...noted]);
  window.addEventListener('pagehide', () => {
    if (noted.length === 0) return;
    const all: Kept = { flows: __FLOWS__, owner, entries: noted.slice(-MOST) };
    try {
      sessionStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A full storage has no room for it. Nothing else depends on it.
    }
  });
}

const renumbered = (entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ ...entry, number: (entries[0]?.number ?? 1) + index }));

function read(): Pick<Kept, 'owner' | 'entries'> {
  try {
    const { flows, owner: who = null, entries }: Partial<Kept> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (flows === __FLOWS__ && Array.isArray(entries)) return { owner: who, entries };
  } catch {
    // Unreadable data counts as none.
  }
  return { owner: null, entries: [] };
}
