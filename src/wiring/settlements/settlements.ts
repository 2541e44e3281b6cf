/** Flows of the list of settlements. */
import { wire } from '../../../machines/kit/flow/port';
import { groupedSettlementCountsMachine } from '../../../machines/settlements/groupedSettlementCounts/groupedSettlementCounts.machine';
import {
  groupedSettlementsMachine,
  groupedSettlementViews,
} from '../../../machines/settlements/groupedSettlements/groupedSettlements.machine';
import { groupedSettlementsDownloadMachine } from '../../../machines/settlements/groupedSettlementsDownload/groupedSettlementsDownload.machine';
import { settlementSummaryMachine } from '../../../machines/settlements/settlementSummary/settlementSummary.machine';
import { lazy } from '../lazy';
import { saved } from '../saved';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/settlements/settlements'));

const files = () => withTemporal(() => import('../../services/settlements/settlementFiles'));

export const settlementsFlows = {
  settlementSummary: wire(settlementSummaryMachine, { load: lazy(services, (s) => s.getSettlementSummary) }),
  groupedSettlements: wire(groupedSettlementsMachine, { load: lazy(services, (s) => s.listGroupedSettlements) }),
  groupedSettlementCounts: wire(groupedSettlementCountsMachine, {
    load: lazy(services, (s) => s.groupedSettlementCounts(groupedSettlementViews)),
  }),
  groupedSettlementsDownload: wire(groupedSettlementsDownloadMachine, {
    save: saved(lazy(files, (s) => s.exportGroupedSettlements)),
  }),
};
