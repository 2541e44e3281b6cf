import type { chargebackAnswerMachine } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.machine';
import type { AnswerView } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.select';
import type { Flow } from '../../../flow/useFlow';

export type AnswerFlow = Flow<typeof chargebackAnswerMachine, AnswerView>;
