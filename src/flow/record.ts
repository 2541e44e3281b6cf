/**
 * Records the steps of this tab's flows as evidence (FLW-02). It stores no input and no response: event fields are masked before they are
 * recorded. It survives a reload, but not a log-out or another merchant in the same tab.
 */
import { isMachineSnapshot } from 'xstate';
import type { Entry } from '../../machines/kit/flow/recording';
import { takenIn } from '../../machines/kit/flow/transitions';
import { maskFields } from '../../machines/kit/values/masked';
import { passStepsTo, type Step } from './steps';
import { tabStorage } from './tabStorage';

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
let isStarted = false;
let listeners: readonly ((entry: Entry) => void)[] = [];

function recordStep({ flow, at, inspected: { actorRef, event, snapshot, _transitions } }: Step): void {
  if (!isMachineSnapshot(snapshot)) return;
  const { machine, _nodes } = snapshot;
  const entry: Entry = {
    number: (noted.at(-1)?.number ?? 0) + 1,
    at,
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
  persistRecording();
  if (owner !== null && owner !== who) noted = [];
  owner = who;
}

export function clearRecording(): void {
  noted = [];
  tabStorage.remove(KEY);
}

/** Restores this tab's entries after a reload, records every step from the first one of this page, and stores all when the page closes. */
export function persistRecording(): void {
  if (isStarted) return;
  isStarted = true;
  const before = read();
  owner = before.owner;
  noted = [...before.entries];
  passStepsTo({ take: recordStep, clear: clearRecording });
  window.addEventListener('pagehide', () => {
    if (noted.length === 0) return;
    const all: Kept = { flows: __FLOWS__, owner, entries: noted.slice(-MOST) };
    // A full storage has no room for it. Nothing else depends on it.
    tabStorage.set(KEY, JSON.stringify(all));
  });
}

function read(): Pick<Kept, 'owner' | 'entries'> {
  try {
    const { flows, owner: who = null, entries }: Partial<Kept> = JSON.parse(tabStorage.get(KEY) ?? '{}');
    if (flows === __FLOWS__ && Array.isArray(entries)) return { owner: who, entries };
  } catch {
    // Unreadable data counts as none.
  }
  return { owner: null, entries: [] };
}
