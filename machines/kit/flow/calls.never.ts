/** What a call is given: the rules behind properties about it. */
import type { StepCall } from './properties';

interface Calling<Context> {
  readonly context: Context;
  readonly called: readonly StepCall[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns a rule that is true of a step which gives a port or a machine something else than the flow says. A context that reads right is no
 * evidence of what is sent or shown.
 * @param meant the parts of the input that the context decides
 */
export const givesAnother = <Context>(src: string, meant: (context: Context) => object) => {
  const isGivenSomethingElse = ({ context, called }: Calling<Context>) =>
    called.some(
      (call) =>
        call.src === src &&
        Object.entries(meant(context)).some(([part, is]) => !isSame(Reflect.get(Object(call.input), part), is)),
    );
  return isGivenSomethingElse;
};
