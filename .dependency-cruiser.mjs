/**
 * The allowed imports, for `scripts/boundaries.mjs`. dependency-cruiser runs twice: on all imports, with rules for types too, and on imports of
 * values, with those in `ofValues`.
 */
const OURS =
  '^(contract|machines|src|sandbox|atlas|theme|tests|scripts|bench|templates|styled-system)/|^[^/]+\\.(ts|tsx|mjs|cjs)$';
const TESTS = '(^tests/|\\.test\\.tsx?$)';

/** In the sandbox: what every area stands on, and what joins the areas. Every other folder is an area. `sandbox/README.md` explains it. */
const SANDBOX_GROUND = 'access|database|events|http|ledger|rules';
const SANDBOX_SHARED = '^sandbox/(clock|context|refusal|temporal)[.]ts$';
const SANDBOX_JOINS = 'control|seed|shell|testing';

/** Modules in `from` may import only these folders of ours. Tests may import all. */
const sees = (name, from, places, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: TESTS },
  // How text from outside is shown concerns every folder, and has no rule of any.
  to: { path: OURS, pathNot: `^((${places.join('|')})/|contract/shownText[.]ts$)` },
});

const never = (name, from, to, comment) => ({ name, comment, severity: 'error', from: { pathNot: TESTS, ...from }, to });

/** Rules for values only. Types may be imported. */
export const ofValues = [
  'schemas-are-built-late',
  'machines-take-types-of-contract',
  'services-take-types-of-machines',
  'screens-take-types-of-wiring',
  'no-dev-package',
];

/** The checked folders. */
export const places = ['contract', 'machines', 'src', 'sandbox', 'atlas', 'theme', 'tests', 'scripts', 'bench'];

