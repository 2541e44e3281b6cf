import type { Wired } from '../../../../machines/kit/port';
import type { qrCodeStatusMachine } from '../../../../machines/links/qrCodeStatus/qrCodeStatus.machine';
import type { qrCodesMachine } from '../../../../machines/links/qrCodes/qrCodes.machine';
import type { qrWizardMachine } from '../../../../machines/links/qrWizard/qrWizard.machine';
import type { LinkFlows } from '../linkFlows';

/** The flows of QR codes. */
export interface QrCodeFlows extends Pick<LinkFlows, 'linkChoices' | 'qrDownload'> {
  readonly qrCodes: Wired<typeof qrCodesMachine>;
  readonly qrCodeStatus: Wired<typeof qrCodeStatusMachine>;
  readonly qrWizard: Wired<typeof qrWizardMachine>;
}
