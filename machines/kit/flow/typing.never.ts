/** The properties of every draft with text input. */
interface Step<Draft> {
  readonly happened: { readonly subject: string; readonly payload: unknown } | null;
  readonly context: { readonly draft: Draft };
}

/** Whether one of these events stored another text in the draft than it carried. */
export function altersWhatWasTyped<Draft extends object>({ happened, context }: Step<Draft>, typing: readonly string[]): boolean {
  if (happened === null || !typing.includes(happened.subject)) return false;
  const kept = new Map<string, unknown>(Object.entries(context.draft));
  return Object.entries(Object(happened.payload)).some(([field, value]) => kept.get(field) !== value);
}

interface Kept<Draft> extends Pick<Step<Draft>, 'happened' | 'context'> {
  readonly before: { readonly draft: Draft };
}

/** Whether a step other than these took away or replaced a text of the draft. */
export function losesWhatWasTyped<Draft extends object>(
  { happened, before, context }: Kept<Draft>,
  entering: readonly string[],
): boolean {
  if (happened === null || entering.includes(happened.subject)) return false;
  const kept = new Map<string, unknown>(Object.entries(context.draft));
  return Object.entries(before.draft).some(([field, text]) => text !== '' && kept.get(field) !== text);
}
