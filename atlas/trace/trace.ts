/**
 * The traceability matrix: requirements, states and transitions, endpoints, properties and tests, joined by ids. Every gap is a row of its
 * own kind: a requirement without a test, a state without a requirement, an endpoint without a flow, a transition without a path.
 */

import { pathText, wayText } from '../format';
import type { Model, StateModel } from '../model';
import { type Verdict, verdictText } from '../verdict';

export interface Requirement {
  readonly id: string;
  readonly text: string;
}

/** A test that cites requirements in its title. */
export interface Titled {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

export interface Called {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly req: readonly string[];
  readonly assumed: boolean;
}

export interface Sources {
  readonly requirements: readonly Requirement[];
  readonly tests: readonly Titled[];
  readonly models: readonly Model[];
  readonly endpoints: readonly Called[];
  readonly verdicts: readonly Verdict[];
  /** Ids of transitions that no path takes. */
  readonly untaken: readonly string[];
}

/** One row of the matrix. */
export interface Line {
  /** Empty if the element serves no requirement. */
  readonly requirement: string;
  readonly text: string;
  /** The chart's name, or empty if no flow serves the requirement. */
  readonly chart: string;
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  readonly endpoints: readonly string[];
  readonly properties: readonly string[];
  readonly tests: readonly string[];
  /** What is missing. Empty if nothing is. */
  readonly gap: string;
}

const NOTHING: Omit<Line, 'requirement' | 'text' | 'chart' | 'gap'> = {
  states: [],
  transitions: [],
  endpoints: [],
  properties: [],
  tests: [],
};

/** A state of an invoked machine serves the requirements of the states that invoke it. */
function requirementsOf(models: readonly Model[]) {
  const given = (chart: string): readonly string[] =>
    models.flatMap((model) =>
      model.states
        .filter(({ invokes }) => invokes.some((call) => call.kind === 'machine' && call.chart === chart))
        .flatMap((state) => own(model, state)),
    );
  const own = ({ chart }: Model, { req }: StateModel): readonly string[] => (req.length > 0 ? req : [...new Set(given(chart))]);
  return own;
}

const callsOf = ({ invokes }: StateModel) => invokes.flatMap((call) => (call.kind === 'port' ? call.calls : []));

const endpointText = ({ name, method, path, assumed }: Called) => `${name}: ${method} ${path}${assumed ? ' (assumed)' : ''}`;

export function traceOf(sources: Sources): Line[] {
  const { requirements, models } = sources;
  const own = requirementsOf(models);
  const lines = requirements.flatMap((requirement) => linesOf(sources, own, requirement));
  return [...lines, ...models.flatMap((model) => strays(sources, own, model))];
}

function linesOf(sources: Sources, own: ReturnType<typeof requirementsOf>, { id, text }: Requirement): Line[] {
  const { models, endpoints, verdicts } = sources;
  const tests = sources.tests.filter(({ ids }) => ids.includes(id)).map(({ file, title }) => `${file}: ${title}`);
  const citing = endpoints.filter(({ req }) => req.includes(id));
  const untested = tests.length > 0 ? '' : 'no test';
  const served = models.flatMap((model): Line[] => {
    const states = model.states.filter((state) => own(model, state).includes(id));
    if (states.length === 0) return [];
    const ids = new Set(states.map((state) => state.id));
    const called = new Set(states.flatMap(callsOf));
    const everywhere = new Set<string>(model.states.flatMap(callsOf));
    return [
      {
        requirement: id,
        text,
        chart: model.chart,
        states: states.map((state) => pathText(state.id)),
        transitions: model.transitions.filter(({ source }) => ids.has(source)).map(wayText),
        endpoints: endpoints
          .filter((one) => [...called].includes(one.name as never) || (citing.includes(one) && everywhere.has(one.name)))
          .map(endpointText),
        properties: verdicts.filter(({ flow, req }) => flow === model.chart && req.includes(id)).map(propertyText),
        tests,
        gap: untested,
      },
    ];
  });
  const listed = new Set(served.flatMap((line) => line.endpoints));
  const apart = citing.map(endpointText).filter((one) => !listed.has(one));
  if (served.length > 0 && apart.length === 0) return served;
  const isNothing = served.length + apart.length + tests.length === 0;
  const gap = isNothing
    ? 'not implemented'
    : [untested, apart.length > 0 ? 'no flow calls the endpoint for it' : ''].filter(Boolean).join(', ');
  return [...served, { ...NOTHING, requirement: id, text, chart: '', endpoints: apart, tests, gap }];
}

const propertyText = (verdict: Verdict) => `${verdictText(verdict)}: ${verdict.property}`;

/** Returns the elements of a chart that serve no requirement, or that no path takes. */
function strays({ untaken }: Sources, own: ReturnType<typeof requirementsOf>, model: Model): Line[] {
  const line = { ...NOTHING, requirement: '', text: '', chart: model.chart };
  const idle = model.states.filter((state) => ['atomic', 'final'].includes(state.kind) && own(model, state).length === 0);
  const never = model.transitions.filter(({ id }) => untaken.includes(id));
  return [
    ...idle.map(({ id }): Line => ({ ...line, states: [pathText(id)], gap: 'the state implements no requirement' })),
    ...never.map((way): Line => ({ ...line, transitions: [wayText(way)], gap: 'no path covers the transition' })),
  ];
}

/** Whether a chart is the flow's, or that of a machine that it invokes. */
export const isOfFlow = (chart: string, flow: string) => chart === flow || chart.startsWith(`${flow}.`);

/** Returns the rows of a flow and of the machines that it invokes. */
export const linesFor = (lines: readonly Line[], flow: string) => lines.filter(({ chart }) => isOfFlow(chart, flow));

/** Returns the ids that no test covers, and those that the register does not have. */
export const untested = (lines: readonly Line[], ids: readonly string[]) =>
  ids.filter((id) => !lines.some(({ requirement, tests }) => requirement === id && tests.length > 0));

export interface Totals {
  readonly requirements: number;
  readonly tested: number;
  readonly served: number;
  readonly gaps: number;
}

export function totalsOf(lines: readonly Line[]): Totals {
  const count = (some: readonly Line[]) => new Set(some.map(({ requirement }) => requirement).filter(Boolean)).size;
  return {
    requirements: count(lines),
    tested: count(lines.filter(({ tests }) => tests.length > 0)),
    served: count(lines.filter(({ chart }) => chart !== '')),
    gaps: lines.filter(({ gap }) => gap !== '').length,
  };
}
