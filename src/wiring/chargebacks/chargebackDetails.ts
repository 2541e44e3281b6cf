/** Flows of the page of one chargeback. */
import { chargebackAnswerMachine } from '../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.machine';
import { chargebackDetailsMachine } from '../../../machines/chargebacks/chargebackDetails/chargebackDetails.machine';
import { wire } from '../../../machines/kit/flow/port';
import { untilMoment } from '../../flow/wallClock';
import { lazy } from '../lazy';
import { stored } from '../stored';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/chargebacks/chargebacks'));
const answers = () => import('./uploadAnswer');

export const chargebackDetailsFlows = {
  chargebackDetails: wire(chargebackDetailsMachine, { load: lazy(services, (s) => s.getChargeback) }),
  chargebackAnswer: wire(chargebackAnswerMachine, {
    loadChargeback: lazy(services, (s) => s.getChargeback),
    timeEnds: untilMoment,
    disputeChargeback: stored(lazy(answers, (s) => s.disputeChargeback)),
    checkChargeback: lazy(services, (s) => s.getChargeback),
  }),
};
