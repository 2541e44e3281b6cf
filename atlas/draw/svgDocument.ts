/** A chart as a file of its own: title, legend, chart and the digest of its data. */
import { createHash } from 'node:crypto';
import type { Model } from '../model';
import type { Drawing } from './drawing';
import { iconAt } from './icons';
import { sheetStyle } from './style';
import { chartBody, escaped, type Marks } from './svg';
import { textWidth, wrap } from './text';

const EDGE = 24;
const LEGEND_ROW = 24;

interface Sample {
  readonly text: string;
  readonly width: number;
  readonly draw: (x: number, y: number) => string;
}

const box =
  (name: string, rx: number, more = '') =>
  (x: number, y: number) =>
    `<g class="state ${name}" transform="translate(${x} ${y})"><rect x="0" y="0" width="22" height="14" rx="${rx}"/>${more}</g>`;
const wire = (look: string) => (x: number, y: number) =>
  `<g class="wire ${look}"><path d="M${x} ${y + 7}H${x + 28}" marker-end="url(#ends${look === 'plain' || look === 'always' ? '' : `-${look}`})"/></g>`;
const ringed = '<rect class="ring" x="3" y="3" width="16" height="8" rx="4"/>';
const band = '<rect class="band" x="0" y="0" width="5" height="14" rx="2"/>';

const SAMPLES: readonly Sample[] = [
  {
    text: 'moves money',
    width: 46,
    draw: (x, y) => box('atomic money', 2, band)(x, y) + iconAt('banknote', x + 27, y - 1, 16),
  },
  { text: 'one-time password', width: 46, draw: (x, y) => box('atomic otp', 2)(x, y) + iconAt('key', x + 27, y - 1, 16) },
  { text: 'final', width: 26, draw: box('final', 7, ringed) },
  { text: 'parallel region', width: 26, draw: box('compound region', 2) },
  { text: 'timed', width: 20, draw: (x, y) => iconAt('clock', x, y - 1, 16) },
  {
    text: 'fault',
    width: 46,
    draw: (x, y) => `${wire('error')(x, y)}<g class="error">${iconAt('cross', x + 32, y + 1, 11)}</g>`,
  },
  {
    text: 'after a delay',
    width: 46,
    draw: (x, y) => `${wire('delay')(x, y)}<g class="delay">${iconAt('clock', x + 32, y + 1, 11)}</g>`,
  },
  { text: 'at once', width: 32, draw: wire('always') },
];

function legend(width: number, top: number) {
  let x = EDGE;
  let y = top;
  const texts: string[] = [];
  for (const { text, draw, width: drawn } of SAMPLES) {
    const room = drawn + 4 + textWidth(text, 11) + 22;
    if (x + room > width && x > EDGE) {
      x = EDGE;
      y += LEGEND_ROW;
    }
    texts.push(`${draw(x, y)}<text x="${x + drawn + 4}" y="${y + 11}">${text}</text>`);
    x = Math.round(x + room);
  }
  return { text: `<g class="legend chart">${texts.join('')}</g>`, bottom: y + LEGEND_ROW };
}

/** Returns a chart's data as its file holds it. */
export const dataText = (model: Model) => `${JSON.stringify(model, null, 2)}\n`;

/** Returns a digest as shown in files and pages. */
export const sha8 = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Names the chart's data file, so a drawing changes only when its chart does: `sha256sum <chart>.json` starts with the same digits. */
const stampText = (model: Model) => `Chart ${sha8(dataText(model))}`;

export function svgDocument(model: Model, drawing: Drawing, marks?: Marks): string {
  const width = Math.max(drawing.width + EDGE * 2, 560);
  const said = wrap(model.description, width - EDGE * 2, 13);
  const { text, bottom } = legend(width, 58 + said.length * 18);
  const height = bottom + drawing.height + EDGE * 2;
  const [states, transitions] = [model.states.length, model.transitions.length];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc" class="chart">`,
    `<title id="title">${escaped(model.chart)}</title>`,
    `${escaped(model.description)} ${states} states, ${transitions} transitions. The table next to this chart lists all of them.`,
    `<style>${sheetStyle}</style>`,
    `<rect class="sheet" width="${width}" height="${height}"/>`,
    `<text class="title" x="${EDGE}" y="38">${escaped(model.chart)}</text>`,
    ...said.map((line, nth) => `<text class="said" x="${EDGE}" y="${60 + nth * 18}">${escaped(line)}</text>`),
    text,
    `<g class="chart" transform="translate(${EDGE} ${bottom})">`,
    chartBody(model, drawing, marks),
    '</g>',
    `<text class="stamp" x="${width - EDGE}" y="${height - 12}" text-anchor="end">${stampText(model)}</text>`,
    '</svg>\n',
  ].join('\n');
}
