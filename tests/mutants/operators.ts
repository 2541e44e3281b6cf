/** The ways in which a source is broken on purpose, one at a time: what a slip of the hand would do. */
import { child, children, field, type Node, nameOf, parse, stringIn, textIn, walk } from './syntax';

export interface Mutant {
  /** From 1. */
  readonly line: number;
  readonly what: string;
  readonly start: number;
  readonly end: number;
  /** What stands there instead. */
  readonly text: string;
}

interface Change {
  readonly what: string;
  readonly at: { readonly start: number; readonly end: number };
  readonly text: string;
}

/** @param above the nodes around it, the nearest first. */
type Operator = (node: Node, above: readonly Node[], text: string) => readonly Change[];

const OTHER: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
};

const WORDS = 'Changed words';

const source = (node: Node | null, text: string) => (node ? text.slice(node.start, node.end) : '');

/** An element of a list, or a property, together with the comma behind it. */
function withComma({ start, end }: Node, text: string) {
  const comma = /^\s*,/.exec(text.slice(end));
  return { start, end: end + (comma?.[0].length ?? 0) };
}

const dropped = (node: Node, text: string, what: string): Change => ({ what, at: withComma(node, text), text: '' });

/** Conditions and comparisons, wherever something is decided. */
const decisions: Operator = (node, [parent], text) => {
  const test = child(node, 'test');
  if (node.type === 'IfStatement' && test) return [{ what: 'negates the condition', at: test, text: `!(${source(test, text)})` }];
  if (node.type === 'ConditionalExpression') {
    const [yes, no] = [child(node, 'consequent'), child(node, 'alternate')];
    if (!yes || !no || !test) return [];
    return [
      { what: 'swaps the outcomes', at: node, text: `(${source(test, text)}) ? (${source(no, text)}) : (${source(yes, text)})` },
    ];
  }
  if (node.type === 'Literal' && typeof field(node, 'value') === 'boolean' && parent?.type !== 'JSXAttribute')
    return [{ what: 'says the opposite', at: node, text: String(field(node, 'value') !== true) }];
  const operator = textIn(node, 'operator') ?? '';
  const other = OTHER[operator];
  const [left, right] = [child(node, 'left'), child(node, 'right')];
  if (!['BinaryExpression', 'LogicalExpression'].includes(node.type) || !other || !left || !right) return [];
  const between = { start: left.end, end: right.start };
  return [
    { what: `${operator} becomes ${other}`, at: between, text: text.slice(left.end, right.start).replace(operator, other) },
  ];
};

const ARROWS = ['on', 'after', 'onDone', 'onError', 'always'];

/** The names of the states beside the one that a node stands in. */
function siblingsAt(above: readonly Node[]): readonly string[] {
  const states = above.find((one) => one.type === 'Property' && nameOf(one) === 'states');
  return children(child(states ?? null, 'value'), 'properties').flatMap((one) => nameOf(one) ?? []);
}

function retargeted(literal: Node, above: readonly Node[]): readonly Change[] {
  const target = stringIn(literal);
  const siblings = siblingsAt(above);
  const at = target === null ? -1 : siblings.indexOf(target);
  const other = siblings[(at + 1) % siblings.length];
  if (at < 0 || other === undefined || other === target) return [];
  return [{ what: `leads to ${other} instead of ${target}`, at: literal, text: `'${other}'` }];
}

/** Each action of a state or a transition is dropped once. */
const actions: Operator = (node, _, text) => {
  const name = node.type === 'Property' ? nameOf(node) : null;
  const value = child(node, 'value');
  if (name === null || !['actions', 'entry', 'exit'].includes(name) || !value) return [];
  // What `setup` declares under this name are the actions themselves.
  if (value.type === 'ObjectExpression' && !children(value, 'properties').some((one) => nameOf(one) === 'type')) return [];
  const elements = value.type === 'ArrayExpression' ? children(value, 'elements') : [];
  if (elements.length === 0) return [dropped(node, text, `drops ${name} ${source(value, text)}`)];
  return elements.map((one) => dropped(one, text, `drops the action ${source(one, text)}`));
};

/** What leads where: guards, targets and transitions. */
const arrows: Operator = (node, above, text) => {
  const [parent, grand] = above;
  const name = node.type === 'Property' ? nameOf(node) : null;
  const value = child(node, 'value');
  if (name === null || !value)
    return isOneOfSeveral(node, parent, grand) ? [dropped(node, text, `drops ${summary(node, text)}`)] : [];
  if (name === 'guard') return [dropped(node, text, 'drops the guard')];
  if (name === 'target') return retargeted(value, above);
  if (grand?.type === 'Property' && ['on', 'after'].includes(nameOf(grand) ?? ''))
    return [dropped(node, text, `drops the transition ${name}`), ...retargeted(value, above)];
  if (['onDone', 'onError', 'always'].includes(name)) return retargeted(value, above);
  return isAssigned(above) ? [dropped(node, text, `does not assign ${name}`)] : [];
};

