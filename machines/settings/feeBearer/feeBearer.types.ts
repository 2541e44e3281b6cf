export type { FeeBearer } from '../../../contract/settings/preferences';
