/** What a machine says of its states is for those who read it, not for the merchant's browser: the app is built without these words. */
import { type ESTree, type Plugin, Visitor } from 'vite';

const isDescription = (node: ESTree.Node): node is ESTree.ObjectProperty =>
  node.type === 'Property' &&
  !node.computed &&
  node.key.type === 'Identifier' &&
  node.key.name === 'description' &&
  (node.value.type === 'Literal' || node.value.type === 'TemplateLiteral');

/** Code without the descriptions in it. */
export function wordless(code: string, program: ESTree.Program): string {
  const places: (readonly [number, number])[] = [];
  new Visitor({
    ObjectExpression({ properties, end }) {
      properties.forEach((property, place) => {
        if (isDescription(property)) places.push([property.start, properties[place + 1]?.start ?? end - 1]);
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
