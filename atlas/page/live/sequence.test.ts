import { describe, expect, it } from 'vitest';
import { flows } from '../../../machines/flows';
import type { Entry } from '../../../machines/kit/flow/recording';
import { chartsOf } from '../../charts';
import { draw } from '../../draw/files';
import { replay } from '../../replay';
import { chartData } from '../../site/chartData';
import { sequenceOf } from './sequence';

const { payoutVerification } = flows;
const charts = new Map(chartData(await draw(chartsOf({ payoutVerification })), []).map((data) => [data.name, data]));
const flow = 'payoutVerification';
let number = 0;
const entry = (event: string, taken: string, states: readonly string[], more: Partial<Entry> = {}): Entry => ({
  number: ++number,
  at: 0,
  flow,
  machine: flow,
  run: 'a:x:1',
  event,
  fields: {},
  taken: taken === '' ? [] : [taken],
  states,
  ...more,
});
const otp = { machine: 'otp', run: 'a:x:2' };
const entries = [
  entry('xstate.init', '', [`${flow}.loading`]),
  entry('xstate.done.actor.getPayout', `${flow}.loading | xstate.done.actor.getPayout | 0`, [`${flow}.sendingCode`]),
  entry('xstate.error.actor.sendCode', `${flow}.sendingCode | xstate.error.actor.sendCode | 1`, [`${flow}.codeNotSent`]),
  entry('code.retry', `${flow}.codeNotSent | code.retry | 0`, [`${flow}.sendingCode`]),
  entry('xstate.done.actor.sendCode', `${flow}.sendingCode | xstate.done.actor.sendCode | 0`, [`${flow}.verifying`]),
  entry('code.changed', '', ['otp.open.entry.editing'], otp),
  entry('xstate.stop', '', ['otp.open.entry.editing'], otp),
];
const diagram = (count = entries.length) =>
  sequenceOf(
    replay(
      entries.slice(0, count),
      [...charts.values()].map(({ model }) => model),
    ),
    charts,
  );
const lines = () => diagram().messages.map(({ from, to, text }) => `${from} > ${to}: ${text}`);

describe('[FLW-02] a sequence', () => {
  it('has a lane for the merchant, each chart that moved, and the provider', () => {
    expect(diagram().lanes).toEqual(['Merchant', flow, `${flow}.otp`, 'Provider']);
    expect(diagram(1).lanes).toEqual(['Merchant', flow, 'Provider']);
    expect(diagram(0)).toEqual({ lanes: ['Merchant'], messages: [] });
  });
  it('shows who opened, called, answered and failed', () =>
    expect(lines()).toEqual([
      `Merchant > ${flow}: opens`,
      `${flow} > Provider: getPayout`,
      `Provider > ${flow}: getPayout answers`,
      `${flow} > Provider: sendCode`,
      `Provider > ${flow}: sendCode fails`,
      `Merchant > ${flow}: code.retry`,
      `${flow} > Provider: sendCode`,
      `Provider > ${flow}: sendCode answers`,
      `${flow} > ${flow}.otp: starts`,
      `Merchant > ${flow}.otp: code.changed`,
      `${flow} > ${flow}.otp: stops`,
    ]));
  it('marks a fault', () =>
    expect(
      diagram()
        .messages.filter(({ isFault }) => isFault)
        .map(({ text }) => text),
    ).toEqual(['sendCode fails']));
});

describe('[FLW-02] a message between two machines', () => {
  const { beneficiary } = flows;
  it('is not drawn as the merchant’s', async () => {
    const theirs = new Map(chartData(await draw(chartsOf({ beneficiary })), []).map((data) => [data.name, data]));
    const own = theirs.get('beneficiary');
    const sending = own?.model.transitions.find(({ actions }) => actions.some(({ name }) => own.sends[name] === 'resolution'));
    if (!sending) throw new Error('beneficiary sends nothing');
    const states = [...sending.targets, sending.source];
    const by = { flow: 'beneficiary', machine: 'beneficiary' };
    const machine = theirs.get('beneficiary.resolution')?.model.machine ?? '';
    const child = { ...by, machine, run: 'a:x:3' };
    const sent = [
      entry('xstate.init', '', [sending.source], by),
      entry(sending.event, sending.id, states, by),
      entry('account.set', '', [], child),
      entry('account.set', '', [], child),
    ];
    const models = [...theirs.values()].map(({ model }) => model);
    const { messages } = sequenceOf(replay(sent, models), theirs);
    const toChild = messages.filter(({ text }) => text === 'account.set');
    expect(toChild.map(({ from }) => from)).toEqual(['beneficiary', 'Merchant']);
  });
});

describe('[FLW-02] a list that loads', () => {
  const { customers } = flows;
  it('calls again after a refresh, although it was loading before', async () => {
    const theirs = new Map(chartData(await draw(chartsOf({ customers })), []).map((data) => [data.name, data]));
    const [chart] = theirs.values();
    const refresh = chart?.model.transitions.find(({ event }) => event === 'refresh');
    const call = chart?.model.states.flatMap(({ id, invokes }) => (invokes.length > 0 ? [id] : []))[0];
    if (!chart || !refresh || !call) throw new Error('the list has no call or no refresh');
    const by = { flow: 'customers', machine: chart.model.machine };
    const record = [entry('xstate.init', '', [call], by), entry('refresh', refresh.id, [call], by)];
    const { messages } = sequenceOf(replay(record, [chart.model]), theirs);
    expect(messages.filter(({ to }) => to === 'Provider')).toHaveLength(2);
  });
});
