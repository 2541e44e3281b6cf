/** QR codes, and creating a payment link for one. */

import { wire } from '../../../machines/kit/flow/port';
import { narrowed } from '../../../machines/kit/list/narrow';
import { linkChoicesMachine } from '../../../machines/links/linkChoices/linkChoices.machine';
import { qrCodeStatusMachine } from '../../../machines/links/qrCodeStatus/qrCodeStatus.machine';
import { qrCodesMachine, qrFilters, qrReaders } from '../../../machines/links/qrCodes/qrCodes.machine';
import { qrDownloadMachine } from '../../../machines/links/qrDownload/qrDownload.machine';
import { qrWizardMachine } from '../../../machines/links/qrWizard/qrWizard.machine';
import { lazy } from '../lazy';
import { stored } from '../stored';
import { withTemporal } from '../temporal';

const links = () => withTemporal(() => import('../../services/links/paymentLinks'));

const codes = () => withTemporal(() => import('../../services/links/qrCodes'));

const pictures = () => import('../../flow/saveQr');

export const qrCodesFlows = {
  qrCodes: wire(qrCodesMachine, {
    load: narrowed(
      lazy(codes, (s) => s.listCodes),
      qrFilters,
      qrReaders,
    ),
  }),
  qrCodeStatus: wire(qrCodeStatusMachine, { do: lazy(links, (s) => s.switchLink) }),
  qrWizard: wire(qrWizardMachine, {
    load: lazy(codes, (s) => s.loadQrLinks),
    newLink: { save: stored(lazy(links, (s) => s.createLink)) },
  }),
  linkChoices: wire(linkChoicesMachine, { load: lazy(links, (s) => s.loadLinkChoices) }),
  qrDownload: wire(qrDownloadMachine, { save: lazy(pictures, (s) => s.saveQr) }),
};
