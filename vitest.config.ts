import { configDefaults, defineConfig } from 'vitest/config';

/** Files that need a document ask for one themselves: `// @vitest-environment happy-dom`. */
export default defineConfig({
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
