/** Parts of a model in words, alike on charts, in tables and in proofs. */
import type { ActionModel, GuardModel, Params, StateModel, TransitionModel } from './model';

/** One parameter needs no name: `outcomeIs(paid)`. */
const paramsText = (params: Params) => {
  const parts = Object.entries(params);
  const text = parts.length === 1 ? parts.map(([, value]) => value) : parts.map(([name, value]) => `${name}: ${value}`);
  return text.length > 0 ? `(${text.join(', ')})` : '';
};

export const actionText = ({ name, params }: ActionModel) => `${name}${paramsText(params)}`;

/** `hasCode and not in open.resend.sending`; what is joined inside a join stands in brackets. */
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

/** A state as it is called inside its own chart: without the machine's id, unless it is the machine. */
export const pathText = (id: string) => id.slice(id.indexOf('.') + 1);

/** What decides that this alternative is taken; empty where nothing does. */
export function conditionText({ guard, order }: TransitionModel): string {
  if (guard) return guardText(guard);
  return order > 0 ? 'else' : '';
}

export const MONEY = 'money';

/** Where a one-time password is asked for: the kit's machine for it is at work. */
export const asksForCode = ({ invokes }: StateModel) => invokes.some((call) => call.kind === 'machine' && call.machine === 'otp');

/** A transition in one line: `initiating: initiatePayout fails [refused] -> filling`. */
export function wayText(way: TransitionModel): string {
  const condition = conditionText(way);
  const to = way.targets.length > 0 ? way.targets.map(pathText).join(', ') : 'stays';
  return `${pathText(way.source)}: ${way.label}${condition ? ` [${condition}]` : ''} -> ${to}`;
}
