/** A chart as a Mermaid state diagram, for documents that render it. Names are in plain words. */
import type { Model, StateModel, TransitionModel } from '../model';
import { conditionWords, eventWords, stateWords } from '../words';

/** A state's name in the diagram, where a dot has a meaning. */
export const mermaidId = (id: string): string => id.replaceAll(/\W/g, '_');

/** Signs that end a label or a statement. */
const plain = (text: string) =>
  text
    .replaceAll(/[:;#{}"\n]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const labelOf = (transition: TransitionModel) =>
  plain([eventWords(transition), conditionWords(transition)].filter(Boolean).join(', '));

function stateLines(model: Model, { id, key, kind, initial }: StateModel): string[] {
  const inner = model.states.filter(({ parent }) => parent === id);
  const name = kind === 'history' ? 'History' : stateWords(key);
  const head = `state "${plain(name)}" as ${mermaidId(id)}`;
  if (inner.length === 0) return [head, ...(kind === 'final' ? [`${mermaidId(id)} --> [*]`] : [])];
  const first = inner.find((child) => [child.id, child.key].includes(initial ?? ''));
  const parts = inner.map((child) => stateLines(model, child));
  const body =
    kind === 'parallel'
      ? parts.flatMap((lines, nth) => (nth > 0 ? ['--', ...lines] : lines))
      : [...(first ? [`[*] --> ${mermaidId(first.id)}`] : []), ...parts.flat()];
  return [head, `state ${mermaidId(id)} {`, ...body.map((line) => `  ${line}`), '}'];
}

export function mermaidText(model: Model): string {
  const [root] = model.states;
  const transitions = model.transitions.flatMap((one) => {
    const targets = one.targets.length > 0 ? one.targets : [one.source];
    return targets.map((target) => `${mermaidId(one.source)} --> ${mermaidId(target)} : ${labelOf(one)}`);
  });
  const lines = [
    ...(root ? [`[*] --> ${mermaidId(root.id)}`] : []),
    ...model.states.filter(({ parent }) => parent === null).flatMap((state) => stateLines(model, state)),
    ...transitions,
  ];
  return ['---', `title: ${plain(model.chart)}`, '---', 'stateDiagram-v2', ...lines.map((line) => `  ${line}`), ''].join('\n');
}
