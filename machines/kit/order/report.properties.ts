/** What holds once an order is made, and of what is shown after it. */

import { leads, never } from '../flow/claims';

interface MadeFacts<Sends extends string, State extends string, By extends object> {
  readonly req: readonly string[];
  readonly thing: string;
  readonly sends: Sends;
  /** The state that shows the order as made, its word for that, and what the provider said before: `paid`, `reports it paid`. */
  readonly state: State;
  readonly as: string;
  readonly after: string;
  readonly by: readonly By[];
}

export const madeProperties = <const Sends extends string, const State extends string, const By extends object>(
  facts: MadeFacts<Sends, State, By>,
) => {
  const { req, thing, sends, state, as, after, by } = facts;
  const money = [...req, 'FLW-03'];
  return [
    never(`A ${thing} is shown as ${as} only after the provider ${after}`, req, { enter: state, unless: by }),
    never(`Nothing is sent after a ${thing} is ${as}`, money, { reach: { calls: sends }, after: { state } }),
  ] as const;
};

interface ReportFacts<Loads extends string, Answers extends string, Retry extends string, State extends string> {
  readonly req: readonly string[];
  readonly thing: string;
  /** What is loaded after the order, in the sentences: `A balance`. */
  readonly what: string;
  readonly loads: Loads;
  readonly answers: readonly Answers[];
  readonly retry: Retry;
  /** Where the outcome is left to. */
  readonly left: readonly State[];
}

/** What holds of the states of the kit that show an outcome and what is loaded after it. */
export const reportProperties = <
  const Loads extends string,
  const Answers extends string,
  const Retry extends string,
  const State extends string,
>({
  req,
  thing,
  what,
  loads,
  answers,
  retry,
  left,
}: ReportFacts<Loads, Answers, Retry, State>) =>
  [
    never(`${what} after a ${thing} is shown only after the provider returned it`, req, {
      enter: 'reported',
      unless: answers.map((answer) => ({ port: loads, answers: answer }) as const),
    }),
    leads(`${what} that failed to load after a ${thing} can be reloaded`, req, {
      from: 'reportFailed',
      on: { event: retry },
      to: ['reporting'],
    }),
    leads(`The outcome of a ${thing} can always be left`, req, { from: 'reported', to: left }),
  ] as const;
