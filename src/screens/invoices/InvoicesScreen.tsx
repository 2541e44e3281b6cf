import { useMemo, useState } from 'react';
import { isolated } from '../../../contract/shownText';
import { sumsOf as draftSums } from '../../../machines/invoices/invoice/invoice.rules';
import type { Bookmark } from '../../../machines/invoices/invoice/invoice.types';
import { invoiceFilters, invoiceViews } from '../../../machines/invoices/invoices/invoices.machine';
import { decimalOf, duplicateOf, NEW_INVOICE, pageOfInvoice, sumsOf } from '../../../machines/invoices/invoices/invoices.rules';
import { sentences } from '../../../machines/kit/flow/fault';
import { today } from '../../../machines/kit/values/days';
import { bookmarkSavedAt, loadBookmark, saveBookmark } from '../../flow/bookmarks';
import { useDetailsPages } from '../../flow/detailsPages';
import { useFlowContext } from '../../flow/FlowProvider';
import { Link } from '../../flow/Link';
import { useList } from '../../flow/useList';
import { useResource } from '../../flow/useResource';
import { Button } from '../../ui/buttons/Button';
import { ButtonPlace } from '../../ui/buttons/ButtonPlace';
import { buttonStyle } from '../../ui/buttons/button.style';
import { copyText } from '../../ui/buttons/clipboard';
import { Callout } from '../../ui/feedback/Callout';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { formatDay, formatShortTime } from '../../ui/text/dates';
import { formatAmount } from '../../ui/text/format';
import { Icon } from '../../ui/theme/Icon';
import type { invoicesFlows } from '../../wiring/invoices/invoices';
import { commonCurrency } from '../kit/commonCurrency';
import { useDownload } from '../kit/DownloadMenu';
import { ListSection, type ListWords } from '../kit/ListSection';
import { OpenOrders } from '../kit/OpenOrder';
import { InvoiceSums } from './InvoiceSums';
import { invoiceColumns, NEWEST_FIRST } from './invoiceColumns';
import { invoiceBookmark } from './invoiceWords';

interface InvoicesScreenProps {
  readonly flows: typeof invoicesFlows;
  /** The currency of the whole dashboard. */
  readonly currency: string;
  readonly mayManage: boolean;
}

const WORDS: ListWords = {
  caption: 'Invoices',
  widths: { title: 210, customer: 245, reference: 102, amount: 141, due: 136, status: 259, action: 33 },
  none: 'You currently do not have any invoices.',
  teaches: {
    drawing: 'link',
    sentence: 'Send a bill with a payment link. Your customer pays it by card, bank transfer or USSD, and you see when.',
  },
  noMatch: 'No invoices match.',
  showAll: 'Show all invoices',
  lost: 'your invoices',
};

/** INV-01: lists the invoices of the business. */
export function InvoicesScreen({ flows, currency, mayManage }: InvoicesScreenProps) {
  const list = useList(flows.invoices, invoiceFilters);
  const all = useResource(flows.invoiceSums, currency);
  const download = useDownload(flows.invoicesDownload, list.filters.value);
  const { notice, navigate } = useFlowContext();
  const details = useDetailsPages(pageOfInvoice);
  const { rows, total, shownAt } = list.view;
  const common = commonCurrency(rows);
  const columns = useMemo(
    () =>
      invoiceColumns(common, {
        mayManage,
        onView: details.open,
        onCopy: async ({ url }) => {
          if (await copyText(url)) notice({ flow: 'copy', tone: 'good', text: 'Payment link copied' });
          else notice({ flow: 'copy', tone: 'bad', text: 'Your browser blocked copying. Open the invoice to copy its link.' });
        },
        onResend: (invoice) => navigate(`${pageOfInvoice(invoice)}?ask=resend`),
        onDuplicate: (invoice) => navigate(duplicateOf(invoice)),
      }),
    [common, mayManage, details, notice, navigate],
  );
  const start = mayManage && (
    <ButtonPlace kind="solid">
      <Link href={NEW_INVOICE} className={buttonStyle('solid')}>
        <Icon name="plus" />
        New Invoice
      </Link>
    </ButtonPlace>
  );
  const isBare = shownAt !== null && total === 0 && !list.filters.isFiltered(list.filters.value);
  const sums = useMemo(() => {
    const { value } = all.view;
    return { ...all, view: { ...all.view, value: value && sumsOf(value, currency) } };
  }, [all, currency]);
  const counts = useMemo(
    () => ({ ...sums, view: { ...sums.view, value: sums.view.value?.counts ?? null, fault: null } }),
    [sums],
  );
  return (
    <Page title="Invoices" actions={start}>
      <Stack>
        {!isBare && <InvoiceSums part={sums} currency={currency} />}
        {mayManage && (
          <>
            <OpenOrders<Bookmark>
              flow={invoiceBookmark('')}
              what="invoice"
              again="send it"
              about={({ bookmark }) => bookmark.draft.title}
              onCheck={({ subject }) => navigate(subject === '' ? NEW_INVOICE : duplicateOf({ id: subject }))}
            />
            <DraftLine onResume={() => navigate(NEW_INVOICE)} />
          </>
        )}
        <ListSection
          list={list}
          words={WORDS}
          columns={columns}
          usual={NEWEST_FIRST}
          views={invoiceViews}
          counts={counts}
          rowKey={({ id }) => id}
          rowLabel={({ title, reference }) => `View invoice ${reference} ${isolated(title)}`}
          details={details}
          download={download}
          start={start}
        />
      </Stack>
    </Page>
  );
}

/** The invoice that was begun in this tab and not sent. */
function DraftLine({ onResume }: { readonly onResume: () => void }) {
  const { owner } = useFlowContext();
  const [isDiscarded, setIsDiscarded] = useState(false);
  const bookmark = owner === null || isDiscarded ? null : loadBookmark<Bookmark>(owner, invoiceBookmark(''));
  if (owner === null || bookmark === null || bookmark.order !== null) return null;
  const { title, companyName, customerName, currency } = bookmark.draft;
  const customer = companyName || customerName;
  const total = draftSums(bookmark.draft).totals?.total ?? 0n;
  const name = [
    isolated(title || 'Untitled invoice'),
    ...(customer ? [`for ${isolated(customer)}`] : []),
    ...(total > 0n ? [formatAmount(decimalOf(total), currency)] : []),
  ];
  const savedAt = bookmarkSavedAt(owner, invoiceBookmark(''));
  const discard = () => {
    saveBookmark(owner, invoiceBookmark(''), null);
    setIsDiscarded(true);
  };
  return (
    <Callout
      tone="plain"
      role="note"
      title={`Draft: ${name.join(', ')}`}
      action={
        <>
          <Button kind="bare" onPress={discard}>
            Discard
          </Button>
          <Button onPress={onResume}>Resume draft</Button>
        </>
      }
    >
      {sentences(
        savedAt && `Saved ${savedAt.slice(0, 10) === today() ? 'today' : formatDay(savedAt)}, ${formatShortTime(savedAt)}.`,
        'It is kept in this tab.',
      )}
    </Callout>
  );
}
