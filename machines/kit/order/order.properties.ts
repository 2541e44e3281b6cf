/**
 * What holds of every flow that moves money once: the merchant reviews an order, confirms it, and the flow sends it with an idempotency key.
 * After a lost response the flow checks the outcome, and sends nothing more until it is known.
 */
import { leads, mustPass, never } from '../flow/claims';
import type { StepCall } from '../flow/properties';
import { hasNotice, isOneOf } from '../flow/step.never';

type Cause =
  | { readonly port: string; readonly answers: string }
  | { readonly port: string; readonly fails: string }
  | { readonly child: string; readonly ends: string };

interface OrderFacts<
  Sends extends string,
  Checks extends string,
  Closing extends Cause,
  State extends string,
  Agreement extends object,
> {
  readonly req: readonly string[];
  /** What is ordered, in the sentences: `payout`. */
  readonly thing: string;
  /** The port that sends the order. */
  readonly sends: Sends;
  /** The idempotency key in what that port is given. */
  readonly key: (input: never) => string;
  /** The port that returns the outcome. */
  readonly checks: Checks;
  /** After these the key is closed, and the next order may be sent: as after a refusal, and after the answer that it was not received. */
  readonly closes: readonly Closing[];
  /** How the merchant agrees to the order: the child's result that says so, or the event. `or`: orders of another kind have their own. */
  readonly confirmed: { readonly says: string; readonly by: Agreement; readonly or?: Agreement };
  /** The steps that may discard an order, besides a refusal: its outcome is known, or nothing was sent. */
  readonly discards: readonly string[];
  /** The steps that may show a success message. */
  readonly goodNews: readonly string[];
  /** The responses to sending that are bad news. A fault always is. */
  readonly badNews: readonly string[];
  /** Whether a lost response is said by the check of the outcome alone. */
  readonly isCheckedInWords?: boolean;
  /** Whether the provider is asked about the subject of an order, because it has no call for a key. */
  readonly isCheckedBySubject?: boolean;
  /** The states that need an order besides those of the kit, and those in which none is open. */
  readonly withOrder: readonly State[];
  readonly withoutOrder: readonly State[];
  /** Where sending can lead, in words, and besides a status check and the end of the session. */
  readonly sending: { readonly says: string; readonly to: readonly State[] };
  /** Where a status check can lead, besides an unknown outcome and the end of the session. */
  readonly checking: readonly State[];
  /** Where a refused order leads, and in words. */
  readonly refused: { readonly says: string; readonly to: State };
  /** Where an order that the provider never received leads. */
  readonly notReceived: State;
}

interface Kept {
  readonly order: { readonly idempotencyKey: string } | null;
  /** The order while it is reviewed, in a flow that keeps such an order over a reload. */
  readonly reviewed?: object | null;
  readonly problem: unknown;
}

interface Step<State> {
  readonly happened: { readonly kind: string; readonly subject: string; readonly name: string } | null;
  readonly given: unknown;
  readonly before: Kept;
  readonly context: Kept;
  readonly isIn: (state: State) => boolean;
  readonly wasIn: (state: State) => boolean;
  readonly emitted: readonly { readonly type: string; readonly tone?: unknown }[];
  readonly called: readonly StepCall[];
}

/** The order in what a call is given, beside its code or by itself. */
const orderIn = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'order' in input ? input.order : input;

const keyIn = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'idempotencyKey' in input ? input.idempotencyKey : null;

/** The order that a flow is given: one that an earlier page may have sent, or one that was reviewed there. */
const orderGiven = (given: unknown): object | null => {
  const { order, reviewed } = Object(Object(given).bookmark ?? given);
  return order ?? reviewed ?? null;
};

/** A bookmark may keep only a part of an order. */
const isWithin = (part: object, whole: object | null) =>
  whole !== null && JSON.stringify({ ...whole, ...part }) === JSON.stringify(whole);

const losesTheEarlierOrder = ({ happened, given, context }: Step<never>) => {
  const earlier = happened === null ? orderGiven(given) : null;
  return earlier !== null && !isWithin(earlier, context.order);
};

/** A step by the words of a cause: `createSwapOrder fails changed`. */
const wordsOf = (cause: Cause): string => {
  if ('child' in cause) return `${cause.child} ends ${cause.ends}`;
  return 'answers' in cause ? `${cause.port} answers ${cause.answers}` : `${cause.port} fails ${cause.fails}`;
};

