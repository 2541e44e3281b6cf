/** `npm run boundaries [-- <tree>]`: checks that every import is allowed, of values and of types. */
import config, { ofValues } from '../.dependency-cruiser.mjs';
import { look } from './look.mjs';
import { root } from './paths.mjs';

/** Returns every forbidden import of a tree once, and the number of checked modules. */
async function checkBoundaries(tree) {
  const everywhere = config.forbidden.filter(({ name }) => !ofValues.includes(name));
  const onlyValues = config.forbidden.filter((rule) => !everywhere.includes(rule));
  const [all, values] = await look(tree, [
    { withTypes: true, forbidden: everywhere },
    { withTypes: false, forbidden: onlyValues },
  ]);
  const violations = [...all.violations, ...values.violations].map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { modules: all.modules, violations };
}

const { modules, violations } = await checkBoundaries(process.argv[2] ?? root);
const why = new Map(config.forbidden.map(({ name, comment }) => [name, comment]));
for (const { rule, from, to } of violations) console.log(`${rule}: ${from} -> ${to}\n  ${why.get(rule)}`);
console.log(`${modules} modules, ${violations.length} violations`);
// A check without modules has checked nothing.
process.exitCode = violations.length > 0 || modules === 0 ? 1 : 0;
