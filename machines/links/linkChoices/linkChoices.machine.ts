import type { LinkType } from '../../../contract/links/paymentLinks';
import type { SplitName } from '../../../contract/splits/splitSettlements';
import { resource } from '../../kit/resource.machine';

/** What can be chosen for a new link. */
export interface LinkChoices {
  readonly types: readonly LinkType[];
  readonly splits: readonly SplitName[];
}

/** PLK-02: the kinds of links, and the split settlements that are in force. There is one of it: its key is empty. */
export const linkChoicesMachine = resource<LinkChoices, string>('linkChoices', {
  calls: ['listPaymentLinkTypes', 'listSplitSettlementsMinimal'],
  req: ['PLK-02'],
  description: 'Lists the options for a new payment link.',
});
