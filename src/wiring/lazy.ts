import { Failure } from '../../machines/kit/flow/fault';
import type { Service } from '../../machines/kit/flow/port';

interface Once<Module> {
  (): Promise<Module>;
  /** The code, once it has loaded. */
  there: Module | null;
}

/**
 * Returns code that is imported once. A repeated `import()` takes turns of the page, in which it may draw, also when the code is there. A
 * failed one is repeated.
 */
export function once<Module>(load: () => Promise<Module>): Once<Module> {
  let loading: Promise<Module> | null = null;
  const start = () => {
    loading ??= load().then(
      (module) => {
        code.there = module;
        return module;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const code: Once<Module> = Object.assign(start, { there: null });
  return code;
}

/**
 * A service whose code loads when it is first needed, so that the first screen has neither the network client nor the contract. If the state
 * was left while the code loaded, it makes no call, because a money call must not start late. Once the code is there the call starts at once, and
 * the page draws while it is on its way.
 */
export function lazy<Module, Input, Output>(
  load: Once<Module> | (() => Promise<Module>),
  pick: (module: Module) => Service<Input, Output>,
): Service<Input, Output> {
  const code = 'there' in load ? load : once(load);
  return async (input, options) => {
    const module =
      code.there ??
      (await code().catch(() => {
        throw new Failure({ kind: 'network' });
      }));
    options.signal.throwIfAborted();
    return pick(module)(input, options);
  };
}
