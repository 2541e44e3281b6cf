import { Failure } from '../../machines/kit/fault';
import type { Service } from '../../machines/kit/port';

/**
 * A service whose code arrives when it is first needed, so that the first screen carries neither the network client nor the contract.
 * A state may have been left while the code was on its way: then nothing is called, because a call that moves money must not start late.
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
