/**
 * A recording of the flows of one tab, as evidence (FLW-02): each event, its transitions, its time and the build. It holds no input and no
 * response, only that there was one. Each entry is hashed with the previous one, so a change, removal or insertion is detected. An invented
 * file is not.
 */

import type { Kind } from '../values/masked';

/** Raised when a field changes its meaning or is removed. */
export const RECORDING_VERSION = 2;

export interface Entry {
  /** From 1. Entries that were dropped to limit the size count too. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The flow's machine, and the machine that moved. They differ if a flow invokes a machine. */
  readonly flow: string;
  readonly machine: string;
  /** Tells one run of a machine from another. */
  readonly run: string;
  readonly event: string;
  readonly fields: Readonly<Record<string, Kind>>;
  /** The transitions, named as on the charts. */
  readonly taken: readonly string[];
  /** The active leaf states after the step, by id. */
  readonly states: readonly string[];
}

export interface SealedEntry extends Entry {
  /** SHA-256 over the previous hash and this entry, in hexadecimal. */
  readonly hash: string;
}

export interface Recording {
  readonly kind: 'kontor-recording';
  readonly version: typeof RECORDING_VERSION;
  /** The digest of the machines' sources, as on the charts. */
  readonly build: string;
  readonly entries: readonly SealedEntry[];
  /** The hash over the build, the number of entries and the last hash. It reveals a truncated recording. */
  readonly seal: string;
}

const hexOf = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const hashOf = async (...parts: readonly unknown[]) =>
  hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts))));

const beginOf = (build: string) => hashOf('kontor-recording', RECORDING_VERSION, build);

/** A fixed order, whatever the order in a file. */
const partsOf = ({ number, at, flow, machine, run, event, fields, taken, states }: Entry) => [
  number,
  at,
  flow,
  machine,
  run,
  event,
  Object.entries(fields).sort(),
  taken,
  states,
];

const sealOf = (build: string, entries: readonly SealedEntry[]) => hashOf(build, entries.length, entries.at(-1)?.hash ?? '');

/** Seals a recording. It requires a secure context, because browsers hash only there. */
export async function sealed(build: string, entries: readonly Entry[]): Promise<Recording> {
  let before = await beginOf(build);
  const chain: SealedEntry[] = [];
  for (const entry of entries) {
    before = await hashOf(before, ...partsOf(entry));
    chain.push({ ...entry, hash: before });
  }
  return { kind: 'kontor-recording', version: RECORDING_VERSION, build, entries: chain, seal: await sealOf(build, chain) };
}

/** What is wrong with a recording, as a sentence, or null. The number is that of the first invalid entry. */
export interface Finding {
  readonly problem: string | null;
  readonly at: number | null;
}

export async function verify({ build, entries, seal }: Recording): Promise<Finding> {
  let before = await beginOf(build);
  for (const [index, entry] of entries.entries()) {
    before = await hashOf(before, ...partsOf(entry));
    if (before !== entry.hash) return { problem: 'was changed, or an entry before it was removed or added', at: index };
  }
  if (seal !== (await sealOf(build, entries)))
    return { problem: 'entries at the end are missing, or the seal was changed', at: null };
  return { problem: null, at: null };
}

/** A file that is not a recording, with the reason in one line. */
export class NoRecording extends Error {
  override name = 'NoRecording';
}

/** A tab never stores more, so a larger file is not ours. */
const MOST_BYTES = 20_000_000;

/** Returns the recording in a file's text. Throws `NoRecording`. */
export function readRecording(text: string): Recording {
  if (text.length > MOST_BYTES) throw new NoRecording('This file is too large to be a recording.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NoRecording('This file isn’t a recording, or it is incomplete.');
  }
  if (!isObject(value) || value.kind !== 'kontor-recording') throw new NoRecording('This file isn’t a Kontor recording.');
  if (value.version !== RECORDING_VERSION)
    throw new NoRecording(`This recording has version ${String(value.version)}. This page reads version ${RECORDING_VERSION}.`);
  const { build, entries, seal } = value;
  if (!isText(build) || !isText(seal) || !Array.isArray(entries))
    throw new NoRecording('The recording has no build, entries or seal.');
  const wrong = entries.findIndex((entry) => !isSealed(entry));
  if (wrong >= 0) throw new NoRecording(`Entry ${wrong + 1} of the recording can’t be read.`);
  return { kind: 'kontor-recording', version: RECORDING_VERSION, build, entries: entries.filter(isSealed), seal };
}

type Fields = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
const areTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

/** Returns whether it has the shape of an entry. It may come from a file or from another tab. */
export function isEntry(value: unknown): value is Entry {
  if (!isObject(value)) return false;
  const { number, at, flow, machine, run, event, fields, taken, states } = value;
  return (
    [number, at].every(Number.isFinite) &&
    [flow, machine, run, event].every(isText) &&
    isObject(fields) &&
    Object.values(fields).every(isText) &&
    areTexts(taken) &&
    areTexts(states)
  );
}

const isSealed = (value: unknown): value is SealedEntry => isObject(value) && isText(value.hash) && isEntry(value);
