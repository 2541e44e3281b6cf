import { hasApt } from './find.mjs';
import { run } from './processes.mjs';

let updated = false;

/** Installs a Debian package if that is possible, and returns whether it worked. */
export async function aptInstall(name) {
  if (!hasApt()) return false;
  console.log(`Installing ${name} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!updated) updated = (await run('apt-get', ['update', '-qq'], { env, output: 'ignore' })) === 0;
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, output: 'ignore' })) === 0;
}
