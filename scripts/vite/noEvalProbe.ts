import type { Plugin } from 'vite';

const PROBE = 'return new Function("return false")();';

/** The module in which arktype asks whether it may compile code, with the answer in place of the question. */
export function withoutProbe(code: string): string {
  if (!code.includes(PROBE)) throw new Error('arktype no longer asks for compiled code in the way that this build replaces.');
  return code.replace(PROBE, 'return true;');
}

/**
 * The policy forbids compiling code, and every browser reports each try. arktype tries once on import and then goes on without: this build tells
 * it so beforehand.
 */
export const noEvalProbe = (): Plugin => ({
  name: 'no-eval-probe',
  apply: 'build',
  transform: {
    filter: { id: /\/@ark\/util\/out\/functions\.js$/ },
    handler: (code) => ({ code: withoutProbe(code), map: null }),
  },
});
