/** Icons that only some pages load: a file that shows one reaches the file that has it, or its place stays empty. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { catalogIcons } from '../../src/ui/theme/catalogIcons';
import { chargebackIcons } from '../../src/ui/theme/chargebackIcons';
import { evidenceIcons } from '../../src/ui/theme/evidenceIcons';
import { icons } from '../../src/ui/theme/icons';
import { webhookIcons } from '../../src/ui/theme/webhookIcons';
import { ROOT } from './copy';

const SOME = { catalogIcons, chargebackIcons, evidenceIcons, webhookIcons };
/** The frame of the app has icons of its own. */
const FRAME = ['src/app/places.ts', 'src/screens/shell/'];
const SHOWN = /\bicon(?:=|: )["']([a-z0-9-]+)["']/g;
const IMPORTED = /^(?:import|export)\b[^;]*?'(\.[^']*)';/gm;

const textOf = (file: string) => readFileSync(file, 'utf8');

/** Returns the files that a file loads with itself. */
function reached(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [statement, path = ''] of textOf(file).matchAll(IMPORTED)) {
    const found = ['.ts', '.tsx'].map((end) => join(dirname(file), path) + end).find(existsSync);
    if (found && !statement.startsWith('import type')) reached(found, known);
  }
  return known;
}

it('an icon is loaded by each file that shows it', () => {
  const files = execFileSync('git', ['ls-files', '--', 'src'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const shown = files
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !file.includes('.test.') &&
        !FRAME.some((own) => file.startsWith(own)) &&
        existsSync(join(ROOT, file)),
    )
    .flatMap((file) => [...textOf(join(ROOT, file)).matchAll(SHOWN)].map(([, icon = '']) => ({ file, icon })))
    .filter(({ icon }) => !(icon in icons));
  expect(shown.length).toBeGreaterThan(0);
  const lost = shown.filter(({ file, icon }) => {
    const owners = Object.entries(SOME).flatMap(([name, some]) => (icon in some ? [join(ROOT, `src/ui/theme/${name}.ts`)] : []));
    const within = reached(join(ROOT, file));
    return owners.length > 0 && !owners.some((owner) => within.has(owner));
  });
  expect(lost.map(({ file, icon }) => `${file} ${icon}`)).toEqual([]);
});
