/** Runs `npm run paths`. An invalid request is reported in one line, and nothing is written. */
import { resolve } from 'node:path';
import { type FlowName, flows } from '../../machines/flows';
import { casesFor } from '../anything';
import { type Files, filesOf, isScriptFormat, type PathFormat, scriptFilesOf } from '../exports/all';
import { type Script, type Scripted, unresolvedIn } from '../exports/script';
import { tell } from '../exports/tell';
import { writeFiles } from '../exports/write';
import { type Generated, generate } from '../generate';
import type { Path } from '../paths';
import type { Options } from '../run/options';
import { run } from '../run/run';
import { InvalidOptions } from '../strategies/strategy';
import { coverageTable } from './coverage';
import { optionsOf, USAGE } from './options';
import { summaryOf } from './summary';

/** Where results are printed, and the messages next to them. */
export interface Screen {
  readonly say: (text: string) => void;
  readonly note: (text: string) => void;
}

const OUT = '.cache/paths';

function generated(name: FlowName, { strategy, asked, ...reach }: Options): Generated {
  const { machine, cases } = flows[name];
  return generate(name, machine, casesFor(machine, cases, reach), strategy, asked);
}

/** Writes down a path as a merchant walks it. The models do this, which the atlas does not know. */
export type Recorder = (flow: FlowName, path: Path) => Promise<Script>;

async function scriptedOf(paths: Generated, record: Recorder, name: FlowName): Promise<Scripted> {
  const { area, about } = tell(flows[name].area, flows[name].machine, paths);
  const scripts: Script[] = [];
  for (const path of paths.paths) {
    const script = await record(name, path);
    const [missing] = unresolvedIn(script);
    if (missing !== undefined) throw new Error(`${script.id} needs ${missing}, and nothing prepares it. No file was written.`);
    scripts.push(script);
  }
  return { flow: name, area, about, strategy: paths.strategy, scripts };
}

async function show(options: Options, { say, note }: Screen, record: Recorder): Promise<void> {
  const summaries: string[] = [];
  const wanted = options.formats.length > 0 ? options.formats : (['text'] as const);
  const scripts = wanted.filter(isScriptFormat);
  // Scripts hold only what can be caused from outside.
  const asked = scripts.length > 0 ? { ...options, outside: true } : options;
  const all = options.names.map((name) => {
    const since = performance.now();
    const paths = generated(name, asked);
    summaries.push(summaryOf(paths, performance.now() - since));
    return { name, paths };
  });
  const described = all.map(({ name, paths }) => tell(flows[name].area, flows[name].machine, paths));
  const plain = await filesOf(
    described,
    wanted.filter((format): format is PathFormat => !isScriptFormat(format)),
  );
  if (wanted.length === 1 && options.out === null && scripts.length === 0) {
    for (const content of plain.values()) say(`${content}\n`);
    note(summaries.join('\n'));
    return;
  }
  const scripted: Scripted[] = [];
  if (scripts.length > 0) for (const { name, paths } of all) scripted.push(await scriptedOf(paths, record, name));
  const files: Files = new Map([...plain, ...(await scriptFilesOf(scripted, scripts))]);
  const folder = resolve(options.out ?? OUT);
  writeFiles(folder, files);
  say([...summaries, ...[...files.keys()].map((name) => `${folder}/${name}`)].join('\n'));
}

async function carryOut(args: readonly string[], screen: Screen, record: Recorder): Promise<number> {
  if (args.includes('--help')) {
    screen.say(USAGE);
    return 0;
  }
  const options = optionsOf(args);
  if (options.isRun) return run(options, screen.say);
  if (options.cover) {
    screen.say(coverageTable(options.names));
    return 0;
  }
  await show(options, screen, record);
  return 0;
}

/** Returns the exit code: 0 on success, 1 for a failed path or an internal error, 2 for an invalid request. */
export async function command(args: readonly string[], screen: Screen, record: Recorder): Promise<number> {
  try {
    return await carryOut(args, screen, record);
  } catch (error) {
    screen.note(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    return error instanceof InvalidOptions ? 2 : 1;
  }
}
