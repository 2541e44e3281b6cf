import { memo } from 'react';
import type { Workspace } from '../../../machines/shell/session/session.select';
import { Select } from '../../ui/controls/Select';

export interface CurrencySwitchProps extends Pick<Workspace, 'currency' | 'currencies'> {
  readonly onChoose: (currency: Workspace['currency']) => void;
}

/** NAV-06. */
export const CurrencySwitch = memo(function CurrencySwitch({ currency, currencies, onChoose }: CurrencySwitchProps) {
  return (
    <Select
      aria-label="Dashboard currency"
      value={currency}
      onChange={(event) => {
        const chosen = currencies.find((offered) => offered === event.target.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {currencies.map((offered) => (
        <option key={offered} value={offered}>
          {offered}
        </option>
      ))}
    </Select>
  );
});
