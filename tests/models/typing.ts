/** What shows for an ambiguous amount: the reading, below the field. */
import type { Driver } from '../drivers/driver';

const UNCLEAR = '1,50';

export const seeUnclear = async (I: Driver, amount: string): Promise<void> => {
  if (amount === UNCLEAR) await I.see(/Did you mean 1\.50\? Use a point for decimals, and commas only between thousands\./);
};
