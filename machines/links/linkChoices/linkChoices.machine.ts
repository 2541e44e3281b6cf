import type { LinkType } from '../../../contract/links/paymentLinks';
import type { SplitName } from '../../../contract/splits/splitSettlements';
import { resource } from '../../kit/resource/resource.machine';

/** The choices for a new link. */
export interface LinkChoices {
  readonly types: readonly LinkType[];
  readonly splits: readonly SplitName[];
}

/** PLK-02: the link types, and the active split settlements. There is only one list, so its key is empty. */
export const linkChoicesMachine = resource<LinkChoices, string>('linkChoices', {
  calls: ['listPaymentLinkTypes', 'listSplitSettlementsMinimal'],
  req: ['PLK-02'],
  description: 'Lists the options for a new payment link.',
});
