/** The ports of changing the business and the environment. */
import { businesses, environmentIds } from '../../contract/businesses';
import type { Service } from '../../machines/kit/port';
import type { Wanted } from '../../machines/switching/switching.types';
import { call } from './call';

/** NAV-10, NAV-11. What was chosen is where the next sign-in begins, too. */
export const switchTo: Service<{ wanted: Wanted }, void> = async ({ wanted }, options) => {
  if (wanted.kind === 'business') {
    await call(businesses.setActiveSubsidiary, { body: { subsidiaryId: wanted.id, setAsDefault: true } }, options);
  } else {
    const environmentId = environmentIds[wanted.environment];
    await call(businesses.toggleEnvironment, { body: { environmentId, SetDefault: true } }, options);
  }
};
