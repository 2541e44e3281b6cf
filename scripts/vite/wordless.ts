/**
 * Descriptions and requirements of states, the calls of ports, and the parts of a call's record that only the sandbox reads, are left out when the
 * app is built: who may make the call, and the schemas of what is sent. The types have checked what is sent, and the browser checks what comes back.
 */
import { type ESTree, type Plugin, Visitor } from 'vite';

const isDescription = (node: ESTree.Node): node is ESTree.ObjectProperty =>
  node.type === 'Property' &&
  !node.computed &&
  node.key.type === 'Identifier' &&
  node.key.name === 'description' &&
  ((node.value.type === 'Literal' && node.value.value !== '') || node.value.type === 'TemplateLiteral');

const META = new Set(['req', 'isLongRunning']);

/** Which requirements a state serves, and whether its machine runs until the page is left. The app reads neither. */
const isMeta = (node: ESTree.ObjectExpression['properties'][number]) =>
  node.type === 'Property' &&
  keyOf(node) === 'meta' &&
  node.value.type === 'ObjectExpression' &&
  node.value.properties.every((one) => META.has(keyOf(one) ?? ''));

const STATE_KEYS = new Set(
  'id initial states on invoke always after entry exit type tags meta output context calls req history'.split(' '),
);

const keyOf = (node: ESTree.ObjectProperty | ESTree.SpreadElement) =>
  node.type === 'Property' && !node.computed && node.key.type === 'Identifier' ? node.key.name : null;

/** A machine, a state or the parts of a kit machine. A form's values may also have a field called description, which stays. */
const isOfAMachine = ({ properties }: ESTree.ObjectExpression) => properties.some((one) => STATE_KEYS.has(keyOf(one) ?? ''));

/** States that have only a description. */
const bareStates = ({ properties }: ESTree.ObjectExpression) =>
  properties.flatMap((one) =>
    one.type === 'Property' && keyOf(one) === 'states' && one.value.type === 'ObjectExpression'
      ? one.value.properties.flatMap((state) =>
          state.type === 'Property' && state.value.type === 'ObjectExpression' ? [state.value] : [],
        )
      : [],
  );

/** Returns where a property ends, with its comma and space. */
const endOf = (node: ESTree.ObjectExpression, place: number) => node.properties[place + 1]?.start ?? node.end - 1;

const RECORD_WORDS = new Set(['permission', 'alsoNeeds', 'req', 'assumed', 'query', 'headers', 'body', 'files']);

/** The parts of a call's record that the browser never reads. */
const wordsOfRecord = ({ properties }: ESTree.ObjectExpression) => {
  const keys = properties.map(keyOf);
  const isRecord = keys.includes('method') && keys.includes('path') && keys.includes('answer');
  return isRecord ? properties.filter((one) => RECORD_WORDS.has(keyOf(one) ?? '')) : [];
};

/** What a machine's declaration says only to the compiler, and what a port says only to a chart. */
function wordsOfCall({ callee, arguments: given }: ESTree.CallExpression): readonly (readonly [number, number])[] {
  const [first, second] = given;
  const name = callee.type === 'Identifier' ? callee.name : null;
  if (name === 'port' && first && second) return [[first.end, second.end]];
  if (name !== 'setup' || first?.type !== 'ObjectExpression') return [];
  return first.properties.flatMap((one, place) => (keyOf(one) === 'types' ? [[one.start, endOf(first, place)] as const] : []));
}

/** Returns code without descriptions and requirements of states, and without texts of records. */
export function wordless(code: string, program: ESTree.Program): string {
  const places: (readonly [number, number])[] = [];
  const states = new Set<number>();
  new Visitor({
    CallExpression(node) {
      places.push(...wordsOfCall(node));
    },
    ObjectExpression(node) {
      for (const state of bareStates(node)) states.add(state.start);
      for (const word of wordsOfRecord(node)) places.push([word.start, endOf(node, node.properties.indexOf(word))]);
      if (!states.has(node.start) && !isOfAMachine(node)) return;
      node.properties.forEach((property, place) => {
        if (isDescription(property) || isMeta(property)) places.push([property.start, endOf(node, place)]);
      });
    },
  }).visit(program);
  // What is left out may contain what is left out too.
  const whole = places.filter(
    ([start, end]) => !places.some(([from, to]) => from <= start && end <= to && to - from > end - start),
  );
  return whole.sort(([a], [b]) => b - a).reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
}

/** Returns the constant that a statement declares by a call. */
function calledFor(statement: ESTree.Statement | ESTree.ModuleDeclaration): ESTree.CallExpression | null {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const' || declaration.declarations.length !== 1)
    return null;
  const { init } = declaration.declarations[0] ?? {};
  return init?.type === 'CallExpression' ? init : null;
}

/** Marks the constants of a contract, which are made by calls, as left out when nothing reads them: a schema takes long to make. */
export function freeOfEffects(code: string, program: ESTree.Program): string {
  return program.body
    .flatMap((statement) => calledFor(statement) ?? [])
    .reverse()
    .reduce(
      (text, { start, end }) => `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, end)})()${text.slice(end)}`,
      code,
    );
}

const CONTRACT = /\/contract\/.*\.ts$/;

export const wordlessBuild = (): Plugin => ({
  name: 'wordless',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: [/\/machines\/.*\.(machine|parts)\.ts$/, CONTRACT] },
    handler(code, id) {
      const shorter = wordless(code, this.parse(code));
      return { code: CONTRACT.test(id) ? freeOfEffects(shorter, this.parse(shorter)) : shorter, map: null };
    },
  },
});
