/** What `npm run paths` does. One line says what is wrong with what was asked, and then nothing is written. */
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

/** Where answers go, and what is said beside them. */
export interface Screen {
  readonly say: (text: string) => void;
  readonly note: (text: string) => void;
}

const OUT = '.cache/paths';

function generated(name: FlowName, { strategy, asked, outside }: Options): Generated {
  const { machine, cases } = flows[name];
  return generate(name, machine, outside ? fromOutside(machine, cases) : cases, strategy, asked);
}

async function show(options: Options, { say, note }: Screen): Promise<void> {
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
    for (const content of (await filesOf(told, wanted, OUT)).values()) say(`${content}\n`);
    note(summaries.join('\n'));
    return;
  }
  const folder = resolve(options.out ?? OUT);
  const files = await filesOf(told, wanted, folder);
  writeFiles(folder, files);
  say([...summaries, ...[...files.keys()].map((name) => `${folder}/${name}`)].join('\n'));
}

async function carryOut(args: readonly string[], screen: Screen): Promise<number> {
  if (args.includes('--help')) {
    screen.say(USAGE);
    return 0;
  }
  const options = optionsOf(args);
  if (options.isRun) return run(options, screen.say);
  await show(options, screen);
  return 0;
}

/** The exit code: 0 for all well, 1 for a path that failed or a mistake of ours, 2 for what cannot be had. */
export async function command(args: readonly string[], screen: Screen): Promise<number> {
  try {
    return await carryOut(args, screen);
  } catch (error) {
    screen.note(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    return error instanceof Misasked ? 2 : 1;
  }
}
