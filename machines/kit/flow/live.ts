/**
 * Messages between the tabs of the app and the open atlases of one origin. A tab sends what a recording holds and nothing else. Any page of the
 * origin can send on these channels, so each message is read as data of unknown shape.
 */
import { type Entry, isEntry, isObject, isText } from './recording';

/** The broadcast channel on which an atlas asks, and the one on which tabs answer. A tab does not hear the others' answers. */
export const ASKING = 'atlas:asking';
export const ANSWERING = 'atlas:answering';

/** A message of a tab of the app. */
export type TabMessage =
  /** A user is signed in there, and an atlas may ask. */
  | { readonly kind: 'tabOpened'; readonly tab: string }
  /** The whole recording so far, for an atlas that asked. `build` is the digest of the machines. */
  | { readonly kind: 'recorded'; readonly tab: string; readonly build: string; readonly entries: readonly Entry[] }
  /** The steps since the last message. */
  | { readonly kind: 'stepped'; readonly tab: string; readonly entries: readonly Entry[] }
  /** The session ended or the page closed. Nothing more follows. */
  | { readonly kind: 'tabClosed'; readonly tab: string };

/** A message of an atlas. */
export type AtlasMessage =
  /** Asks every tab for its recording, and for each step from then on. */
  { readonly kind: 'atlasOpened'; readonly atlas: string } | { readonly kind: 'atlasClosed'; readonly atlas: string };

/** An id is short. A longer one is not ours. */
const MOST_ID = 40;
/** A tab never records more. */
const MOST_ENTRIES = 10_000;

const isId = (value: unknown): value is string => isText(value) && value.length > 0 && value.length <= MOST_ID;

function entriesIn(value: unknown): readonly Entry[] | null {
  if (!Array.isArray(value) || value.length > MOST_ENTRIES) return null;
  const entries = value.filter(isEntry);
  return entries.length === value.length ? entries : null;
}

/** Returns the message of a tab, or null if it is none. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (!isObject(data)) return null;
  const { kind, tab, build } = data;
  if (!isId(tab)) return null;
  if (kind === 'tabOpened' || kind === 'tabClosed') return { kind, tab };
  const entries = entriesIn(data.entries);
  if (entries === null) return null;
  if (kind === 'stepped') return { kind, tab, entries };
  return kind === 'recorded' && isId(build) ? { kind, tab, build, entries } : null;
}

/** Returns the message of an atlas, or null if it is none. */
export function readAtlasMessage(data: unknown): AtlasMessage | null {
  if (!isObject(data)) return null;
  const { kind, atlas } = data;
  return isId(atlas) && (kind === 'atlasOpened' || kind === 'atlasClosed') ? { kind, atlas } : null;
}
