import type { LinkType } from '../../contract/paymentLinks';
import type { SplitName } from '../../contract/splitSettlements';

/** What can be chosen for a new link. */
export interface LinkChoices {
  readonly types: readonly LinkType[];
  readonly splits: readonly SplitName[];
}
