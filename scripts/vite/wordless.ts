/** What a machine says of its states is for those who read it, not for the merchant's browser: the app is built without these words. */
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

/** Code without the descriptions in it. */
export function wordless(code: string, program: ESTree.Program): string {
  const places: (readonly [number, number])[] = [];
  const states = new Set<number>();
  new Visitor({
    ObjectExpression(node) {
      for (const state of bareStates(node)) states.add(state.start);
      if (!states.has(node.start) && !isOfAMachine(node)) return;
      node.properties.forEach((property, place) => {
        if (isDescription(property)) places.push([property.start, node.properties[place + 1]?.start ?? node.end - 1]);
      });
    },
  }).visit(program);
  return places.sort(([a], [b]) => b - a).reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
}

export const wordlessMachines = (): Plugin => ({
  name: 'wordless-machines',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/machines\/.*\.machine\.ts$|\/machines\/.*\.parts\.ts$/ },
    handler(code) {
      return { code: wordless(code, this.parse(code)), map: null };
    },
  },
});
