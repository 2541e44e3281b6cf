/** What holds of a dialog that asks before it closes on what the merchant filled in. */
import { leads, never } from './claims';

interface Step<State, Context> {
  readonly before: Context;
  readonly isIn: (state: State | 'leaving' | 'closed') => boolean;
  readonly wasIn: (state: State | 'leaving' | 'closed') => boolean;
}

interface Facts<State, Context> {
  readonly req: readonly string[];
  /** The states in which the merchant fills in the form, or looks at what they filled in, before anything was sent. */
  readonly filling: readonly State[];
  readonly isFilled: (context: Context) => boolean;
  /** Where the merchant goes on who stays. */
  readonly back: readonly State[];
}

export const leavingProperties = <const State extends string, Context>({
  req,
  filling,
  isFilled,
  back,
}: Facts<State, Context>) => {
  const closesUnasked = ({ before, isIn, wasIn }: Step<State, Context>) =>
    isIn('closed') && filling.some((state) => wasIn(state)) && isFilled(before);
  return [
    never('What the merchant filled in is never lost by closing without a question', req, { when: closesUnasked }),
    leads('A merchant who stays goes on with what they filled in', req, {
      from: 'leaving',
      on: { event: 'leave.dismissed' },
      to: back,
    }),
    leads('A merchant who was asked can leave', req, { from: 'leaving', on: { event: 'leave.confirmed' }, to: ['closed'] }),
  ] as const;
};

/** The same of a review of what was not sent yet. */
export const leavingReviewProperties = <const State extends string, const Back extends string>(
  req: readonly string[],
  from: State,
  back: Back,
) =>
  [
    leads('A merchant who stays goes on with what they reviewed', req, { from, on: { event: 'leave.dismissed' }, to: [back] }),
    leads('A merchant who was asked in a review can leave', req, {
      from,
      on: { event: 'leave.confirmed' },
      to: ['closed'],
    }),
  ] as const;