const summary = (node: Node, text: string) => source(node, text).replace(/\s+/g, ' ').slice(0, 80);

/** One of the transitions of which the first that may is taken. */
function isOneOfSeveral(node: Node, parent: Node | undefined, grand: Node | undefined): boolean {
  if (parent?.type !== 'ArrayExpression' || grand?.type !== 'Property' || children(parent, 'elements').length < 2) return false;
  const list = nameOf(grand) ?? '';
  return node.type !== 'Literal' && (ARROWS.includes(list) || list.includes('.'));
}

function isAssigned([, call]: readonly Node[]): boolean {
  return call?.type === 'CallExpression' && textIn(child(call, 'callee'), 'name') === 'assign';
}

const SWITCHES = ['disabled', 'busy', 'readOnly', 'required', 'invalid'];
const AMOUNTS = ['amount', 'value', 'balance', 'total'];
const SAID = ['label', 'title', 'reason', 'note', 'what', 'heading', 'hint', 'problem', 'does', 'aria-label'];

/** A style has no words. */
const isStyle = (node: Node) =>
  node.type === 'CallExpression' && ['css', 'cva'].includes(textIn(child(node, 'callee'), 'name') ?? '');

/** What a merchant sees and presses. */
const views: Operator = (node, above, text) => {
  const [parent] = above;
  if (above.some(isStyle)) return [];
  if (node.type === 'JSXText' && /[a-z]{2}/i.test(source(node, text)))
    return [{ what: `says other words than "${source(node, text).trim()}"`, at: node, text: ` ${WORDS} ` }];
  if (node.type === 'Property' && parent?.type === 'ObjectExpression' && / /.test(stringIn(child(node, 'value')) ?? '')) {
    const value = child(node, 'value');
    return value ? [{ what: `says other words than ${source(value, text)}`, at: value, text: `'${WORDS}'` }] : [];
  }
  if (node.type !== 'JSXAttribute') return [];
  const name = nameOf(node) ?? '';
  const value = child(node, 'value');
  const instead = (what: string, put: string): readonly Change[] => [{ what, at: node, text: put }];
  if (SWITCHES.includes(name)) return instead(`is never ${name}`, '');
  if (/^on[A-Z]/.test(name)) return instead(`${name} does nothing`, `${name}={() => undefined}`);
  if (AMOUNTS.includes(name) && value?.type === 'JSXExpressionContainer') return instead(`shows another ${name}`, `${name}="1"`);
  if (!SAID.includes(name)) return [];
  return stringIn(value) === null
    ? instead(`says no ${name}`, `${name}={null}`)
    : instead(`says another ${name}`, `${name}="${WORDS}"`);
};

const shown: Operator = (node, [parent], text) =>
  node.type === 'LogicalExpression' && textIn(node, 'operator') === '&&' && parent?.type === 'JSXExpressionContainer'
    ? [{ what: `does not show ${source(child(node, 'left'), text)}`, at: node, text: 'null' }]
    : [];

/** What is sent: each part of what a call carries is forgotten once. */
const sendings: Operator = (node, above, text) => {
  const [parent, call] = above;
  if (node.type !== 'Property' || parent?.type !== 'ObjectExpression') return [];
  const isSent = above.some((one) => one.type === 'CallExpression') || call?.type === 'ArrowFunctionExpression';
  return isSent ? [dropped(node, text, `forgets ${nameOf(node) ?? source(node, text)}`)] : [];
};

/** What is refused: each refusal is left out once. */
const refusals: Operator = (node, [parent]) =>
  node.type === 'ThrowStatement' || (node.type === 'ReturnStatement' && parent?.type === 'IfStatement')
    ? [{ what: 'goes on where it has to stop', at: node, text: ';' }]
    : [];

export const OPERATORS = {
  machines: [actions, arrows, decisions],
  views: [views, shown, decisions],
  services: [sendings, decisions],
  sandbox: [refusals, decisions],
} satisfies Record<string, readonly Operator[]>;

export type Layer = keyof typeof OPERATORS;

/** Every mutant of a source, in the order of the text. */
export function mutantsOf(layer: Layer, text: string, file: string): readonly Mutant[] {
  const found = [...walk(parse(text, file))].flatMap(([node, above]) =>
    OPERATORS[layer].flatMap((operator) => operator(node, above, text)),
  );
  return (
    found
      .map(({ what, at, text: put }) => ({
        line: text.slice(0, at.start).split('\n').length,
        what: what.replace(/\s+/g, ' '),
        start: at.start,
        end: at.end,
        text: put,
      }))
      // What a view already does, such as nothing on a key, is no mutant.
      .filter(({ start, end, text: put }) => text.slice(start, end) !== put)
      .sort((one, other) => one.start - other.start)
  );
}

/** The source as the mutant has it. */
export const mutated = (text: string, { start, end, text: put }: Mutant) => text.slice(0, start) + put + text.slice(end);
