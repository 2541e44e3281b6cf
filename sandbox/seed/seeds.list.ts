/** Written by `npm run lists` from the folders; not to be edited. */
import type { Seed } from '../database/insert';
import { virtualAccountsSeed } from '../balances/virtualAccounts.seed';
import { productsSeed } from '../catalog/products.seed';
import { paymentLinksSeed } from '../links/paymentLinks.seed';
import { onboardingSeed } from '../onboarding/onboarding.seed';
import { apiKeysSeed } from '../settings/apiKeys.seed';
import { splitsSeed } from '../splits/splits.seed';

export const listedSeeds: readonly Seed[] = [
  virtualAccountsSeed,
  productsSeed,
  paymentLinksSeed,
  onboardingSeed,
  apiKeysSeed,
  splitsSeed,
];
