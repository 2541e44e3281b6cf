import { EVIDENCE_LIMITS } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.files';
import { readEvidence } from '../../../flow/evidence';
import { releaseFile } from '../../../flow/files';
import type { AnswerFlow } from './answerFlow';

/** CBK-03: hands chosen files to the machine, and what reading says of each in the order of the choice: of two equal ones the first is taken. */
export async function addEvidence(send: AnswerFlow['send'], files: readonly File[], category: string): Promise<void> {
  const started = files.map((file) => readEvidence(file, category, EVIDENCE_LIMITS.bytesPerFile));
  send({ type: 'files.chosen', files: started.map(({ chosen }) => chosen) });
  for (const { chosen, whenRead } of started) {
    const read = await whenRead;
    if (read !== null) send({ type: 'file.read', ...read });
    else {
      releaseFile(chosen.key);
      send({ type: 'file.unreadable', key: chosen.key });
    }
  }
}
