/** Refuses charts in which two ports or machines run at once under one id. */
import type { AnyStateNode } from 'xstate';
import { UnreadableChartError } from './names';

const upFrom = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? upFrom(node.parent) : [])];

/** Whether both states can be active together: one lies in the other, or they lie in two regions. */
function canBeAtOnce(one: AnyStateNode, other: AnyStateNode): boolean {
  const above = upFrom(other);
  const common = upFrom(one).find((node) => above.includes(node));
  return common === one || common === other || common?.type === 'parallel';
}

/**
 * The second of two invocations takes the place of the first, and the end of either counts as that of both. So the chart would say something else
 * than the browser does.
 * @throws UnreadableChartError with the id and both states
 */
export function refuseSharedIds(nodes: readonly AnyStateNode[]): void {
  const invoked = nodes.flatMap((node) => node.invoke.map(({ id }) => ({ id, node })));
  for (const [place, { id, node }] of invoked.entries()) {
    const other = invoked.slice(place + 1).find((later) => later.id === id && canBeAtOnce(node, later.node));
    if (other)
      throw new UnreadableChartError(
        `${node.machine.id}: two invocations run at once as "${id}", in state ${node.id} and in state ${other.node.id} (give each its own id)`,
      );
  }
}
