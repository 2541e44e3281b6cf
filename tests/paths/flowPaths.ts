/** The one list of paths of each flow, walked on the machine and in the rendered view; and the part of it that a sandbox can bring about. */
import { type AnyCases, coverTransitions, type Path, stepText } from '../../atlas/paths';
import { type FlowName, flows } from '../../machines/flows';
import { portFacts } from '../../machines/kit/port';
import { models } from '../models/all';

export const flowNames = Object.keys(flows) as FlowName[];

const casesOf = (flow: FlowName): AnyCases => flows[flow].cases;

export const pathsOf = (flow: FlowName) => coverTransitions(flows[flow].machine, casesOf(flow));

export const titleOf = (flow: FlowName, { input, steps }: Path, n: number) =>
  `[${models[flow].req.join(' ')}] ${flow} path ${n + 1} (${input}, ${steps.length} steps): … ${steps.slice(-2).map(stepText).join(', ')}`;

/** Faults that take the same transition as `network`, and that no sandbox can make in a test's time. */
const OUT_OF_TIME = ['timeout', 'defect'];

/** Cases without what cannot be brought about from outside: faults of ports that stay in the browser, and those of `OUT_OF_TIME`. */
function reachable(flow: FlowName): AnyCases {
  const { machine } = flows[flow];
  const cases = casesOf(flow);
  const isLocal = (src: string) => portFacts(machine.implementations.actors?.[src as never])?.calls.length === 0;
  const ports = Object.entries(cases.ports).map(([src, { answers, fails }]) => {
    const possible = isLocal(src) ? [] : Object.entries(fails).filter(([name]) => !OUT_OF_TIME.includes(name));
    return [src, { answers, fails: Object.fromEntries(possible) }];
  });
  return { ...cases, ports: Object.fromEntries(ports) };
}

export const browserPathsOf = (flow: FlowName) => coverTransitions(flows[flow].machine, reachable(flow));
