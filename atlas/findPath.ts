/** Finds a walk in the graph of a flow by the names of its steps, as given on a command line or in an exported test. */
import type { Edge, Graph } from './explore';
import { stepName } from './paths';
import { InvalidOptions, type Trail } from './strategies/strategy';

/** @param names the name of the input, then those of the steps */
export function findPath(graph: Graph, [input = '', ...names]: readonly string[]): Trail {
  const { machine, starts, out } = graph;
  const start = starts.find((one) => one.input === input);
  if (!start)
    throw new InvalidOptions(
      `${machine.id} does not start with "${input}". It starts with: ${starts.map((one) => one.input).join(', ')}.`,
    );
  const edges: Edge[] = [];
  for (const [n, name] of names.entries()) {
    const here = out[edges.at(-1)?.to ?? start.at] ?? [];
    const edge = here.find(({ step }) => stepName(step) === name);
    if (!edge) {
      const can = [...new Set(here.map(({ step }) => stepName(step)))].join(', ') || 'nothing';
      throw new InvalidOptions(`${machine.id}: "${name}" is not possible as step ${n + 1}. Possible steps: ${can}.`);
    }
    edges.push(edge);
  }
  return { start, edges };
}

export const namesIn = (walk: string) =>
  walk
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
