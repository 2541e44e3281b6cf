/** `npm run new:flow <name> [Area]`: a flow that works and is tested from its first minute, to be changed into the one that is wanted. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool } from './paths.mjs';
import { run } from './processes.mjs';

const [name = '', area = 'Business'] = process.argv.slice(2);
const templates = join(root, 'templates');

function refuse(why) {
  console.error(`${why}\nnpm run new:flow <name> [Area], with a name like bulkPayout and an area like Payout.`);
  process.exit(2);
}
if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) refuse('A flow is named in camel case.');
if (!/^[A-Z][\w ]*$/.test(area)) refuse('An area begins with a capital.');
if (existsSync(join(root, 'machines', name))) refuse(`There is a flow ${name} already.`);

const Name = name[0].toUpperCase() + name.slice(1);
const title = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const words = {
  __name__: name,
  __Name__: Name,
  __title__: title,
  __Title__: title[0].toUpperCase() + title.slice(1),
  __Area__: area,
  __path__: title.replaceAll(' ', '-'),
};
const filled = (text) => text.replace(/__(name|Name|title|Title|Area|path)__/g, (word) => words[word]);

const written = [];
function write(path, text) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
  written.push(path);
}

/** Puts imports at the head of a module and an entry at the end of its list; the formatter puts the imports in order. */
function register(path, { imports, list, entry }) {
  const text = readFileSync(join(root, path), 'utf8');
  const start = text.indexOf(list);
  const end = text.indexOf('\n}', start);
  const head = Math.max(0, text.search(/^import /m));
  if (start < 0 || end < 0) refuse(`${path} has no list that begins with "${list}".`);
  write(path, filled(`${text.slice(0, head)}${imports}${text.slice(head, end)}\n${entry}${text.slice(end)}`));
}

for (const file of readdirSync(join(templates, 'flow'))) {
  write(`machines/${name}/${name}.${file.replace('.txt', '')}`, filled(readFileSync(join(templates, 'flow', file), 'utf8')));
}
const list = `machines/areas/${area.toLowerCase().replaceAll(' ', '')}.ts`;
const flowsOfArea = `${list.slice('machines/areas/'.length, -'.ts'.length)}Flows`;
if (!existsSync(join(root, list))) {
  write(list, `\nexport const ${flowsOfArea} = {\n};\n`);
  register('machines/flows.ts', {
    imports: `import { ${flowsOfArea} } from './${list.slice('machines/'.length, -'.ts'.length)}';\n`,
    list: 'export const flows = {',
    entry: `  ...${flowsOfArea},`,
  });
}
register(list, {
  imports:
    "import { __name__Cases } from '../__name__/__name__.cases';\nimport { __name__Machine } from '../__name__/__name__.machine';\nimport { __name__Properties } from '../__name__/__name__.properties';\n",
  list: `export const ${flowsOfArea} = {`,
  entry: "  __name__: { area: '__Area__', machine: __name__Machine, cases: __name__Cases, properties: __name__Properties },",
});

write(`tests/models/${name}.ts`, filled(readFileSync(join(templates, 'model.ts.txt'), 'utf8')));
register('tests/models/all.ts', {
  imports: "import { __name__Model } from './__name__';\n",
  list: 'export const models',
  entry: '  __name__: __name__Model,',
});

const code = await run(tool('biome'), ['check', '--write', ...written], { cwd: root, output: 'ignore' });
if (code !== 0) console.error('The formatter found something to say: npm run lint.');
console.log(`${written.join('\n')}

Written, and listed. The machine and its paths pass their tests; now
  1. say what the flow is for, in machines/${name}, and which requirements its states serve
  2. declare what must hold of it, in ${name}.properties.ts: npm run proofs -- ${name}
  3. give it a view in src/screens, and services in src/app: its paths are walked there as soon as the model can reach it
  4. npm run atlas, which draws its chart
  5. npm test`);
