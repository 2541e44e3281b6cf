/** Paths in plain words: what happens, and what is then seen. All exports for people are made of this. */

import type { AnyStateMachine } from 'xstate';
import { areaTitle } from '../../machines/areas';
import { pathText } from '../format';
import type { Generated } from '../generate';
import { modelOf } from '../graph';
import type { Path, Step } from '../paths';
import { capital, spoken } from '../words';

export interface DescribedStep {
  readonly does: string;
  readonly sees: string;
  /** The innermost states, as the chart has them: `editing.ready`. */
  readonly state: string;
}

export interface DescribedPath {
  readonly id: string;
  readonly title: string;
  readonly input: string;
  /** What is seen before anything happens. */
  readonly begins: DescribedStep;
  readonly req: readonly string[];
  readonly steps: readonly DescribedStep[];
  readonly path: Path;
}

export interface DescribedPaths {
  readonly flow: string;
  readonly area: string;
  readonly about: string;
  readonly strategy: string;
  readonly paths: readonly DescribedPath[];
}

const FAULTS: Readonly<Record<string, string>> = {
  refused: 'is refused by the provider',
  broken: 'fails at the provider',
  network: 'cannot reach the provider',
  timeout: 'times out',
  badAnswer: 'returns an unreadable response',
  sessionExpired: 'reports an expired session',
  defect: 'fails because of a defect in the dashboard',
};

/** What came with an event, where it is short enough to be typed by hand. */
function given(payload: unknown): string {
  const parts: string[] = [];
  const add = (name: string, value: unknown) => {
    if (typeof value === 'object' && value !== null) for (const [inner, one] of Object.entries(value)) add(inner, one);
    else if (value !== undefined && value !== null && value !== '')
      parts.push(`${spoken(name)} ${String(value).replace(/\s+/g, ' ')}`);
  };
  add('', payload);
  return parts.length > 0 && parts.length <= 4 ? ` (${parts.join(', ')})` : '';
}

function happens({ kind, subject, name, payload }: Step): string {
  const what = spoken(subject);
  const which = name === 'now' ? '' : `: ${spoken(name)}`;
  switch (kind) {
    case 'event':
      return `${capital(what)}${which}${given(payload)}`;
    case 'answers':
      return `“${what}” returns${which}`;
    case 'fails':
      return `“${what}” ${FAULTS[name] ?? `fails: ${spoken(name)}`}`;
    case 'ends':
      return `“${what}” ends${which}`;
    case 'passes':
      return `Time passes: ${what}`;
  }
}

/** The innermost states of a configuration: `{ editing: 'ready' }` is `editing.ready`. */
function leaves(value: unknown, above = ''): readonly string[] {
  if (typeof value === 'string') return [`${above}${value}`];
  return Object.entries(Object(value)).flatMap(([key, below]) => {
    const inner = leaves(below, `${above}${key}.`);
    return inner.length > 0 ? inner : [`${above}${key}`];
  });
}

export function tell(
  area: string,
  machine: AnyStateMachine,
  { flow, strategy, paths, graph, trails }: Generated,
): DescribedPaths {
  const states = new Map(modelOf(machine).states.map((state) => [pathText(state.id), state]));
  const seen = (value: unknown) => {
    const names = leaves(value);
    const said = names.map((name) => states.get(name)?.description || spoken(name));
    const ends = names.some((name) => states.get(name)?.kind === 'final' && states.get(name)?.parent === machine.id);
    return { sees: `${said.join(' ')}${ends ? ' The flow ends.' : ''}`, state: names.join(' + ') };
  };
  const reqOf = (steps: readonly DescribedStep[]) =>
    [...new Set(steps.flatMap(({ state }) => state.split(' + ').flatMap((name) => states.get(name)?.req ?? [])))].sort();
  const describe = (path: Path): DescribedPath => {
    const first = graph.configurations[trails.get(path)?.start.at ?? 0]?.snapshot.value;
    const begins = { does: `It starts: ${spoken(path.input)}`, ...seen(first) };
    const steps = path.steps.map((step) => ({ does: happens(step), ...seen(step.value) }));
    const { does, sees } = steps.at(-1) ?? begins;
    return { id: path.id, title: `${does}. ${sees}`, input: path.input, begins, req: reqOf([begins, ...steps]), steps, path };
  };
  return { flow, area: areaTitle(area), about: machine.root.description ?? flow, strategy, paths: paths.map(describe) };
}
