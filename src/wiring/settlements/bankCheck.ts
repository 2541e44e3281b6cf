/** The flow of the check of a bank's file. */
import { wire } from '../../../machines/kit/flow/port';
import { bankCheckMachine } from '../../../machines/settlements/bankCheck/bankCheck.machine';
import { lazy } from '../lazy';
import { saved } from '../saved';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/settlements/bankCheck'));

const reader = () => withTemporal(() => import('./bankFile/readBankFile'));

export const bankCheckFlows = {
  bankCheck: wire(bankCheckMachine, {
    readFile: lazy(reader, (s) => s.readBankFile),
    listPaid: lazy(services, (s) => s.listPaid),
    saveReport: saved(lazy(services, (s) => s.exportBankCheck)),
  }),
};
