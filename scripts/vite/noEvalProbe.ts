import type { Plugin } from 'vite';

const PROBE = 'return new Function("return false")();';

/** Returns the module in which arktype checks for compiled code, with a constant instead of the check. */
export function withoutProbe(code: string): string {
  if (!code.includes(PROBE)) throw new Error('arktype no longer asks for compiled code in the way that this build replaces.');
  return code.replace(PROBE, 'return true;');
}

/**
 * The policy forbids compiling code, and browsers report every attempt. arktype tries once on import and then works without, so this build sets
 * the answer.
 */
export const noEvalProbe = (): Plugin => ({
  name: 'no-eval-probe',
  apply: 'build',
  transform: {
    filter: { id: /\/@ark\/util\/out\/functions\.js$/ },
    handler: (code) => ({ code: withoutProbe(code), map: null }),
  },
});
