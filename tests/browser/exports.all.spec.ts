/** Exported tests in a folder outside of the project: they run against `npm start` and know nothing of this project. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Outside, outsideFolder, PLAYWRIGHT, ROOT } from '../exports/outside';

/** Two paths of a list and of a form, and a payout that its code verifies. */
const ASKED = [
  ['beneficiaries', 'newPaymentLink', '--stop', 'count=2'],
  ['payout', '--strategy', 'target', '--to', 'verified'],
];
const TESTS = 5;

let app: Outside | null = null;
const running = () => {
  if (app === null) throw new Error('The app is not running.');
  return app;
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const chromium = process.env.CHROMIUM ?? test.info().project.use.launchOptions?.executablePath;
  app = await outsideFolder(['npm', 'start'], chromium);
});

test.afterAll(() => app?.stop());

test('[FLW-04] exported tests of a list, a form and a payout pass against the running app', async () => {
  test.setTimeout(180_000);
  const { write, run } = running();
  for (const asked of ASKED) await write([...asked, '--format', 'playwright,gherkin']);
  const { code, said } = await run([PLAYWRIGHT, 'test', '--reporter=line']);
  expect(said).toContain(`${TESTS} passed`);
  expect(code, said).toBe(0);
});

test('[FLW-04] scenarios of exported feature files pass against the running app, with what they prepare', async () => {
  test.setTimeout(180_000);
  const { folder, write, run } = running();
  await write(['refund', '--strategy', 'target', '--to', 'succeeded', '--format', 'gherkin']);
  const args = [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), join(ROOT, 'tests/exports/cucumber/run.mjs')];
  for (const file of ['beneficiaries.transition.feature', 'refund.target.feature']) {
    const [, id = ''] = /@((?:beneficiaries|refund)-\w+)/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    const { code, said } = await run([...args, folder, file, id]);
    expect(said).toMatch(/^\d+ steps passed$/m);
    expect(code, said).toBe(0);
  }
});
