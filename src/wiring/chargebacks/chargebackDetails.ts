/** Flows of the page of one chargeback. */
import { chargebackAnswerMachine } from '../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.machine';
import { chargebackDetailsMachine } from '../../../machines/chargebacks/chargebackDetails/chargebackDetails.machine';
import { nextChargebackMachine } from '../../../machines/chargebacks/nextChargeback/nextChargeback.machine';
import { wire } from '../../../machines/kit/flow/port';
import { untilMoment } from '../../flow/wallClock';
import { lazy } from '../lazy';
import { stored } from '../stored';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/chargebacks/chargebacks'));
const answerable = () => withTemporal(() => import('../../services/chargebacks/answerable'));
const answers = () => import('./uploadAnswer');

export const chargebackDetailsFlows = {
  chargebackDetails: wire(chargebackDetailsMachine, { load: lazy(services, (s) => s.getChargeback) }),
  nextChargeback: wire(nextChargebackMachine, { load: lazy(answerable, (s) => s.listAnswerable) }),
  chargebackAnswer: wire(chargebackAnswerMachine, {
    loadChargeback: lazy(services, (s) => s.getChargeback),
    timeEnds: untilMoment,
    disputeChargeback: stored(lazy(answers, (s) => s.disputeChargeback)),
    checkChargeback: lazy(services, (s) => s.getChargeback),
  }),
};
