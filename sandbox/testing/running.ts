import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../start';
import { SETUP_MS, testImage } from './databases';

/** A seeded sandbox for the tests of a file, reset before each of them. Call it inside of a test. */
export function runningSandbox(options: Omit<SandboxOptions, 'storage'> = {}): () => Sandbox {
  let running: Sandbox | undefined;
  const sandbox = () => {
    if (!running) throw new Error('The sandbox is not running yet');
    return running;
  };
  beforeAll(async () => {
    running = await startSandbox({ ...options, storage: { kind: 'clone', of: await testImage() } });
  }, SETUP_MS);
  beforeEach(() => sandbox().reset());
  afterAll(() => running?.stop());
  return sandbox;
}
