import type { Plot } from './chart.types';
import { crossingsOf, type DrawingFacts } from './drawing';

const SVG = 'http://www.w3.org/2000/svg';

/** A dark line on a wider light one, so that it is visible on a bar and next to it. */
const strokes = ({ inks }: DrawingFacts) => [
  { stroke: inks.page, 'stroke-width': '5' },
  { stroke: inks.line, 'stroke-width': '2' },
];

/** Draws what the library cannot: the angle of the hatching, the bars of what is not over, and the difference across the bars. */
export function finish(place: Element, facts: DrawingFacts, plot: Plot) {
  for (const hatch of place.querySelectorAll('pattern')) hatch.setAttribute('patternTransform', 'rotate(45)');
  const { inks, open } = facts;
  const look = { fill: inks.page, 'fill-opacity': '1', 'stroke-width': '1.5', 'stroke-dasharray': '2 2' };
  for (const [series, stroke] of [inks.up, inks.down].entries()) {
    const bar = place.querySelector(`.apexcharts-series[data\\:realIndex="${series}"] [j="${open}"]`);
    for (const [name, value] of Object.entries({ ...look, stroke })) bar?.setAttribute(name, value);
  }
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
