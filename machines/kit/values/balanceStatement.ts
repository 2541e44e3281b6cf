/** The figures of a wallet around a movement: the balance before, what moved, and the balance after. */
import Big from 'big.js';

/** One line of a statement: a signed amount in major units. */
export interface StatementLine<Label extends string> {
  readonly label: Label | 'before' | 'other';
  readonly amount: string;
}

export interface BalanceStatement<Label extends string> {
  /** They add up to `balance`. */
  readonly lines: readonly StatementLine<Label>[];
  readonly balance: string;
}

/**
 * Returns the lines that add up to the balance after, or null while a balance is unknown. What others moved meanwhile is a line of its own, so
 * the sum is always true.
 */
export function balanceStatement<Label extends string>(
  before: string | null,
  moves: readonly { readonly label: Label; readonly amount: string }[],
  after: string | null,
): BalanceStatement<Label> | null {
  if (before === null || after === null) return null;
  const expected = moves.reduce((sum, { amount }) => sum.plus(amount), new Big(before));
  const rest = new Big(after).minus(expected);
  return {
    lines: [
      { label: 'before', amount: before },
      ...moves,
      ...(rest.eq(0) ? [] : [{ label: 'other' as const, amount: rest.toFixed(2) }]),
    ],
    balance: after,
  };
}

/** Returns the amount with its sign turned, with two decimals. */
export const negated = (amount: string): string => new Big(amount).times(-1).toFixed(2);
