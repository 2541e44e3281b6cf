/** What customers claim, which files an answer may have, and how much of the threshold is used. */
import { createHash } from 'node:crypto';
import type { ChargebackReason } from '../../contract/chargebacks/chargebackReasons';
import { EVIDENCE_LIMITS } from '../../contract/chargebacks/chargebackStatuses';
import type { SentFile } from '../../contract/endpoint';
import { type Paper, pages, paperOf } from '../http/fileTypes';
import { Refusal } from '../refusal';

/** What the customer told their bank, unless a tester says otherwise. */
export const CLAIMS: Readonly<Record<ChargebackReason, string>> = {
  fraud: 'I did not make this payment. My card was with me all the time.',
  product_not_received: 'I paid for this order and it never arrived.',
  product_not_as_described: 'What arrived is not what I ordered, and the shop does not reply.',
  duplicate: 'I was charged twice for one order.',
  cancelled_subscription: 'I cancelled this subscription before the payment was taken.',
  credit_not_processed: 'The shop agreed to refund me, and the money never came.',
};

/** The card schemes count the chargebacks of so many days, and allow this part of the payments of the same days. */
export const THRESHOLD = { days: 30, percentOfPayments: 5 } as const;

/** A provider shows no more. */
const MOST_PERCENT = 1_000;

/** Returns how much of the threshold is used, in percent with one decimal. */
export function usedPercent(chargebacks: number, payments: number): number {
  if (chargebacks === 0) return 0;
  const allowed = (payments * THRESHOLD.percentOfPayments) / 100;
  return allowed === 0 ? MOST_PERCENT : Math.min(MOST_PERCENT, Math.round((chargebacks / allowed) * 1_000) / 10);
}

/** A file of an answer. */
export interface Evidence extends Paper {
  readonly category: string;
  /** Of the content. Two files with one digest are the same. */
  readonly digest: string;
}

const LONGEST_CATEGORY = 100;

function checkDistinct(papers: readonly Evidence[]): void {
  const seen = new Map<string, string>();
  for (const { name, digest } of papers) {
    const first = seen.get(digest);
    if (first === name) throw new Refusal(400, `${name} was added twice`);
    if (first !== undefined) throw new Refusal(400, `${name} is the same file as ${first}`);
    seen.set(digest, name);
  }
}

/**
 * Returns the files as stored.
 * @param categories of the files, in their order
 * @throws Refusal 400 or 413 that names the file
 */
export function evidenceOf(files: readonly SentFile[], categories: readonly string[] = []): readonly Evidence[] {
  if (files.length > EVIDENCE_LIMITS.files) throw new Refusal(400, `At most ${EVIDENCE_LIMITS.files} files can be added`);
  if (categories.length > files.length) throw new Refusal(400, 'categories has more entries than there are files');
  if (categories.some((category) => category.length > LONGEST_CATEGORY)) throw new Refusal(400, 'categories is not valid');
  const papers = files.map((file, index) => ({
    ...paperOf(file.name, file, pages, EVIDENCE_LIMITS.bytesPerFile),
    category: categories[index]?.trim() ?? '',
    digest: createHash('sha256').update(file.bytes).digest('hex'),
  }));
  const size = papers.reduce((sum, { content }) => sum + content.length, 0);
  if (size > EVIDENCE_LIMITS.bytes) throw new Refusal(413, 'The files are larger than 20 MB together');
  checkDistinct(papers);
  return papers;
}
