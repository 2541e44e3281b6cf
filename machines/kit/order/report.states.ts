/** The end of an order: the merchant sees its outcome, and what is loaded after it. Nothing that fails here changes the order. */
import { onExpiry } from '../flow/fault';
import { withAnswer } from '../flow/given';

interface Facts<Call, Sets, Leaving, Retry> {
  readonly req: string[];
  /** The call that loads what is shown: its id, its port, and its input. */
  readonly call: Call;
  /** The action that keeps it. */
  readonly sets: Sets;
  /** How the outcome is left. */
  readonly leaving: Leaving;
  /** The event by which the merchant loads it again, and `reporting`. */
  readonly retry: Retry;
  readonly says: { readonly reporting: string; readonly reported: string; readonly reportFailed: string };
}

/** @returns the states after an outcome, and `settled`, which makes the state that an outcome enters */
export const reportStates = <
  const Call extends object,
  const Sets extends string,
  const Leaving extends object,
  const Retry extends object,
>({
  req,
  call,
  sets,
  leaving,
  retry,
  says,
}: Facts<Call, Sets, Leaving, Retry>) => {
  const settled = (description: string, also: string[] = req) =>
    ({
      description,
      meta: { req: also },
      tags: 'busy',
      on: leaving,
      invoke: {
        ...call,
        onDone: { target: 'reported', actions: withAnswer(sets) },
        onError: [onExpiry, { target: 'reportFailed' }],
      },
    }) as const;
  return {
    settled,
    states: {
      reporting: settled(says.reporting),
      reported: { description: says.reported, meta: { req }, on: leaving },
      reportFailed: { description: says.reportFailed, meta: { req }, on: { ...leaving, ...retry } },
    },
  } as const;
};
