/** Draws a chart as SVG text without legend. Each state and transition has its id in `data-id`. */

import { asksForCode } from '../format';
import type { Model, StateModel } from '../model';
import { type Box, type Drawing, type Line, type Point, RULE, type Wire } from './drawing';
import { type IconName, iconAt } from './icons';
import { clauseOf, hasSign, hasTimer, lineText, movesMoney, titleWidths } from './lines';
import { textWidth } from './text';

/** A class for a state or a transition by id: what was walked, what a release changed, or what no test covers. */
export type Marks = ReadonlyMap<string, string>;
const NONE: Marks = new Map();

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' };
export const escaped = (text: string) => text.replace(/[&<>"\n]/g, (letter) => ESCAPES[letter] ?? letter);

const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ');

const CORNER = 7;

/** A line with rounded corners. */
function wirePath(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  const toward = ([x, y]: Point, [toX, toY]: Point) => {
    const length = Math.hypot(toX - x, toY - y) || 1;
    const part = Math.min(CORNER, length / 2) / length;
    return `${tenths(x + (toX - x) * part)} ${tenths(y + (toY - y) * part)}`;
  };
  const corners = rest.map((corner, nth) => {
    const after = rest[nth + 1];
    const before = points[nth] ?? corner;
    return after ? `L${toward(corner, before)}Q${corner.join(' ')} ${toward(corner, after)}` : `L${corner.join(' ')}`;
  });
  return `M${first.join(' ')}${corners.join('')}`;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Text is set to its measured width, whatever fonts the reader has. */
function lineSvg(line: Line, x: number, y: number) {
  const { parts } = line;
  const [only, ...more] = parts;
  const place = `x="${tenths(x)}" y="${tenths(y)}" textLength="${tenths(textWidth(lineText(line), RULE.letter))}" lengthAdjust="spacingAndGlyphs"`;
  if (only && more.length === 0) return `<text class="line ${only.role}" ${place}>${escaped(only.text)}</text>`;
  const texts = parts.map(({ role, text }) => `<tspan class="line ${role}">${escaped(text)}</tspan>`);
  return `<text class="line" ${place}>${texts.join(' ')}</text>`;
}

interface Run {
  /** The ids of its transitions, or empty. */
  readonly transitions: string;
  readonly lines: readonly Line[];
  /** The index of its first line. */
  readonly from: number;
}

/** Lines of the same transitions, in order. */
function runsOf(lines: readonly Line[]): Run[] {
  const runs: Run[] = [];
  lines.forEach((line, from) => {
    const last = runs.at(-1);
    const transitions = line.transitions.join('\n');
    if (last?.transitions === transitions) runs[runs.length - 1] = { ...last, lines: [...last.lines, line] };
    else runs.push({ transitions, lines: [line], from });
  });
  return runs;
}

interface Place {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly marks: Marks;
}

/** Draws the lines from `top` down. Those of one transition can be selected as one. */
function written(lines: readonly Line[], { x, top, width, marks }: Place): string[] {
  const texts = (run: Run) =>
    run.lines.map((line, nth) => lineSvg(line, x, top + (run.from + nth) * RULE.line + RULE.letter + 1)).join('');
  return runsOf(lines).map((run) => {
    const [id, ...also] = run.transitions.split('\n');
    if (!id) return texts(run);
    const y = tenths(top + run.from * RULE.line);
    const height = run.lines.length * RULE.line;
    const ground = `<rect class="ground" x="${tenths(x - 4)}" y="${y}" width="${width}" height="${height}" rx="2"/>`;
    const more = also.length > 0 ? ` data-also="${escaped(also.join('\n'))}"` : '';
    return `<g class="${classes('way', marks.get(id))}" data-id="${escaped(id)}"${more}>${ground}${texts(run)}</g>`;
  });
}

const rect = ({ x, y, width, height }: Pick<Box, 'x' | 'y' | 'width' | 'height'>, rx: number, name = '') =>
  `<rect${name && ` class="${name}"`} x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`;

const signsOf = (model: Model, state: StateModel): IconName[] => [
  ...(movesMoney(state) ? (['banknote'] as const) : []),
  ...(asksForCode(state) ? (['key'] as const) : []),
  ...(hasTimer(model, state) ? (['clock'] as const) : []),
];

/** The button that collapses a region or expands it, as a plus or a minus in a square. */
const foldSign = ({ id, x, y }: Box, fold: 'open' | 'closed') =>
  `<g class="fold ${fold}" data-fold="${escaped(id)}">${rect({ x: tenths(x + 8), y: tenths(y + 6), width: 18, height: 18 }, 2)}<path d="M${tenths(x + 13)} ${tenths(y + 15)}h8${fold === 'closed' ? `m-4-4v8` : ''}"/></g>`;

function head(model: Model, box: Box) {
  const { x, y, width, state, title, fold } = box;
  const left = x + RULE.pad + (fold ? RULE.fold - 4 : 0);
  const { first, whole } = titleWidths(title);
  const from = left + whole + 6;
  const signs = signsOf(model, state).map((name, nth) =>
    iconAt(name, tenths(from + nth * (RULE.sign + 4)), tenths(y + 6), RULE.sign),
  );
  const clause = clauseOf(model, state);
  const named = (name: string, at: number, wide: number, text: string) =>
    `<text class="${name}" x="${tenths(at)}" y="${tenths(y + 19)}" textLength="${tenths(wide)}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`;
  return [
    fold ? foldSign(box, fold) : '',
    named('name', left, first, title.name),
    title.code && named('code', left + first + RULE.gap, whole - first - RULE.gap, title.code),
    ...signs,
    clause && `<text class="clause" x="${tenths(x + width - RULE.pad + 2)}" y="${tenths(y + 18)}">${clause}</text>`,
  ].join('');
}

function shape(box: Box): string {
  const { x, y, width, height, state } = box;
  if (state.kind === 'history') {
    const middle = [tenths(x + width / 2), tenths(y + height / 2)] as const;
    const letter = state.history === 'deep' ? 'H*' : 'H';
    return `<circle cx="${middle[0]}" cy="${middle[1]}" r="${width / 2}"/><text class="name" x="${middle[0]}" y="${middle[1] + 4.5}" text-anchor="middle">${letter}</text>`;
  }
  if (state.kind === 'final') {
    const within = { x: tenths(x + 3), y: tenths(y + 3), width: tenths(width - 6), height: tenths(height - 6) };
    return rect(box, 14) + rect(within, 11, 'ring');
  }
  // A band and a banknote icon also mark money, for readers who see no colours.
  return rect(box, 3) + (movesMoney(state) ? rect({ x, y, width: 5, height }, 2, 'band') : '');
}

function boxText(model: Model, box: Box, marks: Marks) {
  const { state } = box;
  const above = model.states.find(({ id }) => id === state.parent);
  const depth = state.id.split('.').length;
  const name = classes(
    'state',
    state.kind,
    movesMoney(state) && 'money',
    asksForCode(state) && 'otp',
    above?.kind === 'parallel' && 'region',
    depth > 1 && (state.kind === 'compound' || state.kind === 'parallel') && 'deep',
    marks.get(state.id),
  );
  const place = { x: box.x + RULE.pad, top: box.y + RULE.head - 2, width: box.width - RULE.pad, marks };
  // Next to the state, not inside it, so that each can be selected by itself.
  const isOwn = (text: string) => !text.startsWith('<g');
  const texts = written(box.lines, place);
  const own = state.kind === 'history' ? '' : head(model, box) + texts.filter(isOwn).join('');
  return `<g class="${name}" data-id="${escaped(state.id)}">${shape(box)}${own}</g>${texts.filter((text) => !isOwn(text)).join('')}`;
}

const SIGN: Partial<Record<Wire['look'], IconName>> = { error: 'cross', delay: 'clock' };
const MARKER: Partial<Record<Wire['look'], string>> = { error: 'ends-error', delay: 'ends-delay' };

function wireText({ look, points, transitions }: Wire, marks: Marks) {
  const marked = transitions.map((id) => marks.get(id)).find(Boolean);
  const of = transitions.length > 0 ? ` data-of="${escaped(transitions.join('\n'))}"` : '';
  return `<g class="${classes('wire', look, marked)}"${of}><path d="${wirePath(points)}" marker-end="url(#${MARKER[look] ?? 'ends'})"/></g>`;
}

function labelText({ look, label }: Wire, marks: Marks) {
  if (!label) return '';
  const sign = SIGN[look];
  const { x, y, width } = label;
  const indent = hasSign(look) ? RULE.sign : 0;
  return [
    `<g class="${classes('label', look)}">${rect(label, 2, 'ground')}`,
    sign ? iconAt(sign, tenths(x + 4), tenths(y + 4), 11) : '',
    ...written(label.lines, { x: x + 4 + indent, top: y + 2, width: width - indent, marks }),
    '</g>',
  ].join('');
}

const marker = (id: string, name: string, size = 8) =>
  `<marker id="${id}" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="${size}" markerHeight="${size}" markerUnits="userSpaceOnUse" orient="auto"><path class="${name}" d="M0 0L8 4L0 8z"/></marker>`;

const MARKERS = `<defs>${marker('ends', 'arrow')}${marker('ends-error', 'arrow error')}${marker('ends-delay', 'arrow delay')}${marker('walked', 'arrow walked', 11)}</defs>`;

/** Returns the contents of the `<svg>`: boxes, then wires, then their text. */
export function chartBody(model: Model, { boxes, starts, wires }: Drawing, marks: Marks = NONE): string {
  const dots = starts.map(
    ({ x, y, width }) => `<circle class="start" cx="${x + width / 2}" cy="${y + width / 2}" r="${width / 2}"/>`,
  );
  return [
    MARKERS,
    ...boxes.map((box) => boxText(model, box, marks)),
    ...dots,
    ...wires.map((wire) => wireText(wire, marks)),
    ...wires.map((wire) => labelText(wire, marks)).filter(Boolean),
  ].join('\n');
}
