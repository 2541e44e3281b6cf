/** What the payments of a customer sum up to. Amounts are in major units. Currencies are never added together. */
import type { CustomerOrder } from '../../../contract/customers/customerOrders';
import { add, subtract } from '../../kit/values/money';

export interface CurrencyTotal {
  readonly currency: string;
  readonly count: number;
  /** The sum of the payments that succeeded. Null if the amount of one can't be read. */
  readonly paid: string | null;
  /** What went back. Null if the provider doesn't say for one of them. */
  readonly refunded: string | null;
  readonly disputed: string | null;
  /** Paid, less what went back. */
  readonly net: string | null;
}

export interface CustomerTotals {
  readonly currencies: readonly CurrencyTotal[];
  /** ISO times on the wall clock of Lagos. Null if nothing was paid. */
  readonly firstPaid: string | null;
  readonly lastPaid: string | null;
}

const sumOf = (amounts: readonly (string | null)[]): string | null =>
  amounts.reduce((sum, amount) => (sum === null || amount === null ? null : add(sum, amount)), '0.00');

function totalOf(currency: string, orders: readonly CustomerOrder[]): CurrencyTotal {
  const paid = sumOf(orders.map(({ amount }) => amount));
  const refunded = sumOf(orders.map((order) => order.refunded));
  const disputed = sumOf(orders.map((order) => order.chargedBack));
  const net = paid === null || refunded === null || disputed === null ? null : [refunded, disputed].reduce(subtract, paid);
  return { currency, count: orders.length, paid, refunded, disputed, net };
}

/** CUS-04: returns the sums over all payments that succeeded, the currency with the most payments first. */
export function totalsOf(orders: readonly CustomerOrder[]): CustomerTotals {
  const paid = orders.filter(({ status }) => status === 'Successful');
  const times = paid.map(({ createdAt }) => createdAt).sort();
  const currencies = [...new Set(paid.map(({ currency }) => currency))]
    .map((one) =>
      totalOf(
        one,
        paid.filter(({ currency }) => currency === one),
      ),
    )
    .sort((one, other) => other.count - one.count || one.currency.localeCompare(other.currency));
  return { currencies, firstPaid: times[0] ?? null, lastPaid: times.at(-1) ?? null };
}
