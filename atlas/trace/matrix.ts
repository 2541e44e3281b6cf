/** Joins the data of `npm run trace`: the register, test titles, charts with their proofs, and the contract. */

import { allEndpoints } from '../../contract/all';
import { flows, parts } from '../../machines/flows';
import { withAnything } from '../anything';
import { transitionsOf } from '../chart';
import { chartsOf } from '../charts';
import { graphOf, takenIn } from '../explore';
import { flowProofs } from '../proofs/flowProofs';
import { proofsOf } from '../proofs/prove';
import { register, titles } from '../requirements';
import { isOfFlow, type Line, traceOf } from './trace';

/** With the name of a flow, only that flow is proved: the lines of the others then have no verdicts. */
export function matrix(flow?: string): Line[] {
  const isWanted = (chart: string) => flow === undefined || isOfFlow(chart, flow);
  const charts = chartsOf(flows);
  return traceOf({
    requirements: register(),
    tests: titles(),
    models: charts.map(({ model }) => model),
    endpoints: Object.values(allEndpoints),
    verdicts:
      flow === undefined
        ? flowProofs()
        : charts.filter(({ name }) => isWanted(name)).flatMap(({ name }) => proofsOf(flows, parts, name)),
    untaken: Object.entries(flows)
      .filter(([name]) => isWanted(name))
      .flatMap(([, { machine, cases }]) => {
        const taken = takenIn(graphOf(machine, withAnything(cases)));
        return transitionsOf(machine).filter((id) => !taken.has(id));
      }),
  });
}
