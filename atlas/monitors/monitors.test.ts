import { describe, expect, it } from 'vitest';
import { flows, parts } from '../../machines/flows';
import { chartsOf } from '../charts';
import { explore } from '../explore';
import { generate } from '../generate';
import type { MonitorData, Watch } from './data';
import { monitors } from './monitor';
import { monitorsOf } from './monitorsOf';

const step = (states: readonly string[], event = 'x', taken: readonly string[] = ['t']) => ({ run: 'a', event, taken, states });
const watching = (watch: Watch) => monitors([{ property: 'planted', req: [], watch }], []);
const spot = (state: string) => ({ states: [state], transitions: [], event: null });

describe('[FLW-02] a monitor', () => {
  it('says at which step a planted property breaks', () => {
    const look = watching({ kind: 'mustPass', to: spot('payout.paid'), through: [spot('payout.verifying')] });
    const steps = [step(['payout.editing.ready'], 'xstate.init'), step(['payout.submitting'])];
    expect(look(steps)[0]?.brokenAt).toBeNull();
    expect(look([...steps, null, step(['payout.paid'])])[0]?.brokenAt).toBe(3);
  });
  it('holds while the property does, in each run by itself', () => {
    const watch: Watch = { kind: 'mustPass', to: spot('payout.paid'), through: [spot('payout.verifying')] };
    const run = [step(['payout.verifying'], 'xstate.init'), step(['payout.paid'])];
    expect(watching(watch)(run)[0]?.brokenAt).toBeNull();
    expect(watching(watch)([...run, { ...step(['payout.paid'], 'xstate.init'), run: 'b' }])[0]?.brokenAt).toBe(2);
  });
  it('notices what must not follow, a wrong entry and a wrong exit', () => {
    const brokenAt = (watch: Watch, ...steps: Parameters<ReturnType<typeof watching>>[0]) => watching(watch)(steps)[0]?.brokenAt;
    const never: Watch = { kind: 'never', reach: spot('m.again'), after: spot('m.paid') };
    expect(brokenAt(never, step(['m.again']), step(['m.paid']), step(['m.again']))).toBe(2);
    const enters: Watch = { kind: 'enters', state: 'm.paid', events: ['done'] };
    expect(brokenAt(enters, step(['m.sending']), step(['m.paid'], 'done'))).toBeNull();
    expect(brokenAt(enters, step(['m.sending']), step(['m.paid'], 'closed'))).toBe(1);
    const exits: Watch = { kind: 'exits', from: 'm.open', to: ['m.paid'], event: null };
    expect(brokenAt(exits, step(['m.open.a']), step(['m.open.b']), step(['m.paid']))).toBeNull();
    expect(brokenAt(exits, step(['m.open.a']), step(['m.closed']))).toBe(1);
  });
});

/** Flows with properties of several kinds. */
const { payout, payouts, beneficiary } = flows;
const some = { payout, payouts, beneficiary };
const byChart = monitorsOf(some, parts);

describe.each(chartsOf(some, parts).filter(({ isPart }) => !isPart))(
  '[FLW-02] the monitors of $name',
  ({ name, machine, cases }) => {
    const own: readonly MonitorData[] = byChart.get(name) ?? [];
    it('watch what a record shows', () => expect(own.filter(({ watch }) => watch !== null).length).toBeGreaterThan(0));
    it('break on no path of the flow', () => {
      if (!cases) throw new Error('no cases');
      const { paths, trails } = generate(name, machine, cases);
      const graph = explore(machine, cases);
      expect(graph.isWhole).toBe(true);
      for (const path of paths) {
        const trail = trails.get(path);
        if (!trail) continue;
        const begins = {
          run: path.id,
          event: 'xstate.init',
          taken: trail.start.fired,
          states: graph.configurations[trail.start.at]?.states ?? [],
        };
        const steps = trail.edges.map(({ step: { fired, event }, to }) => ({
          run: path.id,
          event: event.type,
          taken: fired,
          states: graph.configurations[to]?.states ?? [],
        }));
        const broken = monitors(own, [])([begins, ...steps]).filter(({ brokenAt }) => brokenAt !== null);
        expect(
          broken.map(({ property }) => property),
          path.id,
        ).toEqual([]);
      }
    });
  },
);
