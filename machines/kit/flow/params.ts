/** Common `params` for guards and actions. `faultIn` returns a fault. */

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
