/** Turns the properties that flows declare into monitors, by the names on their charts. */
import { chartsOf } from '../charts';
import { Chart } from '../proofs/chart';
import type { AnyProperty } from '../proofs/property';
import { declaredFor, type Parts, type ProvedFlow } from '../proofs/prove';
import { type AnyTarget, type AnyTrigger, asks, callersOf, type Names, stateNamed } from '../proofs/targets';
import type { MonitorData, Spot, Watch } from './data';

const NOWHERE: Spot = { states: [], transitions: [], event: null };

/** Returns null for a response that only its data tells from others. */
function spotOf(names: Names, target: AnyTarget): Spot | null {
  if ('state' in target) return { ...NOWHERE, states: [stateNamed(names, target.state)] };
  if ('calls' in target) return { ...NOWHERE, states: callersOf(names, target.calls) };
  if ('guard' in target) {
    const guarded = names.chart.model.transitions.filter(({ guard }) => asks(guard, target.guard, target.as));
    return { ...NOWHERE, transitions: guarded.map(({ id }) => id) };
  }
  return 'event' in target ? { ...NOWHERE, event: target.event } : null;
}

/** Returns the names of the events with which a trigger can arrive. */
function eventsOf({ chart }: Names, trigger: AnyTrigger): readonly string[] {
  if ('event' in trigger) return [trigger.event];
  const src = 'child' in trigger ? trigger.child : trigger.port;
  const ids = chart.model.states.flatMap(({ invokes }) => invokes.filter((call) => call.src === src).map(({ id }) => id));
  return [...new Set(ids)].map((id) => `xstate.${'fails' in trigger ? 'error' : 'done'}.actor.${id}`);
}

function watchOf(names: Names, property: AnyProperty): Watch | null {
  switch (property.kind) {
    case 'mustPass': {
      const to = spotOf(names, property.to);
      const through = property.through.map((target) => spotOf(names, target));
      return to === null || through.includes(null)
        ? null
        : { kind: 'mustPass', to, through: through.filter((spot) => spot !== null) };
    }
    case 'never': {
      if ('when' in property) return null;
      if ('enter' in property) {
        const events = property.unless.flatMap((trigger) => eventsOf(names, trigger));
        return { kind: 'enters', state: stateNamed(names, property.enter), events };
      }
      const [reach, after] = [spotOf(names, property.reach), spotOf(names, property.after)];
      return reach && after ? { kind: 'never', reach, after } : null;
    }
    case 'alwaysExits': {
      const { on } = property;
      if (on !== undefined && !('event' in on)) return null;
      const to = property.to.map((state) => stateNamed(names, state));
      return { kind: 'exits', from: stateNamed(names, property.from), to, event: on?.event ?? null };
    }
    default:
      return null;
  }
}

/** Returns the monitors of each chart that declares properties, by its name. */
export function monitorsOf(
  flows: Readonly<Record<string, ProvedFlow>>,
  parts: Parts,
): ReadonlyMap<string, readonly MonitorData[]> {
  const charts = chartsOf(flows, parts);
  const others = new Map(charts.map(({ name, model }) => [name, model]));
  return new Map(
    charts.map((charted) => {
      const chart = new Chart(charted.model, others);
      const monitors = declaredFor(flows, parts, charted).map((property) => {
        const names: Names = { chart, cases: charted.cases, says: property.says };
        return { property: property.says, req: property.req, watch: watchOf(names, property) };
      });
      return [charted.name, monitors];
    }),
  );
}
