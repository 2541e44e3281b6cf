/**
 * What a machine says of its states, and what a call's record says beside its schemas, is for those who read it and for the sandbox.
 * The app is built without these words.
 */
import { type ESTree, type Plugin, Visitor } from 'vite';

const isDescription = (node: ESTree.Node): node is ESTree.ObjectProperty =>
  node.type === 'Property' &&
  !node.computed &&
  node.key.type === 'Identifier' &&
  node.key.name === 'description' &&
  ((node.value.type === 'Literal' && node.value.value !== '') || node.value.type === 'TemplateLiteral');

const STATE_KEYS = new Set(
  'id initial states on invoke always after entry exit type tags meta output context calls req history'.split(' '),
);

const keyOf = (node: ESTree.ObjectProperty | ESTree.SpreadElement) =>
  node.type === 'Property' && !node.computed && node.key.type === 'Identifier' ? node.key.name : null;

/** A machine, a state or what a kit machine is made of. A form's values may have a field called description too: that one stays. */
const isOfAMachine = ({ properties }: ESTree.ObjectExpression) => properties.some((one) => STATE_KEYS.has(keyOf(one) ?? ''));

/** The states that have nothing but a description. */
const bareStates = ({ properties }: ESTree.ObjectExpression) =>
  properties.flatMap((one) =>
    one.type === 'Property' && keyOf(one) === 'states' && one.value.type === 'ObjectExpression'
      ? one.value.properties.flatMap((state) =>
          state.type === 'Property' && state.value.type === 'ObjectExpression' ? [state.value] : [],
        )
      : [],
  );

/** Where a property ends, with the comma and the space behind it. */
const endOf = (node: ESTree.ObjectExpression, place: number) => node.properties[place + 1]?.start ?? node.end - 1;

const RECORD_WORDS = new Set(['permission', 'req', 'assumed']);

/** What the browser never reads of a call's record. */
const wordsOfRecord = ({ properties }: ESTree.ObjectExpression) => {
  const keys = properties.map(keyOf);
  const isRecord = keys.includes('method') && keys.includes('path') && keys.includes('answer');
  return isRecord ? properties.filter((one) => RECORD_WORDS.has(keyOf(one) ?? '')) : [];
};

/** Code without the descriptions of states and the words of records in it. */
export function wordless(code: string, program: ESTree.Program): string {
  const places: (readonly [number, number])[] = [];
  const states = new Set<number>();
  new Visitor({
    ObjectExpression(node) {
      for (const state of bareStates(node)) states.add(state.start);
      for (const word of wordsOfRecord(node)) places.push([word.start, endOf(node, node.properties.indexOf(word))]);
      if (!states.has(node.start) && !isOfAMachine(node)) return;
      node.properties.forEach((property, place) => {
        if (isDescription(property)) places.push([property.start, endOf(node, place)]);
      });
    },
  }).visit(program);
  return places.sort(([a], [b]) => b - a).reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
}

export const wordlessBuild = (): Plugin => ({
  name: 'wordless',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/machines\/.*\.(machine|parts)\.ts$|\/contract\/.*\.ts$/ },
    handler(code) {
      return { code: wordless(code, this.parse(code)), map: null };
    },
  },
});
