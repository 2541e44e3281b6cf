import { Failure } from '../../machines/kit/fault';
import type { Service } from '../../machines/kit/port';

/**
 * A service whose code loads when it is first needed, so that the first screen has neither the network client nor the contract. If the state
 * was left while the code loaded, it makes no call, because a money call must not start late.
 */
export function lazy<Module, Input, Output>(
  load: () => Promise<Module>,
  pick: (module: Module) => Service<Input, Output>,
): Service<Input, Output> {
  return async (input, options) => {
    const module = await load().catch(() => {
      throw new Failure({ kind: 'network' });
    });
    options.signal.throwIfAborted();
    return pick(module)(input, options);
  };
}