const isText = (text: unknown) => text !== '';

const SENT = ['submitting', 'checkingOutcome', 'outcomeUnknown'] as const;

export const orderProperties = <
  const Sends extends string,
  const Checks extends string,
  const Closing extends Cause,
  const State extends string,
  const Agreement extends object,
>({
  req,
  thing,
  sends,
  checks,
  confirmed,
  sending,
  refused,
  withOrder,
  withoutOrder,
  ...facts
}: OrderFacts<Sends, Checks, Closing, State, Agreement>) => {
  type Of = Step<State | (typeof SENT)[number]>;
  const money = [...req, 'FLW-03'];
  const changesWhatWasConfirmed = ({ isIn, before, context, called }: Of) => {
    const confirmedOrder = JSON.stringify(before.order);
    const isSentOtherwise = called.some(({ src, input }) => src === sends && JSON.stringify(orderIn(input)) !== confirmedOrder);
    return isSentOtherwise || (isIn('submitting') && JSON.stringify(context.order) !== confirmedOrder);
  };
  const asksUnderAnotherKey = ({ called, context }: Of) =>
    called.some(({ src, input }) => src === checks && keyIn(input) !== context.order?.idempotencyKey);
  /** While the outcome is not known, nothing that the merchant does discards an order. */
  const isDiscarded = (step: Of) => {
    const isUnknown = step.wasIn('checkingOutcome') || step.wasIn('outcomeUnknown');
    return isOneOf(step, [`${sends} fails refused`, ...facts.discards]) && !(isUnknown && step.happened?.kind === 'event');
  };
  const forgetsAnOpenOrder = (step: Of) => step.before.order !== null && step.context.order === null && !isDiscarded(step);
  const closing = [`${sends} fails refused`, `${checks} answers notReceived`, ...facts.closes.map(wordsOf)];
  /** A check under another key would find that nothing was received. */
  const renewsAnOpenKey = (step: Of) => {
    const { before, context } = step;
    const isOpen = SENT.some((state) => step.wasIn(state)) && before.order !== null && context.order !== null;
    return isOpen && before.order?.idempotencyKey !== context.order?.idempotencyKey && !isOneOf(step, closing);
  };
  const hasNoOrder = ({ isIn, context }: Of) => context.order === null && [...SENT, ...withOrder].some((state) => isIn(state));
  const keepsAClosedOrder = ({ isIn, context }: Of) => context.order !== null && withoutOrder.some((state) => isIn(state));
  /** An earlier message may also go where this step says in the form what went wrong. */
  const isReplaced = (step: Of) => step.context.problem !== null && !hasNotice(step, 'good', isText);
  const saysItWentWell = (step: Of) => hasNotice(step, 'good') && !isOneOf(step, facts.goodNews) && !isReplaced(step);
  const saysNothingOfBadNews = (step: Of) => {
    const { happened, context } = step;
    const isFault = happened?.kind === 'fails' && happened.name !== 'sessionExpired';
    const isBad = happened?.subject === sends && (isFault || facts.badNews.includes(happened.name));
    const isBeingChecked = facts.isCheckedInWords === true && step.isIn('checkingOutcome');
    return isBad && !isBeingChecked && context.problem === null && !hasNotice(step, 'bad');
  };
  return [
    mustPass(`No ${thing} is sent unless the merchant ${confirmed.says}`, money, {
      to: { calls: sends },
      through: [confirmed.by, ...(confirmed.or ? [confirmed.or] : [])],
    }),
    {
      kind: 'calledOnce',
      says: 'No idempotency key is used twice, and no new order is sent until the previous outcome is known',
      req: money,
      port: sends,
      key: facts.key,
      open: ({ order, reviewed }: Kept) => (reviewed ? null : (order?.idempotencyKey ?? null)),
      current: ({ order }: Kept) => order?.idempotencyKey ?? null,
      until: [{ port: sends, fails: 'refused' }, { port: checks, answers: 'notReceived' }, ...facts.closes],
    },
    never('Nothing is sent after the session expired', ['SES-06', 'FLW-03'], {
      reach: { calls: sends },
      after: { guard: 'sessionExpired' },
    }),
    never('The order sent is exactly the order the merchant confirmed', req, { when: changesWhatWasConfirmed }),
    never('An order is never discarded while it is unknown whether the provider received it', req, { when: forgetsAnOpenOrder }),
    never('An order that was sent keeps its key until the provider has closed it', money, { when: renewsAnOpenKey }),
    ...(facts.isCheckedBySubject === true
      ? []
      : [never('The outcome is asked for under the key of the order that was sent', money, { when: asksUnderAnotherKey })]),
    never('An order of an earlier page is taken up as it was, under its key', money, { when: losesTheEarlierOrder }),
    never('After the form, an order always exists', req, { when: hasNoOrder }),
    never('No order is open while the form is being filled in', req, { when: keepsAClosedOrder }),
    never('No success message appears before the provider reports success', [...req, 'GEN-01'], { when: saysItWentWell }),
    never(
      facts.isCheckedInWords === true
        ? `A ${thing} that fails shows an error message, unless its outcome is being checked`
        : `A ${thing} that fails or gets no response always shows an error message`,
      [...req, 'GEN-01'],
      { when: saysNothingOfBadNews },
    ),
    leads(`Sending always ends: ${sending.says}`, req, {
      from: 'submitting',
      to: [...sending.to, 'checkingOutcome', 'sessionExpired'],
    }),
    leads(`A refused ${thing} returns to ${refused.says}`, req, {
      from: 'submitting',
      on: { port: sends, fails: 'refused' },
      to: [refused.to],
    }),
    leads(`If sending a ${thing} gets no response, its outcome is checked and nothing is sent again`, money, {
      from: 'submitting',
      on: { port: sends, fails: 'network' },
      to: ['checkingOutcome'],
    }),
    leads(`If the provider does not confirm a ${thing}, its outcome is checked and nothing is sent again`, money, {
      from: 'submitting',
      on: { port: sends, fails: 'unconfirmed' },
      to: ['checkingOutcome'],
    }),
    leads(`A status check of a ${thing} always ends, even when the outcome stays unknown`, req, {
      from: 'checkingOutcome',
      to: [...facts.checking, 'outcomeUnknown', 'sessionExpired'],
    }),
    leads(`A ${thing} the provider never received must be confirmed again`, req, {
      from: 'checkingOutcome',
      on: { port: checks, answers: 'notReceived' },
      to: [facts.notReceived],
    }),
    leads(`A status check of a ${thing} that gets no response leaves the outcome unknown`, req, {
      from: 'checkingOutcome',
      on: { port: checks, fails: 'network' },
      to: ['outcomeUnknown'],
    }),
    leads('An unknown outcome can always be checked again', req, {
      from: 'outcomeUnknown',
      on: { event: 'outcome.retry' },
      to: ['checkingOutcome'],
    }),
    leads('An unknown outcome is checked again once there is a connection', req, {
      from: 'outcomeUnknown',
      on: { event: 'reconnected' },
      to: ['checkingOutcome'],
    }),
  ] as const;
};

