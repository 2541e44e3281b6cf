/** The part of a resource's flow that never ships: its cases, its properties, and how a tester asks for another key. */
import { everyFault, type Happened } from './cases';
import type { Fault } from './fault';
import type { Properties } from './properties';
import type { resource } from './resource.machine';
import { resourceProperties } from './resource.properties';
import { reqOf, type Screen, type Sight, startsOf } from './screen.flow';

export type Resource<Value, Key> = ReturnType<typeof resource<Value, Key>>;

/** How another key is given: an option of a list, an option that shows, a tab, another address. */
export type KeyControl =
  | { readonly choose: string; readonly option: string }
  | { readonly pick: string }
  | { readonly open: string }
  | { readonly visit: string };

interface Own<Value, Key> {
  /** The requirements that its paths show, where these are fewer than those of the machine. */
  readonly req?: readonly string[];
  /** The name of its only start. */
  readonly start?: string;
  readonly key: Key;
  /** Another key by the name of its case, where there is one. */
  readonly other?: { readonly name: string; readonly key: Key; readonly by: KeyControl };
  readonly answers: Readonly<Record<string, Value>>;
  /** The key of a value, where answers differ by key. */
  readonly keyOf?: (value: Value) => Key;
  /** What holds of this resource beside what holds of every one. */
  readonly properties?: Properties<Resource<Value, Key>>;
  readonly screen: Screen;
  readonly sees: { readonly loading: Sight; readonly shown: Sight };
}

interface Snapshot<Value, Key> {
  readonly context: { readonly key: Key; readonly value: Value | null; readonly fault: Fault | null };
  matches(state: 'failed'): boolean;
}

/** Typed as the `Cases` of any resource; `flows.test.ts` holds it to that. */
function resourceCases<Value, Key>({
  start = 'one',
  key,
  other,
  answers,
  keyOf,
}: Pick<Own<Value, Key>, 'start' | 'key' | 'other' | 'answers' | 'keyOf'>) {
  const answersKey = (name: string, asked: Key) =>
    Object.entries(answers).some(([one, value]) => one === name && (!keyOf || keyOf(value) === asked));
  return {
    inputs: { [start]: { key } },
    events: { 'key.set': { [other?.name ?? 'same']: { key: other?.key ?? key } }, refresh: { now: {} } },
    ports: { load: { answers, fails: everyFault } },
    children: {},
    /** After an expiry the dashboard is gone. Another key is given once, a retry follows a failure, and no path waits for staleness. */
    possible: (snapshot: Snapshot<Value, Key>, { kind, subject, name }: Happened) => {
      const { context } = snapshot;
      if (context.fault?.kind === 'sessionExpired' || kind === 'passes') return false;
      if (kind === 'answers') return answersKey(name, context.key);
      if (subject === 'key.set') return other !== undefined && context.key !== other.key;
      return subject !== 'refresh' || snapshot.matches('failed');
    },
    remember: ({ key: asked, value, fault }: Snapshot<Value, Key>['context']) => [
      asked,
      value !== null,
      fault?.kind === 'sessionExpired',
    ],
  };
}

/** Everything that the atlas, the paths and the models know of a resource. */
export function resourceFlow<Value, Key>(
  machine: Resource<Value, Key>,
  { properties = [], screen, sees, req, ...own }: NoInfer<Own<Value, Key>>,
) {
  const served = reqOf(machine);
  return {
    machine,
    cases: resourceCases(own),
    properties: [...resourceProperties(served.main, Object.keys(own.answers)), ...properties],
    model: {
      kind: 'resource' as const,
      id: machine.id,
      req: req ?? served.req,
      starts: startsOf(screen, { [own.start ?? 'one']: {} }),
      otherKey: own.other?.by ?? null,
      goesStale: Object.keys(machine.config.states?.shown?.after ?? {}).length > 0,
      sees,
    },
  };
}

/** What the tests need of a resource beside its machine. */
export type ResourceFacts = ReturnType<typeof resourceFlow<unknown, unknown>>['model'];
