import type { Plot } from './chart.types';
import { crossingsOf, type DrawingFacts } from './drawing';

const SVG = 'http://www.w3.org/2000/svg';

/** A dark line on a wider light one, so that it is visible on a bar and next to it. */
const strokes = ({ inks }: DrawingFacts) => [
  { stroke: inks.page, 'stroke-width': '5' },
  { stroke: inks.line, 'stroke-width': '2' },
];

/** Draws what the library cannot: the angle of the hatching, and the difference across the bars. */
export function finish(place: Element, facts: DrawingFacts, plot: Plot) {
  for (const hatch of place.querySelectorAll('pattern')) hatch.setAttribute('patternTransform', 'rotate(45)');
  const inner = place.querySelector('.apexcharts-inner');
  for (const { from, to, y } of crossingsOf(facts, plot)) {
    for (const stroke of strokes(facts)) {
      const line = document.createElementNS(SVG, 'path');
      line.setAttribute('d', `M${from} ${y}H${to}`);
      for (const [name, value] of Object.entries(stroke)) line.setAttribute(name, value);
      inner?.append(line);
    }
  }
}
