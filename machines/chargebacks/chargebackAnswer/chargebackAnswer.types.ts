import type { LeaveEvent } from '../../kit/flow/leaving';
import type { SelectedFile } from '../../kit/form/form.types';
import type { Keyed, OrderBookmark, OrderContext, OrderEvent } from '../../kit/order/order.types';
import type { Said } from '../../kit/otp/otp.types';
import type { Disputed } from '../chargebackDetails/chargebackDetails.machine';

export type { Disputed, Said };

/** A selected document. While it is being read, its kind is `reading`. */
export interface Evidence extends SelectedFile {
  /** The key of its category: see `evidence.ts`. */
  readonly category: string;
  /** Equal for equal content, whatever the name. Empty while it is being read. */
  readonly digest: string;
}

/** What is known of a document when it is chosen. */
export type ChosenEvidence = Pick<Evidence, 'key' | 'name' | 'bytes' | 'category'>;

/** What reading a document says of it. */
export type ReadEvidence = Pick<Evidence, 'key' | 'kind' | 'digest'>;

/** A document of an earlier page. A reload loses its content, so the merchant chooses it again. */
export interface LostEvidence {
  readonly category: string;
  readonly name: string;
}

export type Decision = 'decline' | 'accept';

/** The merchant's input. */
export interface Draft {
  /** Empty until the merchant chooses. Nothing is chosen for them. */
  readonly decision: Decision | '';
  readonly explanation: string;
  readonly files: readonly Evidence[];
  readonly lost: readonly LostEvidence[];
}

/** The answer as shown and sent. */
export interface Answer extends Keyed {
  readonly chargebackId: string;
  readonly isAccepted: boolean;
  readonly comment: string;
  /** None if it is accepted. */
  readonly files: readonly Evidence[];
}

export type Bookmark = OrderBookmark<Draft, Answer>;

/** Why a selected file was not taken. */
export interface FileError {
  readonly category: string;
  readonly text: string;
}

/** `order` is the answer that the merchant reviews, or that may have been sent. */
export interface AnswerContext extends OrderContext<Answer> {
  readonly id: string;
  readonly draft: Draft;
  /** Null until it is loaded. */
  readonly disputed: Disputed | null;
  /** Of files that were refused since their row last changed, in the order of their choice. */
  readonly fileErrors: readonly FileError[];
}

export interface AnswerInput {
  /** The chargeback's id. */
  readonly id: string;
  readonly bookmark: Bookmark | null;
}

/** `sessionExpired`: the session expired, and the bookmark stays. */
export type AnswerOutput = { readonly result: 'answered' | 'closed' | 'sessionExpired' };

export type AnswerEvent =
  | { type: 'chargeback.retry' }
  | { type: 'decision.chosen'; decision: Decision }
  | { type: 'explanation.changed'; explanation: string }
  | { type: 'letter.proposed' }
  | { type: 'files.chosen'; files: readonly ChosenEvidence[] }
  | ({ type: 'file.read' } & ReadEvidence)
  /** Its content can’t be read: it was moved or deleted after it was chosen. */
  | { type: 'file.unreadable'; key: string }
  | { type: 'file.removed'; key: string }
  | { type: 'answer.reviewed' }
  | { type: 'answer.revised' }
  | { type: 'answer.submitted' }
  | { type: 'accept.requested' }
  | { type: 'accept.revised' }
  | { type: 'accept.confirmed' }
  | { type: 'submission.cancelled' }
  | LeaveEvent
  | OrderEvent;
