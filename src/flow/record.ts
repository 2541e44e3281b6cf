/**
 * What the flows of this tab did, kept until it is asked for as evidence (FLW-02). Nothing that was typed or answered is kept: the fields of
 * an event are masked before they are noted. It outlives a reload, and neither a log-out nor another merchant in the same tab.
 */
import { type InspectionEvent, isMachineSnapshot } from 'xstate';
import { maskedFields } from '../../machines/kit/masked';
import type { Entry } from '../../machines/kit/recording';
import { takenIn } from '../../machines/kit/transitions';

const KEY = 'record';
/** The oldest are dropped: what is kept are some hundreds of payouts, and it fits into the storage of a tab. */
const MOST = 4_000;

interface Kept {
  /** The digest of the machines whose steps these are: another build's are not told as this one's. */
  readonly flows: string;
  /** Who was at the desk; null where nobody has been yet. */
  readonly owner: string | null;
  readonly entries: readonly Entry[];
}

/** Tells the runs of one page from those before a reload. */
const opened = Date.now().toString(36);
let owner: string | null = null;
let noted: Entry[] = [];

/** A step of any machine of a flow's tree. */
export function recordStep(flow: string, inspected: InspectionEvent): void {
  if (inspected.type !== '@xstate.microstep' || !isMachineSnapshot(inspected.snapshot)) return;
  const { actorRef, event, snapshot, _transitions } = inspected;
  const { machine, _nodes } = snapshot;
  noted.push({
    number: (noted.at(-1)?.number ?? 0) + 1,
    at: Date.now(),
    flow,
    machine: machine.id,
    run: `${opened}:${actorRef.sessionId}`,
    event: event.type,
    fields: maskedFields(event),
    taken: takenIn(machine.id, _transitions),
    states: _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id),
  });
  if (noted.length > 2 * MOST) noted = noted.slice(-MOST);
}

export const recordedEntries = (): readonly Entry[] => noted;

/** Who is at the desk. What somebody else did is none of theirs. */
export function startRecording(who: string): void {
  if (owner !== null && owner !== who) noted = [];
  owner = who;
}

export function clearRecording(): void {
  noted = [];
  sessionStorage.removeItem(KEY);
}

/** Takes up what was kept of this tab before it was loaded again, and keeps it when the page goes. */
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
      // A storage that is full has no room for it; nothing else depends on it.
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
    // What cannot be read is none.
  }
  return { owner: null, entries: [] };
}
