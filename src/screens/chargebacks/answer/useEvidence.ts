import { useEffect, useState } from 'react';
import { EVIDENCE_LIMITS } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.files';
import type { Evidence } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.types';
import { storeEvidence } from '../../../flow/evidence';
import type { AnswerFlow } from './answerFlow';

export interface AddedEvidence {
  /** Whether files are being read, or wait for the form that takes them. Without them nothing is reviewed. */
  readonly isReading: boolean;
  readonly add: (files: readonly File[], category: string) => Promise<void>;
}

/** CBK-03: reads selected files. What was read while the form took none, as for another decision, is added once it does. */
export function useEvidence({ view: { step }, send }: AnswerFlow): AddedEvidence {
  const [reading, setReading] = useState(0);
  const [read, setRead] = useState<readonly Evidence[]>([]);
  useEffect(() => {
    if (step !== 'gathering' || read.length === 0) return;
    send({ type: 'files.added', files: read });
    setRead([]);
  }, [step, read, send]);
  return {
    isReading: reading > 0 || read.length > 0,
    add: async (files, category) => {
      setReading((count) => count + 1);
      const stored = await storeEvidence(files, category, EVIDENCE_LIMITS.bytesPerFile);
      setReading((count) => count - 1);
      setRead((others) => [...others, ...stored]);
    },
  };
}
