/** `npm run dev`: Vite for the app, with the sandbox behind it. Both reload after edits. */
import { ensureDependencies } from './dependencies.mjs';
import { root, tool } from './paths.mjs';
import { run } from './processes.mjs';

const PORT = process.env.SANDBOX_PORT ?? '4174';

try {
  await ensureDependencies();
  await run(tool('panda'), ['codegen', '--silent'], { cwd: root });
  const sandbox = run(tool('tsx'), ['watch', 'sandbox/main.ts'], { cwd: root, env: { ...process.env, PORT } });
  const app = run(tool('vite'), [], { cwd: root, env: { ...process.env, KONTOR_SANDBOX: `http://127.0.0.1:${PORT}` } });
  process.exitCode = await Promise.race([sandbox, app]);
  process.kill(process.pid, 'SIGTERM');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
