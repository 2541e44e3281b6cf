import { Failure } from '../../machines/kit/fault';
import type { Service } from '../../machines/kit/port';

/**
 * Returns code that is imported once. A repeated `import()` takes turns of the page, in which it may draw, also when the code is there. A
 * failed one is repeated.
 */
export function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}

/**
 * A service whose code loads when it is first needed, so that the first screen has neither the network client nor the contract. If the state
 * was left while the code loaded, it makes no call, because a money call must not start late.
 */
export function lazy<Module, Input, Output>(
  load: () => Promise<Module>,
  pick: (module: Module) => Service<Input, Output>,
): Service<Input, Output> {
  const loaded = once(load);
  return async (input, options) => {
    const module = await loaded().catch(() => {
      throw new Failure({ kind: 'network' });
    });
    options.signal.throwIfAborted();
    return pick(module)(input, options);
  };
}
