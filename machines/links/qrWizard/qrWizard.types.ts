import type { QrCode } from '../../../contract/links/qrCodes';
import type { Attempt } from '../../kit/form/form.types';
import type { NewLink } from '../newPaymentLink/newPaymentLink.machine';

/** QRC-02: what a code can lead to, in the documents' words and order. */
export const LINK_KINDS = ['Payment Link', 'Catalog Link'] as const;

export type LinkKind = (typeof LINK_KINDS)[number];

/** A link that can have a code. */
export type QrLink = Pick<QrCode, 'name' | 'url' | 'isActive'>;

/** The unsaved input of a new link. */
export type LinkDraft = Partial<NewLink>;

/** A request for a new link whose outcome is unknown. */
export type LinkAttempt = Attempt<NewLink>;

export interface QrWizardInput {
  /** The initial currency of a new link. */
  readonly currency: string;
  /** Whether the role may create a link. */
  readonly mayCreate: boolean;
  /** From before a reload. */
  readonly draft: LinkDraft | null;
  readonly attempt: LinkAttempt | null;
}

export interface QrWizardContext extends QrWizardInput {
  readonly kind: LinkKind | null;
  /** The URL of the chosen link for each type, so that going back keeps the choices. */
  readonly chosen: Readonly<Partial<Record<LinkKind, string>>>;
  /** The links of the chosen type. */
  readonly links: readonly QrLink[];
  /** The URLs before a link was created. Null if none was. */
  readonly before: readonly string[] | null;
  /** Whether a link was created here, so the list does not show its code yet. */
  readonly isNew: boolean;
  readonly problem: string | null;
}

export type QrWizardEvent =
  | { type: 'kind.chosen'; kind: LinkKind }
  | { type: 'kind.confirmed' }
  | { type: 'link.chosen'; url: string }
  | { type: 'link.confirmed' }
  /** Goes to the previous step. */
  | { type: 'back.pressed' }
  | { type: 'links.retry' }
  /** The merchant wants to create a link. */
  | { type: 'link.requested' }
  | { type: 'dismissed' };

export interface QrWizardOutput {
  /** `made`: closed with a code. `closed`: closed before there was one. `sessionExpired`: the session expired. */
  readonly result: 'made' | 'closed' | 'sessionExpired';
  readonly isNew: boolean;
}
