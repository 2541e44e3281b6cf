/** One drawing of a chart on the page: its elements with their labels for screen readers, and the marks on them. */
import { conditionText, pathText } from '../format';
import type { ChartData, DrawingData } from '../site/data';
import { conditionWords, eventWords, stateWords } from '../words';
import { svg } from './dom';

export type Marks = ReadonlyMap<string, string>;

export interface Sheet {
  readonly element: SVGSVGElement;
  readonly drawing: SVGGElement;
  /** The states and transitions, in the order of the drawing. */
  readonly things: readonly SVGGElement[];
  readonly thing: (id: string) => SVGGElement | undefined;
  /** Marks the elements by their ids. */
  readonly paint: (marks: Marks) => void;
}

/** A short label of a state or a transition for screen readers. */
export function namesOf({ model }: ChartData): ReadonlyMap<string, string> {
  const states = model.states.map(
    ({ id, key, description }) => [id, `State ${stateWords(key)}, ${pathText(id)}. ${description}`] as const,
  );
  const transitions = model.transitions.map((one) => {
    const condition = conditionText(one);
    const words = [eventWords(one), conditionWords(one)].filter(Boolean).join(', ');
    const to = one.targets.map(pathText).join(', ') || 'the same state';
    return [one.id, `${words}: ${one.label}${condition && ` [${condition}]`}, from ${pathText(one.source)} to ${to}`] as const;
  });
  return new Map([...states, ...transitions]);
}

const idsOf = ({ dataset }: SVGGElement) => [
  ...(dataset.id ? [dataset.id] : []),
  ...(dataset.also?.split('\n') ?? []),
  ...(dataset.of?.split('\n') ?? []),
];

/** Of several marks the first of these is shown. */
const STRONGEST = ['on', 'been'];

export function sheetOf({ width, height, body }: DrawingData, name: string, names: ReadonlyMap<string, string>): Sheet {
  const element = svg('svg', { class: 'chart', width, height, viewBox: `0 0 ${width} ${height}`, role: 'group' });
  element.setAttribute('aria-label', `Chart of ${name}`);
  // Has a class besides that of the chart file, because print uses a drawing of its own.
  const drawing = svg('g', { id: 'drawing', class: 'chart' });
  // The drawing is the only text that is parsed as markup. Its labels were escaped when it was drawn.
  drawing.innerHTML = body;
  element.append(drawing);
  const things = [...drawing.querySelectorAll<SVGGElement>('[data-id]')];
  const wires = [...drawing.querySelectorAll<SVGGElement>('[data-of]')];
  const marked = [...things, ...wires].map((thing) => ({ thing, ids: idsOf(thing), painted: '' }));
  const folded = new Set([...drawing.querySelectorAll<SVGGElement>('.fold.closed')].map(({ dataset }) => dataset.fold ?? ''));
  for (const thing of things) {
    thing.setAttribute('role', 'button');
    thing.setAttribute('tabindex', '-1');
    thing.setAttribute('aria-label', names.get(thing.dataset.id ?? '') ?? '');
  }
  /** A collapsed region has the marks of the states inside. */
  const withRegions = (marks: Marks): Marks => {
    if (folded.size === 0) return marks;
    const all = new Map(marks);
    for (const [id, mark] of marks)
      for (const region of folded)
        if (id.startsWith(`${region}.`) && all.get(region) !== 'on' && !id.includes(' | ')) all.set(region, mark);
    return all;
  };
  return {
    element,
    drawing,
    things,
    thing: (id) => marked.find(({ thing, ids }) => thing.dataset.of === undefined && ids.includes(id))?.thing,
    paint(marks) {
      const all = withRegions(marks);
      for (const one of marked) {
        const found = one.ids.flatMap((id) => all.get(id)?.split(' ') ?? []);
        const strongest = STRONGEST.find((mark) => found.includes(mark));
        const mark = [strongest, ...found.filter((other) => !STRONGEST.includes(other))].filter(Boolean).join(' ');
        // Most elements keep their mark from step to step.
        if (mark === one.painted) continue;
        if (one.painted) one.thing.classList.remove(...one.painted.split(' '));
        if (mark) one.thing.classList.add(...mark.split(' '));
        one.painted = mark;
      }
    },
  };
}
