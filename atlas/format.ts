/** Formats parts of a model as text, alike on charts, in tables and in proofs. */
import type { ActionModel, GuardModel, Params, StateModel, TransitionModel } from './model';

/** A single parameter needs no name: `outcomeIs(paid)`. */
const paramsText = (params: Params) => {
  const parts = Object.entries(params);
  const text = parts.length === 1 ? parts.map(([, value]) => value) : parts.map(([name, value]) => `${name}: ${value}`);
  return text.length > 0 ? `(${text.join(', ')})` : '';
};

export const actionText = ({ name, params }: ActionModel) => `${name}${paramsText(params)}`;

/** `hasCode and not in open.resend.sending`. Nested conditions are in brackets. */
export function guardText(guard: GuardModel): string {
  const inside = (part: GuardModel) => (part.kind === 'and' || part.kind === 'or' ? `(${guardText(part)})` : guardText(part));
  switch (guard.kind) {
    case 'named':
      return `${guard.name}${paramsText(guard.params)}`;
    case 'in':
      return `in ${pathText(guard.state)}`;
    case 'not':
      return `not ${inside(guard.of[0])}`;
    default:
      return guard.of.map(inside).join(` ${guard.kind} `);
  }
}

/** A state's name within its own chart: without the machine's id, unless it is the machine. */
export const pathText = (id: string) => id.slice(id.indexOf('.') + 1);

/** The condition of an alternative, or empty if it has none. */
export function conditionText({ guard, order }: TransitionModel): string {
  if (guard) return guardText(guard);
  return order > 0 ? 'else' : '';
}

export const MONEY = 'money';

/** Whether a state requires a one-time password: it invokes the kit's machine for it. */
export const asksForCode = ({ invokes }: StateModel) => invokes.some((call) => call.kind === 'machine' && call.machine === 'otp');

/** A transition in one line: `submitting: initiatePayout fails [refused] -> editing`. */
export function wayText(way: TransitionModel): string {
  const condition = conditionText(way);
  const to = way.targets.length > 0 ? way.targets.map(pathText).join(', ') : 'stays';
  return `${pathText(way.source)}: ${way.label}${condition ? ` [${condition}]` : ''} -> ${to}`;
}
