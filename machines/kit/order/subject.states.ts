/** The states of an order whose outcome its subject says, because the provider has no call for it: an answer, by the chargeback that it is about. */
import { type OrderFacts, orderStates } from './order.states';

/** @param subjectOf returns what the port that checks is asked for, instead of the key of the order */
export const subjectOrderStates = <const Facts extends OrderFacts, SubjectOf extends (given: never) => object>(
  facts: Facts,
  subjectOf: SubjectOf,
) => {
  const { checkingOutcome, ...states } = orderStates(facts);
  return { ...states, checkingOutcome: { ...checkingOutcome, invoke: { ...checkingOutcome.invoke, input: subjectOf } } } as const;
};
