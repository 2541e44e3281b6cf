/** The calls of the contract. An export replaces this list with the calls of its tests. */
export const calls: Readonly<
  Record<string, { readonly method: string; readonly path: string; readonly without: string | null }>
> = {};
