import { byText, type Sort } from '../../../../machines/kit/list/sorting';
import type { QrCode } from '../../../../machines/links/qrCodes/qrCodes.machine';
import { stateOf } from '../../../../machines/links/qrCodes/qrCodes.machine';
import type { SortableColumn } from '../../../flow/useSort';
import type { MenuItem } from '../../../ui/buttons/Menu';
import { StatusMark } from '../../../ui/feedback/StatusMark';
import { actionColumn } from '../../kit/actionColumn';
import { textColumn } from '../../kit/columns';
import { readOnlyReason } from '../../kit/readOnlyReason';
import { NO_ADDRESS } from '../linkWords';

/** The provider's order. No column has it. */
export const AS_IT_COMES: Sort = { key: 'given', direction: 'descending' };

/** Why a role without the permission cannot change codes. */
const READ_ONLY_REASON = readOnlyReason('QR codes');

export interface QrDoings {
  readonly mayChange: boolean;
  readonly onView: (code: QrCode) => void;
  readonly onDownload: (code: QrCode) => void;
  readonly onSwitch: (code: QrCode) => void;
}

const UNKNOWN = 'We couldn’t find the payment link for this code, so you can’t change it here.';

/** QRC-01: the actions, in the documents' words. A code without a web address is not drawn, and one without a known link cannot change. */
function itemsOf(code: QrCode, { mayChange, onView, onDownload, onSwitch }: QrDoings): readonly MenuItem[] {
  const drawn = { disabled: code.url === '', reason: NO_ADDRESS };
  return [
    { key: 'view', label: 'View QR Code', icon: 'eye', ...drawn, onChoose: () => onView(code) },
    { key: 'download', label: 'Download Qr Code', icon: 'download', ...drawn, onChoose: () => onDownload(code) },
    {
      key: 'switch',
      label: code.isActive ? 'Deactivate' : 'Activate',
      icon: code.isActive ? 'ban' : 'circle-check',
      disabled: !mayChange || code.reference === '',
      reason: mayChange ? UNKNOWN : READ_ONLY_REASON,
      onChoose: () => onSwitch(code),
    },
  ];
}

const State = (code: QrCode) => (
  <StatusMark {...(code.isActive ? { tone: 'green', icon: 'circle-check' } : { tone: 'plain', icon: 'circle-slash' })}>
    {stateOf(code)}
  </StatusMark>
);

/** QRC-01: the columns of the list. */
export const qrCodeColumns = (doings: QrDoings): readonly SortableColumn<QrCode>[] => [
  textColumn('name', 'QR Code Name', ({ name }) => name, { place: 'lead' }),
  textColumn('type', 'Type', ({ type }) => type, { place: 'note' }),
  { key: 'status', head: 'Status', place: 'mark', order: byText(stateOf), cell: State },
  actionColumn(
    ({ name }) => name,
    (code) => itemsOf(code, doings),
  ),
];
