export type { FeeBearer } from '../../contract/preferences';
