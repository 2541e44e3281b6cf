/** The part of a resource's flow that never ships: its cases, its properties, and how a tester selects another key. */
import { everyFault, type StepCause } from '../flow/cases';
import type { Fault } from '../flow/fault';
import type { Properties } from '../flow/properties';
import { reqOf, type Screen, type Sight, startsOf } from '../list/screen.flow';
import type { resource } from './resource.machine';
import { resourceProperties } from './resource.properties';

export type Resource<Value, Key> = ReturnType<typeof resource<Value, Key>>;

/** How a tester selects another key: a dropdown option, a visible option, a tab, or another URL. */
export type KeyControl =
  | { readonly choose: string; readonly option: string }
  | { readonly pick: string }
  | { readonly open: string }
  | { readonly visit: string };

interface Own<Value, Key> {
  /** The requirements that its paths show, if fewer than those of the machine. */
  readonly req?: readonly string[];
  /** The name of its only input. */
  readonly start?: string;
  readonly key: Key;
  /** Another key by the name of its case, if there is one. */
  readonly other?: { readonly name: string; readonly key: Key; readonly by: KeyControl };
  readonly answers: Readonly<Record<string, Value>>;
  /** Returns the key of a value, if responses differ by key. */
  readonly keyOf?: (value: Value) => Key;
  /** The properties of this resource in addition to those of every resource. */
  readonly properties?: Properties<Resource<Value, Key>>;
  readonly screen: Screen;
  readonly sees: { readonly loading: Sight; readonly loaded: Sight };
}

interface Snapshot<Value, Key> {
  readonly context: { readonly key: Key; readonly value: Value | null; readonly fault: Fault | null };
  matches(state: 'failed'): boolean;
}

/** Typed as the `Cases` of any resource. `flows.test.ts` checks that. */
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
    /**
     * An expired session closes the dashboard. Another key is set once, a retry follows a failure, and no path waits until data is
     * outdated.
     */
    possible: (snapshot: Snapshot<Value, Key>, { kind, subject, name }: StepCause) => {
      const { context } = snapshot;
      if (context.fault?.kind === 'sessionExpired' || kind === 'passes') return false;
      if (kind === 'answers') return answersKey(name, context.key);
      if (subject === 'key.set') return other !== undefined && context.key !== other.key;
      return subject !== 'refresh' || snapshot.matches('failed');
    },
    assumes: [
      {
        says: 'The provider answers with the record that it was asked for.',
        excludes: ({ context }: Snapshot<Value, Key>, { kind, name }: StepCause) =>
          kind === 'answers' && !answersKey(name, context.key),
      },
    ],
    remember: ({ key: asked, value, fault }: Snapshot<Value, Key>['context']) => [
      asked,
      value !== null,
      fault?.kind === 'sessionExpired',
    ],
  };
}

/** Returns everything that the atlas, the paths and the models need of a resource. */
export function resourceFlow<Value, Key>(
  machine: Resource<Value, Key>,
  { properties = [], screen, sees, req, ...own }: NoInfer<Own<Value, Key>>,
) {
  const served = reqOf(machine);
  return {
    machine,
    cases: resourceCases(own),
    properties: [...resourceProperties(served.main, Object.keys(own.answers), own.other !== undefined), ...properties],
    model: {
      kind: 'resource' as const,
      id: machine.id,
      req: req ?? served.req,
      starts: startsOf(screen, { [own.start ?? 'one']: {} }),
      otherKey: own.other?.by ?? null,
      goesStale: Object.keys(machine.config.states?.loaded?.after ?? {}).length > 0,
      sees,
    },
  };
}

/** What tests need of a resource besides its machine. */
export type ResourceFacts = ReturnType<typeof resourceFlow<unknown, unknown>>['model'];
