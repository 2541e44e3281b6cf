/** `npm run new:flow <area> <name>`: writes a flow that works and is tested, as a start for a real one. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool } from './paths.mjs';
import { run } from './processes.mjs';

const [area = '', name = ''] = process.argv.slice(2);
const templates = join(root, 'templates');
const areas = [...readFileSync(join(root, 'machines/areas.ts'), 'utf8').matchAll(/^ {2}(\w+): '/gm)].map(([, word]) => word);

function refuse(why) {
  console.error(`${why}\nUsage: npm run new:flow <area> <name>, for example: npm run new:flow payouts scheduledPayout`);
  process.exit(2);
}
if (!areas.includes(area)) refuse(`There is no area "${area}". Areas are listed in machines/areas.ts: ${areas.join(', ')}.`);
if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) refuse('A flow is named in camel case.');
if (areas.some((one) => existsSync(join(root, 'machines', one, name)))) refuse(`There is a flow ${name} already.`);

const Name = name[0].toUpperCase() + name.slice(1);
const title = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const words = {
  __name__: name,
  __Name__: Name,
  __title__: title,
  __Title__: title[0].toUpperCase() + title.slice(1),
  __area__: area,
  __path__: title.replaceAll(' ', '-'),
};
const filled = (text) => text.replace(/__(name|Name|title|Title|area|path)__/g, (word) => words[word]);

const written = [];
function write(path, text) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
  written.push(path);
}

for (const file of readdirSync(join(templates, 'flow'))) {
  const text = readFileSync(join(templates, 'flow', file), 'utf8');
  write(`machines/${area}/${name}/${name}.${file.replace('.txt', '')}`, filled(text));
}
write(`tests/models/${area}/${name}.ts`, filled(readFileSync(join(templates, 'model.ts.txt'), 'utf8')));
await run('node', [join(root, 'scripts/lists.mjs')], { cwd: root });

const code = await run(tool('biome'), ['check', '--write', ...written], { cwd: root, output: 'ignore' });
if (code !== 0) console.error('The formatter found something to say: npm run lint.');
console.log(`${written.join('\n')}

Written, and listed. The machine and its paths pass their tests; now
  1. say what the flow is for, in machines/${area}/${name}, and which requirements its states serve
  2. declare what must hold of it, in ${name}.properties.ts: npm run proofs -- ${name}
  3. give it a view in src/screens, and services in src/services/${area}, joined in src/wiring/${area}: its paths are walked there as soon as the model can reach it
  4. npm run atlas -- --flow ${name}, which draws its chart
  5. npm test`);
