/** The files of a bulk payout, whose code comes when the first is asked for. */
import type { Entry } from '../../../machines/bulkPayout/bulkPayout.rules';
import { withTemporal } from '../temporal';

const files = () => withTemporal(() => import('./saveRows'));

export const bulkFiles = {
  template: async () => (await files()).saveTemplate(),
  problems: async (entries: readonly Entry[]) => (await files()).saveProblems(entries),
};
