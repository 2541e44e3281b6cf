/** Writes the report of a run: a page of what was covered, and JUnit XML. */
import { join } from 'node:path';
import { type FlowName, flows } from '../../machines/flows';
import { withAnything } from '../anything';
import { graphOf } from '../explore';
import { writeFiles } from '../exports/write';
import type { Generated } from '../generate';
import { coverageOf, type Shown } from './coverage';
import { coverageCharts } from './coverageChart';
import { asJunit } from './junit';
import { asPage, type Reported } from './page';
import type { Place, Result } from './result';
import type { Job } from './runners';

export interface Walkable extends Job {
  readonly generated: Generated;
}

/** What was walked by one runner. */
export interface Walked {
  readonly place: Place;
  readonly jobs: readonly Walkable[];
  readonly results: readonly Result[];
}

/** What the paths of a flow covered: the whole path, or the part before its failure. */
function shownIn(place: Place, { generated: { graph, trails } }: Walkable, results: readonly Result[]): Shown {
  const became = new Map(results.map(({ path, failed }) => [path.id, failed]));
  const shown = [...trails].flatMap(([{ id }, trail]) => {
    const failed = became.get(id);
    if (failed === undefined) return [];
    return failed ? { ...trail, edges: trail.edges.slice(0, Math.max(0, failed.step - 1)) } : trail;
  });
  return { graph, trails: shown, isProbed: place === 'machine' };
}

function reportedOf(name: FlowName, walked: readonly Walked[]): Reported {
  const { machine, cases } = flows[name];
  const anything = withAnything(cases);
  const isUnlimited = walked.some(({ jobs }) => jobs.some((job) => job.cases === anything));
  const shown = walked.flatMap(({ place, jobs, results }) =>
    jobs.filter(({ described }) => described.flow === name).map((job) => shownIn(place, job, results)),
  );
  const results = walked.flatMap((one) => one.results.filter(({ flow }) => flow === name));
  return { flow: name, coverage: coverageOf(graphOf(machine, isUnlimited ? anything : cases), shown), results };
}

/** Writes both files and returns where they are. */
export async function writeReport(
  folder: string,
  names: readonly FlowName[],
  walked: readonly Walked[],
  commandOf: (result: Result) => string,
): Promise<string> {
  const reported = names.map((name) => reportedOf(name, walked));
  const files = new Map([
    ['index.html', asPage(reported, await coverageCharts(names))],
    [
      'junit.xml',
      asJunit(
        walked.flatMap(({ results }) => results),
        commandOf,
      ),
    ],
  ]);
  writeFiles(folder, files);
  return [...files.keys()].map((name) => join(folder, name)).join('\n');
}
