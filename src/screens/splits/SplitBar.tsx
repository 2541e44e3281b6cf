import { toDecimal } from '../../../machines/kit/values/money';
import { restOf } from '../../../machines/splits/splitAccount/splitAccount.rules';
import type { Split } from '../../../machines/splits/splitAccount/splitAccount.types';
import { PartsBar } from '../../ui/chart/PartsBar';

/** SPL-06: the shares as one bar, with what the initiating account keeps. Amounts have no whole to be parts of. */
export function SplitBar({ split }: { readonly split: Split }) {
  const rest = restOf(split);
  if (rest === null) return null;
  // A width on screen: the shares themselves stay decimal text.
  return (
    <PartsBar
      parts={split.accounts.map(({ id, amount }) => ({ id, percent: Number(toDecimal(amount) ?? 0) }))}
      rest={Number(rest)}
    />
  );
}
