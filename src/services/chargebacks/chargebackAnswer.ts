/** The port of the answer to a chargeback (CBK-03). */
import { EVIDENCE_TYPES } from '../../../contract/chargebacks/chargebackStatuses';
import { chargebacks } from '../../../contract/chargebacks/chargebacks';
import type { Answer, Said } from '../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.types';
import { type Sending, upload } from '../onboarding/upload';

/** MOVES MONEY if it is accepted, once for each chargeback. Sends the explanation, and the files in the order of the review. */
export function disputeChargeback(
  { chargebackId, isAccepted, comment, files, idempotencyKey }: Answer,
  options: Sending,
): Promise<Said> {
  const contents = options.take(files).map((content, place) => {
    // The content says the type, whatever the browser thinks of the name: a provider refuses a part without one.
    const type = EVIDENCE_TYPES[files[place]?.kind ?? ''] ?? content.type;
    return content.type === type ? content : new File([content], content.name, { type });
  });
  return upload(
    chargebacks.disputeChargeback,
    {
      headers: { 'idempotency-key': idempotencyKey },
      body: {
        comment,
        accepted: isAccepted ? 'true' : 'false',
        ChargebackId: chargebackId,
        ...(files.length > 0 && { categories: JSON.stringify(files.map(({ category }) => category)) }),
      },
      files: { Proof: contents },
    },
    options,
  );
}
