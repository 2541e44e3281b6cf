import { toDecimal } from '../../../machines/kit/values/money';
import type { Split } from '../../../machines/splits/splitAccount/splitAccount.types';
import { wholeOf } from '../../../machines/splits/splitSettlement/splitSettlement.shares';
import { PartsBar } from '../../ui/chart/PartsBar';

/** SPL-06: the shares as one bar, with what the initiating account keeps. Amounts have no whole to be parts of. */
export function SplitBar({ split }: { readonly split: Split }) {
  const whole = wholeOf(split);
  if (whole === null) return null;
  // A width on screen: the shares themselves stay decimal text. Shares of more than a whole have no room beside each other.
  const percentOf = (amount: string) => (Number(toDecimal(amount, '%') ?? 0) * 100) / Number(whole.sum);
  return (
    <PartsBar parts={split.accounts.map(({ id, amount }) => ({ id, percent: percentOf(amount) }))} rest={Number(whole.rest)} />
  );
}
