/** Common `params` for guards and actions, and actions and guards that take them. */
import { faultIn } from './fault';

/** Returns the output of the actor. */
export const outputOf = <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output;

/** Returns the event itself, with its payload. */
export const eventParams = <Event>({ event }: { readonly event: Event }): Event => event;

/** Returns the event without its type, as a patch. */
export const eventPatch = <Event extends { readonly type: string }>({ event: { type: _, ...rest } }: { readonly event: Event }) =>
  rest;

/** The guard for a child machine's result. */
export const childResult = <const As extends string>(as: As) => ({
  type: 'resultIs' as const,
  params: ({ event }: { readonly event: { readonly output: { readonly result: string } } }) => ({
    result: event.output.result,
    as,
  }),
});

/** The implementation, to be spread into `setup({ guards })`. */
export const resultGuards = {
  resultIs: (_: unknown, { result, as }: { readonly result: string; readonly as: string }) => result === as,
};

/** An action or a guard that is given the output of the actor. */
export const withAnswer = <const Type extends string>(type: Type) => ({ type, params: outputOf }) as const;

/** One that is given the fault of a failed call. */
export const withFault = <const Type extends string>(type: Type) => ({ type, params: faultIn }) as const;

/** One that is given the event. */
export const withEvent = <const Type extends string>(type: Type) => ({ type, params: eventParams }) as const;

/** One that is given what the event changes. */
export const withPatch = <const Type extends string>(type: Type) => ({ type, params: eventPatch }) as const;
