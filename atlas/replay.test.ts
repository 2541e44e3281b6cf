import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { flows } from '../machines/flows';
import type { Entry } from '../machines/kit/flow/recording';
import { takenIn } from '../machines/kit/flow/transitions';
import { chartsOf } from './charts';
import { replay } from './replay';

const models = chartsOf(flows).map(({ model }) => model);

/** A sign-in without a provider, as the app records it. */
function recorded(): Entry[] {
  const entries: Entry[] = [];
  const machine: AnyStateMachine = flows.signIn.machine;
  const login = fromPromise(() => new Promise<never>(() => {}));
  const actor = createActor(machine.provide({ actors: { login } }), {
    input: flows.signIn.cases.inputs.fresh,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep' || !('_nodes' in inspected.snapshot)) return;
      const nodes: { id: string; type: string }[] = Object(inspected.snapshot)._nodes;
      entries.push({
        number: entries.length + 1,
        at: 0,
        flow: 'signIn',
        machine: 'signIn',
        run: 'a:1',
        event: inspected.event.type,
        fields: {},
        taken: takenIn(machine.id, inspected._transitions),
        states: nodes.filter(({ type }) => type === 'atomic').map(({ id }) => id),
      });
    },
  });
  actor.start();
  actor.send({ type: 'email.changed', email: 'amaka.obi@bluecrest.test' });
  actor.send({ type: 'password.changed', password: 'secret' });
  actor.send({ type: 'signIn.submitted' });
  actor.stop();
  return entries;
}

const problems = (entries: readonly Entry[]) => replay(entries, models).map(({ problem }) => problem);
const changed = (index: number, change: Partial<Entry>) =>
  recorded().map((entry, at) => (at === index ? { ...entry, ...change } : entry));

describe('[FLW-02] a recording on the charts', () => {
  it('takes the transitions that the machine took', () => {
    const entries = recorded();
    expect(entries.length).toBeGreaterThan(2);
    expect(replay(entries, models).every(({ chart, problem }) => chart === 'signIn' && problem === null)).toBe(true);
  });

  it('is rejected where it names something the chart does not have', () => {
    expect(problems(changed(0, { taken: ['signIn.nowhere | x | 0'] }))[0]).toMatch(/no transition/);
    expect(problems(changed(0, { states: ['signIn.nowhere'] }))[0]).toMatch(/no state/);
    expect(problems(changed(0, { machine: 'unknown', flow: 'unknown' }))[0]).toMatch(/no chart for the machine "unknown"/);
  });

  it('is rejected where a step cannot follow the previous one', () => {
    const [first, ...others] = recorded();
    if (!first) throw new Error('There is one');
    const later = models
      .find(({ chart }) => chart === 'signIn')
      ?.transitions.find(({ event }) => event.startsWith('xstate.done.actor.login'));
    if (!later) throw new Error('Signing in is answered');
    const wrong = { ...first, taken: [later.id], states: later.targets };
    expect(problems([first, wrong, ...others])[1]).toMatch(/which was not active/);
    expect(problems(changed(0, { taken: [] })).slice(1)).toEqual(problems(recorded()).slice(1));
    expect(problems([first, { ...first, taken: [], states: ['signIn.submitting'] }])[1]).toMatch(/changed without a transition/);
  });

  it('uses the chart of the flow that invoked the machine', () => {
    const entry: Entry = {
      number: 1,
      at: 0,
      flow: 'payout',
      machine: 'otp',
      run: 'a:2',
      event: 'x',
      fields: {},
      taken: [],
      states: [],
    };
    const others = [
      { ...entry, flow: 'signIn' },
      { ...entry, flow: 'session', machine: 'signIn' },
      { ...entry, flow: 'session' },
    ];
    expect(replay([entry, ...others], models).map(({ chart }) => chart)).toEqual([
      'payout.otp',
      'signIn.otp',
      'signIn',
      'signIn.otp',
    ]);
  });
});
