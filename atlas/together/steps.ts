/** Every step that can follow in a world: of a person, of a call on its way, or of a tab that is opened. */
import type { Fault } from '../../machines/kit/flow/fault';
import type { Moved, Pending, Tab } from './tab';
import type { Tabs } from './tabs';
import type { Bounds, Call, Composition, Reaction, World } from './world';

export interface Step<Books, Memory> {
  readonly says: string;
  readonly to: World<Books, Memory>;
}

const TIMEOUT: Fault = { kind: 'timeout' };
const NO_NETWORK: Fault = { kind: 'network' };
const EXPIRED: Fault = { kind: 'sessionExpired' };

const spend = (bounds: Bounds, cost: keyof Bounds): Bounds | null =>
  bounds[cost] > 0 ? { ...bounds, [cost]: bounds[cost] - 1 } : null;

const placeOf = ({ snapshot }: Tab) =>
  typeof snapshot.value === 'string' ? snapshot.value : JSON.stringify(snapshot.value).replace(/[{}"]/g, '').replaceAll(':', '.');

export function stepsOf<Books, Memory>(composition: Composition<Books, Memory>, { open, send, answer }: Tabs) {
  const { provider, actions, steady, effects, kept, memory } = composition;
  type Here = World<Books, Memory>;
  const nameOf = (at: number) => composition.tabs[at]?.says ?? `tab ${at + 1}`;
  const callOf = (by: number, { port, input }: Pending): Call => ({ port, input, by });

  /** The world after a tab has moved. Ports that always answer have answered, and calls that nobody waits for are late. */
  function moved(world: Here, at: number, before: Tab | null, first: Moved, changes: Partial<Here> = {}): Here {
    let { tab, left } = first;
    let { books } = { ...world, ...changes };
    for (let call = tab.calls.find(({ port }) => steady.includes(port)); call; ) {
      const [reaction] = provider.receive(books, callOf(at, call));
      if (!reaction) throw new Error(`${composition.name}: nothing answers ${call.port}.`);
      const next = answer(tab, call, reaction.reply);
      books = reaction.books;
      tab = next.tab;
      left = [...left, ...next.left];
      call = tab.calls.find(({ port }) => steady.includes(port));
    }
    const { bounds = world.bounds, late = world.late } = changes;
    const tabs = world.tabs.map((one, n) => (n === at ? tab : one));
    if (at === tabs.length) tabs.push(tab);
    return {
      tabs,
      books,
      bounds,
      late: [...late, ...left.filter(({ port }) => effects.includes(port)).map((call) => callOf(at, call))],
      memory: memory.next(world.memory, at, before, tab),
    };
  }

  const acts = (world: Here, at: number, tab: Tab): Step<Books, Memory>[] =>
    actions.flatMap(({ actor, events, says, costs }) => {
      const bounds = costs === undefined ? world.bounds : spend(world.bounds, costs);
      if (bounds === null) return [];
      let done: Moved = { tab, isTaken: false, left: [] };
      for (const event of events) {
        const next = send(done.tab, actor, event);
        done = { ...next, left: [...done.left, ...next.left] };
      }
      if (!done.isTaken) return [];
      const to = moved(world, at, tab, done, { bounds });
      return [{ says: `${nameOf(at)}: ${says} -> ${placeOf(to.tabs[at] ?? tab)}`, to }];
    });

  /** The provider has done something, and the tab hears this. */
  function heard(
    world: Here,
    at: number,
    tab: Tab,
    call: Pending,
    how: string,
    reply: Reaction<Books>['reply'],
    changes: Partial<Here>,
  ) {
    const to = moved(world, at, tab, answer(tab, call, reply), changes);
    return { says: `${nameOf(at)}: ${how} -> ${placeOf(to.tabs[at] ?? tab)}`, to };
  }

  function calls(world: Here, at: number, tab: Tab): Step<Books, Memory>[] {
    return tab.calls.flatMap((call) => {
      const { port } = call;
      const reactions = provider.receive(world.books, callOf(at, call));
      const answered = reactions.map(({ says, books, reply }) =>
        heard(world, at, tab, call, `${port}: ${says}`, reply, { books }),
      );
      const left = spend(world.bounds, 'mishaps');
      return left === null ? answered : [...answered, ...mishaps({ ...world, bounds: left }, at, tab, call, reactions)];
    });
  }

  function mishaps(
    world: Here,
    at: number,
    tab: Tab,
    call: Pending,
    reactions: readonly Reaction<Books>[],
  ): Step<Books, Memory>[] {
    const { port } = call;
    const isEffect = effects.includes(port);
    const late = isEffect ? [...world.late, callOf(at, call)] : world.late;
    const lost = (how: string, error: Fault, changes: Partial<Here>) =>
      heard(world, at, tab, call, `${port}: ${how}`, { error }, changes);
    return [
      ...reactions.map(({ says, books }) => lost(`${says}, and the answer is lost`, NO_NETWORK, { books })),
      lost('no answer, and the call may still arrive', TIMEOUT, { late }),
      lost('the session has expired', EXPIRED, {}),
      ...(isEffect ? reactions : []).map(({ says, books }) => ({
        says: `${nameOf(at)}: ${port}: ${says}, and the browser sends the call again`,
        to: { ...world, books },
      })),
    ];
  }

  const arrivals = (world: Here): Step<Books, Memory>[] =>
    world.late.flatMap((call, n) =>
      provider.receive(world.books, call).map(({ says, books }) => ({
        says: `${call.port} of the ${nameOf(call.by)} arrives late: ${says}`,
        to: { ...world, books, late: world.late.filter((_, other) => other !== n) },
      })),
    );

  /** A tab that is reloaded, or opened again, forgets everything but what it kept. */
  function reloads(world: Here, at: number, tab: Tab): Step<Books, Memory>[] {
    const bounds = spend(world.bounds, 'mishaps');
    const input = bounds === null ? null : kept(tab);
    if (bounds === null || input === null) return [];
    const opened = open(tab.machine, input);
    const to = moved(world, at, tab, { ...opened, left: [...tab.calls, ...opened.left] }, { bounds });
    const what = tab.snapshot.status === 'active' ? 'is reloaded' : 'is opened again';
    return [{ says: `${nameOf(at)}: ${what} -> ${placeOf(to.tabs[at] ?? tab)}`, to }];
  }

  function copies(world: Here): Step<Books, Memory>[] {
    const bounds = spend(world.bounds, 'copies');
    const [original] = world.tabs;
    if (bounds === null || !original || world.tabs.length === composition.tabs.length) return [];
    const input = kept(original);
    if (input === null) return [];
    const at = world.tabs.length;
    const to = moved(world, at, null, open(original.machine, input), { bounds });
    return [{ says: `${nameOf(at)}: is opened as a copy of the ${nameOf(0)} -> ${placeOf(to.tabs[at] ?? original)}`, to }];
  }

  function begin(): Here {
    let world: Here = { tabs: [], late: [], books: provider.opens, bounds: composition.bounds, memory: memory.opens };
    for (const { machine, input } of composition.tabs)
      if (input !== null) world = moved(world, world.tabs.length, null, open(machine, input));
    return world;
  }

  const from = (world: Here): Step<Books, Memory>[] => [
    ...world.tabs.flatMap((tab, at) => [
      ...(tab.snapshot.status === 'active' ? [...acts(world, at, tab), ...calls(world, at, tab)] : []),
      ...reloads(world, at, tab),
    ]),
    ...arrivals(world),
    ...copies(world),
  ];
  return { begin, from };
}
