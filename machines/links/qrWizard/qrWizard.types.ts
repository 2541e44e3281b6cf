import type { QrCode } from '../../../contract/links/qrCodes';
import type { NewLink } from '../newPaymentLink/newPaymentLink.machine';

/** QRC-02: what a code can lead to, in the documents' words and order. */
export const LINK_KINDS = ['Payment Link', 'Catalog Link'] as const;

export type LinkKind = (typeof LINK_KINDS)[number];

/** Something that a code can be made of. */
export type QrLink = Pick<QrCode, 'name' | 'url' | 'isActive'>;

/** Of a new link, what was typed and not saved. */
export type LinkDraft = Partial<NewLink>;

export interface QrWizardInput {
  /** With which a new link begins. */
  readonly currency: string;
  /** Whether the role may make a link where there is none. */
  readonly mayCreate: boolean;
  /** From before the page was loaded anew. */
  readonly draft: LinkDraft | null;
}

export interface QrWizardContext extends QrWizardInput {
  readonly kind: LinkKind | null;
  /** By its kind, the address of the link that was chosen: going back loses none. */
  readonly chosen: Readonly<Partial<Record<LinkKind, string>>>;
  /** Of the kind that was chosen. */
  readonly links: readonly QrLink[];
  /** The addresses that were there before a link was made; null while none is. */
  readonly before: readonly string[] | null;
  /** By which a new link is made once. */
  readonly key: string;
  /** Whether a link was made on the way: then there is a code that the list does not show yet. */
  readonly isNew: boolean;
  readonly problem: string | null;
}

export type QrWizardEvent =
  | { type: 'kind.chosen'; kind: LinkKind }
  | { type: 'kind.confirmed' }
  | { type: 'link.chosen'; url: string }
  | { type: 'link.confirmed' }
  /** To the step before. */
  | { type: 'back.pressed' }
  | { type: 'links.retry' }
  /** A new link is wanted. */
  | { type: 'link.requested' }
  | { type: 'dismissed' };

export interface QrWizardOutput {
  /** `made` was closed with a code, `closed` before there was one; `left` ended with the session. */
  readonly result: 'made' | 'closed' | 'sessionExpired';
  readonly isNew: boolean;
}