/**
 * What holds where an order that was not sent yet can be closed, or ends with the session: the next page must not say that its outcome is unknown.
 * @param unsent the states in which there is such an order
 */
export const closingProperty = <const State extends string>(req: string, unsent: readonly State[]) => {
  const leavesAnOrder = ({ isIn, wasIn, context }: Step<State | 'closed' | 'sessionExpired'>) =>
    (isIn('closed') || isIn('sessionExpired')) && context.order !== null && unsent.some((state) => wasIn(state));
  return {
    kind: 'never',
    says: 'Closing, or an expired session, before an order is sent leaves no order open',
    req: [req],
    when: leavesAnOrder,
  } as const;
};

interface ClientCodeStep {
  readonly context: { readonly otp: string };
  readonly called: readonly StepCall[];
  readonly isIn: (state: 'submitting') => boolean;
}

const keepsTheCode = ({ isIn, context }: ClientCodeStep) => !isIn('submitting') && context.otp !== '';

const isWithoutACode = ({ input }: StepCall) =>
  typeof input === 'object' && input !== null && 'otp' in input && String(input.otp).trim() === '';

/** What is given to the code step has no code, so only a call with one is looked at. */
const sendsWithoutACode = ({ isIn, context, called }: ClientCodeStep) =>
  called.some(isWithoutACode) || (isIn('submitting') && context.otp.trim() === '');

/** What holds where the code is sent with the order instead of on its own. */
export const clientCodeProperties = (req: string) =>
  [
    never('Nothing is sent with an empty code', [req], { when: sendsWithoutACode }),
    never('The code is held in memory only while it is being sent', [req], { when: keepsTheCode }),
  ] as const;
