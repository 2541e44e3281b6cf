/**
 * `npm run bench -- [name...] [--runs N]`: measurements, each compared with another from the same run. Figures depend on the machine, so only
 * ratios can be compared.
 */
import 'temporal-polyfill/global';
import { parseArgs } from 'node:util';
import { bulk } from './bulk';
import { list } from './list';
import { load } from './load';
import { moves } from './moves';
import { sandbox } from './sandbox';
import { settlements } from './settlements';

const benches: Readonly<Record<string, (runs: number) => Promise<void>>> = {
  list,
  bulk,
  moves,
  load,
  sandbox,
  settlements,
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string', default: '11' } } });
const runs = Number(values.runs);
const unknown = positionals.filter((name) => !(name in benches));

if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(`npm run bench -- [${Object.keys(benches).join(' | ')}]... [--runs N]`);
  process.exitCode = 2;
} else {
  for (const [name, bench] of Object.entries(benches)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`\n=== ${name}`);
    try {
      await bench(runs);
    } catch (error) {
      // Printed here, because a build tool would swallow an unhandled error.
      console.error(error);
      process.exitCode = 1;
    }
  }
}