export default {
  forbidden: [
    sees('contract-stands-alone', 'contract', ['contract'], 'What crosses the wire depends on nothing of ours.'),
    sees('theme-stands-alone', 'theme', ['theme'], 'The colours that the app and the atlas share depend on nothing of ours.'),
    sees('machines-see-contract', 'machines', ['machines', 'contract'], 'A machine reaches the world through ports.'),
    sees(
      'sandbox-sees-contract',
      'sandbox',
      ['sandbox', 'contract'],
      'The provider in small shares nothing with its client but the contract.',
    ),
    never(
      'storage-below-seed',
      { path: '^sandbox/database/' },
      { path: '^sandbox/', pathNot: `^sandbox/(database|rules)/|${SANDBOX_SHARED}` },
      'Storage knows only the tables and rules. Its caller fills it.',
    ),
    never(
      'sandbox-ground-knows-no-area',
      { path: `^sandbox/(${SANDBOX_GROUND})/|${SANDBOX_SHARED}` },
      { path: '^sandbox/', pathNot: `^sandbox/(${SANDBOX_GROUND})/|${SANDBOX_SHARED}` },
      'The ground of the sandbox serves every area, and knows none. An area follows what it publishes: sandbox/events.',
    ),
    never(
      'sandbox-areas-stand-apart',
      { path: '^sandbox/([^/]+)/', pathNot: `${TESTS}|^sandbox/(${SANDBOX_GROUND}|${SANDBOX_JOINS})/` },
      { path: '^sandbox/', pathNot: `^sandbox/($1|${SANDBOX_GROUND})/|${SANDBOX_SHARED}` },
      'An area of the sandbox imports itself and the ground. What two areas need is ground, or an event between them.',
    ),
    sees(
      'atlas-sees-machines',
      'atlas',
      ['atlas', 'machines', 'contract', 'theme'],
      'The atlas reads machines; it knows of no view.',
    ),
    sees(
      'services-see-contract',
      'src/services',
      ['src/services', 'contract', 'machines'],
      'Services fill ports and know of no view.',
    ),
    sees('ui-knows-no-business', 'src/ui', ['src/ui', 'styled-system'], 'The design system has not one business word in it.'),
    sees(
      'flow-sees-machines',
      'src/flow',
      ['src/flow', 'src/ui', 'machines', 'styled-system'],
      'How a machine meets React, for every flow alike.',
    ),
    sees(
      'screens-are-thin',
      'src/screens',
      ['src/screens', 'src/flow', 'src/ui', 'src/wiring', 'machines', 'styled-system'],
      'A view selects, renders and sends events; services reach it through the wiring only.',
    ),
    never(
      'screens-kit-knows-no-area',
      { path: '^src/screens/kit/' },
      { path: '^src/screens/', pathNot: '^src/screens/kit/' },
      'What all screens are made of knows none of them.',
    ),
    never(
      'transactions-know-no-customers',
      { path: '^src/screens/transactions/', pathNot: TESTS },
      { path: '^src/screens/customers/' },
      'A customer’s page shows transactions, so transactions lead there by an address only.',
    ),
    never(
      'runs-know-no-command',
      { path: '^atlas/(?!cli/)', pathNot: TESTS },
      { path: '^atlas/cli/' },
      'The command line asks for runs and charts; they can be asked without it.',
    ),
    sees(
      'wiring-joins',
      'src/wiring',
      ['src/wiring', 'src/services', 'src/flow', 'machines'],
      'Services fill ports here, and nothing is drawn.',
    ),
    never(
      'screens-take-types-of-wiring',
      { path: '^src/screens/' },
      { path: '^src/wiring/' },
      'The type of a screen’s flows is that of its wiring; their values reach it as props.',
    ),
    sees('app-joins', 'src/app', ['src', 'machines', 'styled-system'], 'The app joins screens and services.'),
    never(
      'flow-files-never-ship',
      {
        path: '^(contract|machines|src|sandbox)/',
        pathNot: `${TESTS}|[.](flow|cases|never|properties)[.]ts$|^machines/flows([.]list)?[.]ts$`,
      },
      { path: '[.](flow|cases|never|properties)[.]ts$' },
      'Cases, properties and requirements are for the atlas and the tests.',
    ),
    never(
      'flow-lists-never-ship',
      { path: '^(contract|src|sandbox)/' },
      { path: '^machines/flows([.]list)?[.]ts$' },
      'The list of flows reaches every flow file.',
    ),
    never(
      'nobody-needs-tests',
      { pathNot: `${TESTS}|^bench/` },
      { path: TESTS },
      'What runs for merchants never leans on a test. What is measured is done as the tests do it.',
    ),
    never('nobody-needs-bench', { pathNot: `${TESTS}|^bench/` }, { path: '^bench/' }, 'Nothing knows that it is measured.'),
    never(
      'schemas-are-built-late',
      { path: '^contract/', pathNot: `${TESTS}|^contract/schema\\.ts$` },
      { path: 'node_modules/arktype/' },
      'A schema that is built at once delays every page that imports it: `type` comes from contract/schema.ts.',
    ),
    never(
      'contract-packages',
      { path: '^contract/' },
      { path: '^node_modules/', pathNot: '^node_modules/(arktype|@ark)/' },
      'The contract is arktype and nothing else.',
    ),
    never(
      'machines-packages',
      { path: '^machines/' },
      { path: '^node_modules/(react|react-dom|@xstate/react|@ark-ui|wouter|ofetch|hono|@hono|arktype|@ark)/' },
      'A machine is pure: no React, no router, no network, no schema at run time.',
    ),
    never('no-node-inside', { path: '^(contract|machines|src)/' }, { dependencyTypes: ['core'] }, 'These run in a browser.'),
    never(
      'network-in-services',
      { path: '^src/', pathNot: `${TESTS}|^src/services/` },
      { path: '^node_modules/ofetch/' },
      'The only place that calls the network.',
    ),
    never(
      'machines-take-types-of-contract',
      { path: '^machines/' },
      {
        path: '^contract/',
        pathNot:
          '^contract/(webAddress|imageSize|limits|readAmount|safeText|shownText|visible|shell/testDataLists|customers/mobile|settings/webhookAddress|invoices/invoiceWords|\\w+/\\w+(Statuses|Reasons|Activities|ExportColumns|Limits|Totals|Standing))\\.ts$',
      },
      'Only types, and rules and limits without a schema: else every chart would carry the schemas.',
    ),
    never(
      'services-take-types-of-machines',
      { path: '^src/services/' },
      { path: '^machines/', pathNot: '^machines/kit/' },
      'A service is told what a port wants by its type; of the kit it throws failures.',
    ),
    never(
      'no-circle',
      { pathNot: '^$' },
      { circular: true },
      'Two modules that need each other, types included, are one or three.',
    ),
    never(
      'no-dev-package',
      { path: '^(contract|machines|src)/' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
      'What runs for merchants is a dependency, not a tool.',
    ),
    never(
      'resolves',
      { pathNot: '^$' },
      { couldNotResolve: true, pathNot: 'styled-system/|[.](css|svg|png|woff2)' },
      'An import that leads nowhere, or out of the project. (The bundler handles styles and pictures.)',
    ),
  ],
  options: {
    doNotFollow: { path: '^(node_modules|styled-system)/' },
    exclude: { path: '^(dist|\\.cache)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
    preserveSymlinks: true,
  },
};
