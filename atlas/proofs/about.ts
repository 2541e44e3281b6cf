/** The states and transitions that a declared property names, so that a reader sees on the chart what it is about. */
import type { Model, TransitionModel } from '../model';
import type { AnyProperty } from './property';
import { type AnyTarget, type AnyTrigger, asks } from './targets';

function endingsOf(
  { states, transitions }: Model,
  trigger: Exclude<AnyTrigger, { readonly event: string }>,
): readonly TransitionModel[] {
  const src = 'child' in trigger ? trigger.child : trigger.port;
  const ids = new Set(states.flatMap(({ invokes }) => invokes.filter((call) => call.src === src).map(({ id }) => id)));
  const kind = 'fails' in trigger ? 'error' : 'done';
  return transitions.filter((one) => one.kind === kind && one.invoke !== null && ids.has(one.invoke));
}

const idsOf = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);

const callersOf = ({ states }: Model, port: string) =>
  idsOf(states.filter(({ invokes }) => invokes.some((call) => call.kind === 'port' && call.src === port)));

function placesOf(model: Model, target: AnyTarget): readonly string[] {
  if ('state' in target) return stateIds(model, [target.state]);
  if ('calls' in target) return callersOf(model, target.calls);
  if ('guard' in target) return idsOf(model.transitions.filter(({ guard }) => asks(guard, target.guard, target.as)));
  if ('event' in target) return idsOf(model.transitions.filter(({ kind, event }) => kind === 'event' && event === target.event));
  return idsOf(endingsOf(model, target));
}

const stateIds = ({ states }: Model, names: readonly string[]) => {
  const root = states.find(({ parent }) => parent === null)?.id.split('.')[0] ?? '';
  return idsOf(states.filter(({ id }) => names.some((name) => id === `${root}.${name}`)));
};

/** A rule about the data names no place: then the states that serve its requirements stand for it. */
const serving = ({ states }: Model, req: readonly string[]) =>
  idsOf(states.filter((state) => state.req.some((id) => req.includes(id))));

function named(model: Model, property: AnyProperty): readonly string[] {
  const all = (targets: readonly AnyTarget[]) => targets.flatMap((target) => placesOf(model, target));
  switch (property.kind) {
    case 'mustPass':
      return all([property.to, ...property.through, ...(property.holdsUntil ?? [])]);
    case 'never':
      if ('when' in property) return [];
      if ('enter' in property) return [...stateIds(model, [property.enter]), ...all(property.unless)];
      return all([property.reach, property.after]);
    case 'alwaysExits':
      return [...stateIds(model, [property.from, ...property.to]), ...all(property.on ? [property.on] : [])];
    case 'calledOnce':
      return [...callersOf(model, property.port), ...all(property.until)];
    case 'fourEyes':
      return callersOf(model, property.port);
  }
}

export function aboutOf(model: Model, property: AnyProperty): readonly string[] {
  const ids = [...new Set(named(model, property))];
  if (ids.length > 0) return ids;
  const served = serving(model, property.req);
  // What no state serves holds everywhere.
  return served.length > 0 ? served : idsOf(model.states);
}
