/** `npm run paths`: the paths of flows, shown, exported or run. One line says what is wrong with what was asked; then nothing is written. */
import 'temporal-polyfill/global';
import { resolve } from 'node:path';
import { type FlowName, flows } from '../../machines/flows';
import { filesOf } from '../exports/all';
import { tell } from '../exports/tell';
import { writeFiles } from '../exports/write';
import { type Generated, generate } from '../generate';
import { fromOutside } from '../outside';
import { run } from '../run/run';
import { Misasked } from '../strategies/strategy';
import { type Options, optionsOf, USAGE } from './options';
import { summaryOf } from './summary';

const OUT = '.cache/paths';

function generated(name: FlowName, { strategy, asked, outside }: Options): Generated {
  const { machine, cases } = flows[name];
  return generate(name, machine, outside ? fromOutside(machine, cases) : cases, strategy, asked);
}

async function show(options: Options): Promise<void> {
  const summaries: string[] = [];
  const told = options.names.map((name) => {
    const since = performance.now();
    const paths = generated(name, options);
    summaries.push(summaryOf(paths, performance.now() - since));
    return tell(flows[name].area, flows[name].machine, paths);
  });
  const wanted = options.formats.length > 0 ? options.formats : (['text'] as const);
  const isForScreen =
    wanted.length === 1 && options.out === null && !wanted.some((one) => one === 'xlsx' || one === 'playwright');
  if (isForScreen) {
    for (const content of (await filesOf(told, wanted, OUT)).values()) console.log(`${content}\n`);
    console.error(summaries.join('\n'));
    return;
  }
  const folder = resolve(options.out ?? OUT);
  const files = await filesOf(told, wanted, folder);
  writeFiles(folder, files);
  console.log([...summaries, ...[...files.keys()].map((name) => `${folder}/${name}`)].join('\n'));
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const options = optionsOf(args);
  if (options.isRun) return run(options);
  await show(options);
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n')[0] : String(error));
  process.exitCode = error instanceof Misasked ? 2 : 1;
}
