/**
 * Switches of the business or the environment in another tab. The tabs of a session share one token, so a switch in one tab also moves the calls
 * of the others, before they know of it. Each switch leaves a mark in this browser, and a page with an older mark sends nothing.
 */
import { Failure, isOrderRefused } from '../../machines/kit/flow/fault';

const MARKS = 'kontor:switches';
/** Older sessions are forgotten. A page that is still open then reloads once more. */
const MOST_SESSIONS = 10;

const ELSEWHERE =
  'You switched business or environment in another tab, so we sent nothing from here. Reload this page to see where you are.';

/** The name that the tabs of a session share (`src/flow/channel.ts`). Null until the dashboard opens. */
function sessionName(): string | null {
  try {
    return sessionStorage.getItem('session');
  } catch {
    return null;
  }
}

/** Anyone can edit the storage of a browser, so what cannot be read is no mark. */
function marks(): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MARKS) ?? '{}');
    return new Map(Object.entries(Object(kept)).map(([name, mark]) => [name, String(mark)]));
  } catch {
    return new Map();
  }
}

function keepMark(name: string, mark: string | null): void {
  const others = [...marks()].filter(([other]) => other !== name).slice(1 - MOST_SESSIONS);
  try {
    localStorage.setItem(MARKS, JSON.stringify(Object.fromEntries(mark === null ? others : [...others, [name, mark]])));
  } catch {
    // Without this storage, other tabs learn of the switch by its message alone.
  }
}

const markOf = (name: string): string | null => marks().get(name) ?? null;

/** The session of this page, and its mark when this page made its first call. */
let seen: { readonly name: string; readonly mark: string | null } | null = null;

/** @throws Failure `notSent` if another tab has switched since this page opened */
export function stayHere(): void {
  const name = sessionName();
  if (name === null) return;
  if (seen?.name !== name) seen = { name, mark: markOf(name) };
  if (markOf(name) !== seen.mark) throw new Failure({ kind: 'notSent', message: ELSEWHERE });
}

function leaveMark(name: string, mark: string | null): void {
  keepMark(name, mark);
  seen = { name, mark: markOf(name) };
}

/**
 * Runs a switch of this tab. From its start no other tab sends anything. It marks its end too, for a page that opened meanwhile. A refused switch
 * changed nothing, so the other tabs go on.
 */
export async function switching(work: () => Promise<unknown>): Promise<void> {
  stayHere();
  const name = sessionName();
  const before = name === null ? null : markOf(name);
  const mark = (as: string | null) => name !== null && leaveMark(name, as);
  mark(crypto.randomUUID());
  try {
    await work();
    mark(crypto.randomUUID());
  } catch (error) {
    mark(error instanceof Failure && isOrderRefused(error.fault) ? before : crypto.randomUUID());
    throw error;
  }
}
