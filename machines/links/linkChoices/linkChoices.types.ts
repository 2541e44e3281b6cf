import type { LinkType } from '../../../contract/links/paymentLinks';
import type { SplitName } from '../../../contract/splits/splitSettlements';

/** What can be chosen for a new link. */
export interface LinkChoices {
  readonly types: readonly LinkType[];
  readonly splits: readonly SplitName[];
}
