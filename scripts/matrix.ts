/** What `npm run trace` joins: the register, the titles of the tests, the charts with what is proved of them, the contract. */
import { chartsOf } from '../atlas/charts';
import { generate } from '../atlas/generate';
import { proofsOf } from '../atlas/proofs/prove';
import { register, titles } from '../atlas/requirements';
import { type Line, traceOf } from '../atlas/trace/trace';
import { allEndpoints } from '../contract/all';
import { flows, partProperties } from '../machines/flows';

export const matrix = (): Line[] =>
  traceOf({
    requirements: register(),
    tests: titles(),
    models: chartsOf(flows).map(({ model }) => model),
    endpoints: Object.values(allEndpoints),
    verdicts: proofsOf(flows, partProperties),
    untaken: Object.entries(flows).flatMap(([name, { machine, cases }]) =>
      generate(name, machine, cases).unmet.map(({ goal }) => goal),
    ),
  });
