/** The files of answers and decisions, for their addresses. They are always saved and never shown: a PDF may have a script. */
import { eq } from 'drizzle-orm';
import { chargebackComments, chargebackProofs, chargebacks } from '../database/schema';
import type { FileKind } from '../http/files';
import { PROOF_PREFIX } from './thread';

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield new Uint8Array(content);
}

const AGAIN = 'Open the chargeback again to get a new one.';

export const proofFiles: FileKind = {
  prefix: PROOF_PREFIX,
  call: 'downloadChargebackProof',
  activity: { type: 'Chargebacks', action: 'Download chargeback file', subject: ['chargeback file', 'params.reference'] },
  unknown: 'Check the address, or open the file again from the chargeback.',
  over: `A download link works for 10 minutes. ${AGAIN}`,
  gone: `This file is no longer kept. ${AGAIN}`,
  page: { path: '/dashboard/chargeback', name: 'Chargebacks' },
  find: async ({ db }, reference) => {
    const [found] = await db
      .select({ proof: chargebackProofs, businessId: chargebacks.businessId, environment: chargebacks.environment })
      .from(chargebackProofs)
      .innerJoin(chargebackComments, eq(chargebackComments.id, chargebackProofs.commentId))
      .innerJoin(chargebacks, eq(chargebacks.id, chargebackComments.chargebackId))
      .where(eq(chargebackProofs.reference, reference));
    if (!found) return null;
    const { proof, ...scope } = found;
    return { ...proof, ...scope, permission: 'chargeback.view', isGone: false, content: () => once(proof.content) };
  },
};
