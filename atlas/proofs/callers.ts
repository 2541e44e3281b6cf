/** Who makes a call: every port and every invoked machine that reaches the same endpoint of the provider, not only the port of that name. */
import type { InvokeModel, Model } from '../model';
import type { Subject } from './subject';
import { callersOf, type Names } from './targets';

export interface Caller {
  readonly state: string;
  readonly src: string;
}

/** A port without calls stays in the browser and is known by its own name. */
const endsOf = (invoked: InvokeModel) => (invoked.kind === 'port' ? [invoked.port, ...invoked.calls] : []);

/** Returns the places of a chart in which this port, or another one with an endpoint of it, is called. */
export function allCallersOf(
  { model, others }: Pick<Subject, 'model' | 'others'>,
  names: Names,
  port: string,
): readonly Caller[] {
  callersOf(names, port);
  const invokes = model.states.flatMap((state) => state.invokes);
  const wanted = new Set(invokes.filter(({ src }) => src === port).flatMap(endsOf));
  const isIn = (chart: Model | undefined, seen: readonly string[]): boolean =>
    chart !== undefined &&
    !seen.includes(chart.chart) &&
    chart.states.some((state) => state.invokes.some((invoked) => reaches(invoked, [...seen, chart.chart])));
  const reaches = (invoked: InvokeModel, seen: readonly string[]): boolean =>
    invoked.kind === 'port' ? endsOf(invoked).some((end) => wanted.has(end)) : isIn(others.get(invoked.chart), seen);
  return model.states.flatMap(({ id, invokes: own }) =>
    own.filter((invoked) => reaches(invoked, [])).map(({ src }) => ({ state: id, src })),
  );
}
