/** The charts of the kit's own machines. */
import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../charts';
import { modelOf } from '../graph';
import type { InvokeModel, Model } from '../model';

/** Used as the area of a kit chart. */
export const KIT = 'kit';

const bareCall = (call: InvokeModel): InvokeModel =>
  call.kind === 'port' ? { ...call, port: '', calls: [], callsOneOf: false } : call;

/** Removes requirements and calls, because each flow names its own, even if they match those that the kit was drawn with. */
const bare = (model: Model): Model => ({
  ...model,
  states: model.states.map((state) => ({ ...state, req: [], invokes: state.invokes.map(bareCall) })),
});

export const kitChartsOf = (machines: Readonly<Record<string, AnyStateMachine>>): Chart[] =>
  Object.entries(machines).map(([name, machine]) => ({
    name,
    area: KIT,
    machine,
    isPart: true,
    cases: null,
    model: bare(modelOf(machine, name)),
  }));

export const isKitChart = ({ area }: Pick<Chart, 'area'>) => area === KIT;
