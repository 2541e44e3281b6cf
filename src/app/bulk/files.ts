/** The files of a bulk payout, whose code comes when the first is asked for. */
import type { Entry } from '../../../machines/bulkPayout/bulkPayout.rules';
import { MOST_BYTES } from '../../services/bulkFile/limits';
import { withTemporal } from '../temporal';

const files = () => withTemporal(() => import('./saveRows'));

export const bulkFiles = {
  mostBytes: MOST_BYTES,
  template: async () => (await files()).saveTemplate(),
  problems: async (entries: readonly Entry[]) => (await files()).saveProblems(entries),
};
