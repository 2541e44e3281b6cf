import { byText, type Sort } from '../../../../machines/kit/sorting';
import type { QrCode } from '../../../../machines/links/qrCodes/qrCodes.machine';
import { stateOf } from '../../../../machines/links/qrCodes/qrCodes.machine';
import type { SortableColumn } from '../../../flow/useSort';
import { Menu, type MenuItem } from '../../../ui/Menu';
import { StatusMark } from '../../../ui/StatusMark';
import { textColumn } from '../../kit/columns';
import { lookOnly } from '../../kit/lookOnly';
import { NO_ADDRESS } from '../linkWords';

/** As the provider answers: no column has it. */
export const AS_IT_COMES: Sort = { key: 'given', direction: 'descending' };

/** Why who may not change codes cannot begin to. */
const LOOK_ONLY = lookOnly('QR codes');

export interface QrDoings {
  readonly mayChange: boolean;
  readonly onView: (code: QrCode) => void;
  readonly onDownload: (code: QrCode) => void;
  readonly onSwitch: (code: QrCode) => void;
}

const UNKNOWN = 'The provider lists no payment link with the address of this code, so it cannot be changed here.';

/** QRC-01, in the documents' words. Of a code that leads nowhere nothing is drawn; one whose link is not known stays as it is. */
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
      reason: mayChange ? UNKNOWN : LOOK_ONLY,
      onChoose: () => onSwitch(code),
    },
  ];
}

const State = (code: QrCode) => (
  <StatusMark {...(code.isActive ? { tone: 'green', icon: 'circle-check' } : { tone: 'plain', icon: 'circle-slash' })}>
    {stateOf(code)}
  </StatusMark>
);

/** QRC-01. */
export const qrCodeColumns = (doings: QrDoings): readonly SortableColumn<QrCode>[] => [
  textColumn('name', 'QR Code Name', ({ name }) => name, { place: 'lead' }),
  textColumn('type', 'Type', ({ type }) => type, { place: 'note' }),
  { key: 'status', head: 'Status', place: 'figure', order: byText(stateOf), cell: State },
  {
    key: 'action',
    head: 'Action',
    headHidden: true,
    align: 'right',
    place: 'mark',
    cell: (code) => <Menu small label={`Actions for ${code.name}`} items={itemsOf(code, doings)} />,
  },
];
