import type { Wired } from '../../../machines/kit/port';
import type { splitSettlementMachine } from '../../../machines/splits/splitSettlement/splitSettlement.machine';
import type { splitSettlementsMachine } from '../../../machines/splits/splitSettlements/splitSettlements.machine';

/** The flows of split settlements. */
export interface SplitFlows {
  readonly splitSettlements: Wired<typeof splitSettlementsMachine>;
  readonly splitSettlement: Wired<typeof splitSettlementMachine>;
}
