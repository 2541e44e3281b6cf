/** The text on a chart, line by line. */

import { actionText, asksForCode, conditionText, MONEY, pathText } from '../format';
import type { Model, StateModel, TransitionModel } from '../model';
import { type Box, type Line, type LineRole, type Look, type Part, RULE, type Title } from './drawing';
import { textWidth, wrap } from './text';

export const WIDE = { box: 215, label: 145 };

export const lines = (role: LineRole, text: string, width: number, transitions: readonly string[] = []): Line[] =>
  wrap(text, width, RULE.letter).map((line) => ({ parts: [{ role, text: line }], transitions }));

export const lineText = ({ parts }: Line) => parts.map(({ text }) => text).join(' ');

/** Returns the event of a transition, its condition and its actions. */
function partsOf(transition: TransitionModel): Part[] {
  const { kind, label, actions } = transition;
  const condition = conditionText(transition);
  return [
    ...(kind === 'always' && condition !== '' ? [] : [{ role: 'event', text: label } as const]),
    ...(condition ? [{ role: 'guard', text: `[${condition}]` } as const] : []),
    ...(actions.length > 0 ? [{ role: 'action', text: `/ ${actions.map(actionText).join(', ')}` } as const] : []),
  ];
}

/** A label beside a wire has a line for each part. */
export const labelLines = (transition: TransitionModel): Line[] =>
  partsOf(transition).flatMap(({ role, text }) => lines(role, text, WIDE.label, [transition.id]));

/** In a box the parts follow each other and wrap at its width. */
function flowing(transition: TransitionModel): Line[] {
  const to = transition.targets.filter((target) => target !== transition.source).map(pathText);
  const parts: Part[] = [
    ...partsOf(transition),
    ...(to.length > 0 ? [{ role: 'event', text: `→ ${to.join(', ')}` } as const] : []),
  ];
  const flowed: Part[][] = [];
  for (const { role, text } of parts)
    for (const word of text.split(' ')) {
      const line = flowed.at(-1);
      const last = line?.at(-1);
      const so = [...(line ?? []).map((part) => part.text), word].join(' ');
      if (!line || !last || textWidth(so, RULE.letter) > WIDE.box) flowed.push([{ role, text: word }]);
      else if (last.role === role) line[line.length - 1] = { role, text: `${last.text} ${word}` };
      else line.push({ role, text: word });
    }
  return flowed.map((line) => ({ parts: line, transitions: [transition.id] }));
}

/** Returns the text in a state's box. A machine's own description is above the chart. */
export function stateLines(state: StateModel, within: readonly TransitionModel[]): Line[] {
  if (state.kind === 'history') return [];
  return [
    ...(state.parent === null ? [] : lines('description', state.description, WIDE.box)),
    ...state.invokes.flatMap((call) => lines('call', call.kind === 'port' ? `calls ${call.src}` : `runs ${call.src}`, WIDE.box)),
    ...state.entry.flatMap((action) => lines('action', `entry / ${actionText(action)}`, WIDE.box)),
    ...state.exit.flatMap((action) => lines('action', `exit / ${actionText(action)}`, WIDE.box)),
    ...within.flatMap(flowing),
  ];
}

/** Whether a transition does not leave its state. It is then written in the state's box. */
export const isWithin = ({ targets, source }: TransitionModel) =>
  targets.every((target) => `${target}.`.startsWith(`${source}.`));

export function lookOf({ kind }: TransitionModel): Look {
  return kind === 'error' || kind === 'delay' || kind === 'always' ? kind : 'plain';
}

/** Marks besides the text on a wire, for readers who see no colours. */
export const hasSign = (look: Look) => look === 'error' || look === 'delay';

export const movesMoney = ({ tags }: StateModel) => tags.includes(MONEY);

export const hasTimer = ({ transitions }: Model, { id }: StateModel) =>
  transitions.some(({ source, kind }) => source === id && kind === 'delay');

/** Returns the number of icons beside a state's name. */
const signs = (model: Model, state: StateModel) =>
  [movesMoney(state), asksForCode(state), hasTimer(model, state)].filter(Boolean).length;

/** Returns the requirement shown in a box, if it is the state's own and not its parent's. */
export function clauseOf({ states }: Model, { req, parent }: StateModel): string {
  const above = states.find(({ id }) => id === parent)?.req ?? [];
  const [first, ...more] = req.filter((id) => !above.includes(id));
  if (!first) return '';
  return more.length > 0 ? `${first} +${more.length}` : first;
}

const widest = (written: readonly Line[]) => Math.max(0, ...written.map((line) => textWidth(lineText(line), RULE.letter)));

/** Returns the width of a name, without and with the name in the code. */
export function titleWidths({ name, code }: Title) {
  const first = textWidth(name, RULE.name, 'strong');
  return { first, whole: first + (code ? textWidth(code, RULE.letter) + RULE.gap : 0) };
}

export function boxSize(model: Model, { state, title, fold, lines: written }: Pick<Box, 'state' | 'title' | 'fold' | 'lines'>) {
  if (state.kind === 'history') return { width: RULE.history, height: RULE.history };
  const clause = clauseOf(model, state);
  const head =
    (fold ? RULE.fold : 0) +
    titleWidths(title).whole +
    signs(model, state) * (RULE.sign + 4) +
    (clause ? textWidth(clause, RULE.letter) + 20 : 0);
  return {
    width: Math.ceil(Math.max(48, head, widest(written)) + RULE.pad * 2),
    height: RULE.head + written.length * RULE.line + (written.length > 0 ? RULE.foot : 4),
  };
}

export const labelSize = (written: readonly Line[], look: Look) => ({
  width: Math.ceil(widest(written)) + 8 + (hasSign(look) ? RULE.sign : 0),
  height: written.length * RULE.line + 4,
});
