/** Summarises the paths of a flow in one line, and lists every goal that no path can meet. */
import type { Generated } from '../generate';

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const times = (value: number, least: number) => `${(value / Math.max(1, least)).toFixed(2)}x`;

export function summaryOf(
  { flow, strategy, paths, met, reachable, unmet, bound, graph }: Generated,
  milliseconds: number,
): string {
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  const least = bound
    ? `; at least ${plural(bound.walks, 'path')} (${times(paths.length, bound.walks)}) and ${plural(bound.steps, 'step')} (${times(steps, bound.steps)}) are needed`
    : '';
  const goals = reachable.filter((goal) => met.has(goal)).length;
  const share = reachable.length === 0 ? 100 : (100 * goals) / reachable.length;
  const lines = [
    `${flow}, ${strategy}: ${plural(paths.length, 'path')}, ${plural(steps, 'step')}, ${goals} of ${reachable.length} goals (${share.toFixed(0)} %)${least}; ${milliseconds.toFixed(0)} ms`,
    ...unmet.map(({ goal, why }) => `  cannot be reached: ${goal}: ${why}`),
  ];
  if (!graph.isWhole)
    lines.push(`  only ${graph.configurations.length} configurations were explored. Let \`remember\` keep less`);
  return lines.join('\n');
}
