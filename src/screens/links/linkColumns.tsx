import { isolated } from '../../../contract/shownText';
import { byText, type Sort } from '../../../machines/kit/list/sorting';
import { byAmount } from '../../../machines/kit/values/amountOrder';
import type { PaymentLink } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import { authWords, limitWords, typeWords } from '../../../machines/links/paymentLinks/paymentLinks.machine';
import type { SortableColumn } from '../../flow/useSort';
import { Copyable } from '../../ui/buttons/Copyable';
import type { MenuItem } from '../../ui/buttons/Menu';
import { shortAddress } from '../../ui/text/shortAddress';
import { actionColumn } from '../kit/actionColumn';
import { textColumn } from '../kit/columns';
import { LinkAmount, LinkState, NO_ADDRESS, READ_ONLY_REASON, switching } from './linkWords';

/** The provider's order. No column has it. */
export const NEWEST_FIRST: Sort = { key: 'made', direction: 'descending' };

export interface LinkDoings {
  readonly mayChange: boolean;
  readonly onCopy: (link: PaymentLink) => void;
  readonly onDetails: (link: PaymentLink) => void;
  readonly onQr: (link: PaymentLink) => void;
  readonly onSwitch: (link: PaymentLink) => void;
}

/** A link without a web address cannot be copied or opened. */
const toWeb = (link: PaymentLink) => ({ disabled: link.url === '', reason: NO_ADDRESS });

/** PLK-04: the actions, in the documents' words. */
const itemsOf = (link: PaymentLink, { mayChange, onCopy, onDetails, onQr, onSwitch }: LinkDoings): readonly MenuItem[] => [
  { key: 'details', label: 'View Details', icon: 'eye', onChoose: () => onDetails(link) },
  { key: 'copy', label: 'Copy Link', icon: 'copy', ...toWeb(link), onChoose: () => onCopy(link) },
  { key: 'pay', label: 'Initiate Payment', icon: 'arrow-up-right', ...toWeb(link), href: link.url },
  { key: 'qr', label: 'Generate Qr Code', icon: 'qr-code', ...toWeb(link), onChoose: () => onQr(link) },
  {
    key: 'switch',
    label: switching(link.isActive).action,
    icon: link.isActive ? 'ban' : 'circle-check',
    disabled: !mayChange,
    reason: READ_ONLY_REASON,
    onChoose: () => onSwitch(link),
  },
];

/** PLK-01: the columns of the list. */
export const linkColumns = (doings: LinkDoings): readonly SortableColumn<PaymentLink>[] => [
  textColumn('name', 'Name', ({ name }) => name, { place: 'lead' }),
  {
    key: 'address',
    head: 'Link',
    from: 'lg',
    cell: (link) =>
      link.url === '' ? (
        '—'
      ) : (
        <Copyable label={`Copy link of ${isolated(link.name)}`} text={link.url} shown={shortAddress(link.url)} />
      ),
  },
  textColumn('type', 'Payment type', ({ paymentType }) => typeWords(paymentType), { place: 'note' }),
  { key: 'limit', head: 'Limit', align: 'right', from: 'xl', cell: limitWords },
  {
    key: 'amount',
    head: 'Amount',
    align: 'right',
    place: 'figure',
    order: byAmount(
      ({ amount }) => amount,
      ({ currency }) => currency,
    ),
    cell: ({ amount, currency }) => <LinkAmount amount={amount} currency={currency} inHead="lg" />,
  },
  textColumn('currency', 'Currency', ({ currency }) => currency, { from: 'xl' }),
  textColumn('auth', 'Auth option', ({ authOption }) => authWords(authOption), { from: 'xl' }),
  {
    key: 'state',
    head: 'Status',
    place: 'mark',
    order: byText(({ isActive }) => (isActive ? 'Active' : 'Deactivated')),
    cell: LinkState,
  },
  actionColumn(
    ({ name }) => name,
    (link) => itemsOf(link, doings),
  ),
];
