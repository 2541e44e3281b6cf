import type { Wired } from '../../../machines/kit/port';
import type { qrCodeStatusMachine } from '../../../machines/qrCodeStatus/qrCodeStatus.machine';
import type { qrCodesMachine } from '../../../machines/qrCodes/qrCodes.machine';
import type { qrWizardMachine } from '../../../machines/qrWizard/qrWizard.machine';
import type { LinkFlows } from '../links/linkFlows';

/** The flows of QR codes. */
export interface QrCodeFlows extends Pick<LinkFlows, 'linkChoices' | 'qrDownload'> {
  readonly qrCodes: Wired<typeof qrCodesMachine>;
  readonly qrCodeStatus: Wired<typeof qrCodeStatusMachine>;
  readonly qrWizard: Wired<typeof qrWizardMachine>;
}
