/** Names a step of a walk in the words of its case: `initiatePayout answers done`. Rules of `never` properties compare it. */
interface Step {
  readonly happened: { readonly subject: string; readonly kind: string; readonly name: string } | null;
}

/** Returns an empty text where the flow just began. */
export const stepName = ({ happened }: Step): string => (happened ? `${happened.subject} ${happened.kind} ${happened.name}` : '');

/** Whether the step is one of these. A shorter name covers all of its cases: `sendSwapOtp fails`. */
export const isOneOf = (step: Step, names: readonly string[]): boolean =>
  names.some((name) => `${stepName(step)} `.startsWith(`${name} `));

interface Noticed {
  readonly emitted: readonly { readonly type: string; readonly tone?: unknown; readonly text?: unknown }[];
}

/** Whether the step shows a message of this tone. A good one without a text takes an earlier message back. */
export const hasNotice = ({ emitted }: Noticed, one: 'good' | 'bad', holds: (text: unknown) => boolean = () => true): boolean =>
  emitted.some(({ type, tone, text }) => type === 'notice' && tone === one && holds(text));
