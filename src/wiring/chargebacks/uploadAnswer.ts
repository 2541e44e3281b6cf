/** Sends an answer with its files. Separate, because only the answer needs it. */
import * as answer from '../../services/chargebacks/chargebackAnswer';
import { sent } from '../sent';

export const disputeChargeback = sent('chargebackAnswer', answer.disputeChargeback);
