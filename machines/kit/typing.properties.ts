/** What holds of every draft that is typed into. */
interface Step<Draft> {
  readonly happened: { readonly subject: string; readonly payload: unknown } | null;
  readonly context: { readonly draft: Draft };
}

/** Returns the rule that none of these events leaves another text in the draft than it brought. */
export const altersWhatWasTyped =
  <Draft extends object>(...typing: readonly string[]) =>
  ({ happened, context }: Step<Draft>): boolean => {
    if (happened === null || !typing.includes(happened.subject)) return false;
    const kept = new Map<string, unknown>(Object.entries(context.draft));
    return Object.entries(Object(happened.payload)).some(([field, value]) => kept.get(field) !== value);
  };
