/**
 * Moves tabs, each kind of move once. A tab that was seen before is the same object again, so that worlds share it. Only a step that makes up a
 * key is made each time: two tabs never get the same one by this.
 */
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { writer } from './canonical';
import { answer, type Moved, openTab, type Pending, send, type Tab } from './tab';

interface Look {
  /** The same number for tabs that differ only in made-up keys and moments. */
  readonly shape: number;
  /** The made-up keys in it, in the order in which they stand. */
  readonly keys: readonly string[];
}

export function tabsOf() {
  const shapes = new Map<string, number>();
  const looks = new WeakMap<Tab, Look>();
  const known = new Map<string, Tab>();
  const moves = new WeakMap<Tab, Map<string, Moved>>();

  function lookOf(tab: Tab): Look {
    const found = looks.get(tab);
    if (found) return found;
    const { write, keys } = writer();
    const { snapshot, children, calls } = tab;
    const text = write([
      snapshot.value,
      snapshot.status,
      snapshot.context,
      Object.entries(children).map(([id, child]) => [id, child.snapshot.value, child.snapshot.context]),
      calls,
    ]);
    const shape = shapes.get(text) ?? shapes.size;
    shapes.set(text, shape);
    const look = { shape, keys: keys() };
    looks.set(tab, look);
    return look;
  }

  const textOf = (tab: Tab) => {
    const { shape, keys } = lookOf(tab);
    return `${shape} ${keys.join()}`;
  };

  function shared({ tab, ...rest }: Moved): Moved {
    const text = textOf(tab);
    const same = known.get(text) ?? tab;
    known.set(text, same);
    return { ...rest, tab: same };
  }

  const isSame = (one: Moved, other: Moved) => textOf(one.tab) === textOf(other.tab);

  function move(tab: Tab, what: string, make: () => Moved): Moved {
    const own = moves.get(tab) ?? new Map<string, Moved>();
    moves.set(tab, own);
    const before = own.get(what);
    if (before) return before;
    const moved = shared(make());
    if (isSame(moved, make())) own.set(what, moved);
    return moved;
  }

  return {
    lookOf,
    open: (machine: AnyStateMachine, input: unknown): Moved => shared(openTab(machine, input)),
    send: (tab: Tab, actor: string, event: AnyEventObject): Moved =>
      move(tab, `${actor} ${JSON.stringify(event)}`, () => send(tab, actor, event)),
    answer: (tab: Tab, call: Pending, reply: { readonly output: unknown } | { readonly error: unknown }): Moved =>
      move(tab, `${call.actor} ${call.id} ${JSON.stringify(reply)}`, () => answer(tab, call, reply)),
  };
}

export type Tabs = ReturnType<typeof tabsOf>;
