/** A chart as SCXML, the W3C's format for statecharts, for tools outside of this project. Guards and actions keep their names. */
import { actionText } from '../format';
import type { ActionModel, GuardModel, Model, StateModel, TransitionModel } from '../model';
import { escaped } from './svg';

const TAGS = { atomic: 'state', compound: 'state', parallel: 'parallel', final: 'final', history: 'history' } as const;

type Attributes = Readonly<Record<string, string | null>>;

function tag(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const given = Object.entries(attributes).flatMap(([key, value]) => (value === null ? [] : [` ${key}="${escaped(value)}"`]));
  const open = `<${name}${given.join('')}`;
  if (children.length === 0) return `${open}/>`;
  const inner = children.flatMap((child) => child.split('\n').map((line) => `  ${line}`));
  return [`${open}>`, ...inner, `</${name}>`].join('\n');
}

const literal = (value: string | number | boolean) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);

/** A guard as an expression: a call of its name, or `In` for another state. */
function expression(guard: GuardModel): string {
  switch (guard.kind) {
    case 'named':
      return `${guard.name}(${Object.values(guard.params).map(literal).join(', ')})`;
    case 'in':
      return `In('${guard.state}')`;
    case 'not':
      return `!(${expression(guard.of[0])})`;
    default:
      return guard.of.map((part) => `(${expression(part)})`).join(guard.kind === 'and' ? ' && ' : ' || ');
  }
}

/** The events of XState by their SCXML names. */
function eventOf({ kind, event, source, invoke }: TransitionModel): string | null {
  switch (kind) {
    case 'always':
      return null;
    case 'done':
      return `done.invoke.${invoke}`;
    case 'error':
      return `error.invoke.${invoke}`;
    case 'stateDone':
      return `done.state.${source}`;
    default:
      return event;
  }
}

const logs = (actions: readonly ActionModel[]) =>
  actions.map((action) => tag('log', { label: 'action', expr: literal(actionText(action)) }));

function transitionText(transition: TransitionModel): string {
  const { guard, targets, reenter, source, actions } = transition;
  const isInside = targets.length > 0 && !reenter && targets.every((id) => id.startsWith(`${source}.`));
  const attributes = {
    event: eventOf(transition),
    cond: guard ? expression(guard) : null,
    target: targets.length > 0 ? targets.join(' ') : null,
    type: isInside ? 'internal' : null,
  };
  return tag('transition', attributes, logs(actions));
}

function stateText(model: Model, state: StateModel): string {
  const { id, kind, initial, history } = state;
  const inner = model.states.filter(({ parent }) => parent === id);
  const own = model.transitions.filter(({ source }) => source === id);
  const first = inner.find((child) => [child.id, child.key].includes(initial ?? ''));
  const part = (name: string, actions: readonly ActionModel[]) => (actions.length > 0 ? [tag(name, {}, logs(actions))] : []);
  return tag(TAGS[kind], { id, initial: kind === 'compound' ? (first?.id ?? null) : null, type: history }, [
    ...part('onentry', state.entry),
    ...part('onexit', state.exit),
    ...state.invokes.map((call) => tag('invoke', { id: call.id, src: `#${call.src}` })),
    ...own.map(transitionText),
    ...inner.map((child) => stateText(model, child)),
  ]);
}

export function scxmlText(model: Model): string {
  const roots = model.states.filter(({ parent }) => parent === null);
  const attributes = {
    xmlns: 'http://www.w3.org/2005/07/scxml',
    version: '1.0',
    datamodel: 'ecmascript',
    name: model.chart,
    initial: roots[0]?.id ?? null,
  };
  const states = roots.map((state) => stateText(model, state));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag('scxml', attributes, states)}\n`;
}
