/** What every list shows, by flow. */
import { listedInBusiness } from './business';
import { listedInCatalogs } from './catalog';
import type { ListedByFlow } from './listed';
import { listedInMoney } from './money';
import { listedInPayments } from './payments';

export const listed: ListedByFlow = { ...listedInBusiness, ...listedInCatalogs, ...listedInMoney, ...listedInPayments };
