import { configDefaults, defineConfig } from 'vitest/config';
import { flowsHash } from './atlas/sources';

/** Files that need a document ask for one themselves: `// @vitest-environment happy-dom`. */
export default defineConfig({
  define: { __FLOWS__: JSON.stringify(flowsHash()) },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'dist/**', '.cache/**', 'tests/browser/**'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
