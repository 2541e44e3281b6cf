import { useLayoutEffect, useRef, useState } from 'react';
import { isolated } from '../../../../contract/shownText';
import { billOfDraft } from '../../../../machines/invoices/invoice/bill.rules';
import { INVOICE_LIMITS, isEmptyDraft, LABELS } from '../../../../machines/invoices/invoice/invoice.rules';
import type { InvoiceView } from '../../../../machines/invoices/invoice/invoice.select';
import type { BillBusiness, DraftText } from '../../../../machines/invoices/invoice/invoice.types';
import { decimalOf } from '../../../../machines/invoices/invoices/invoices.rules';
import { sentences } from '../../../../machines/kit/values/sentences';
import { css } from '../../../../styled-system/css';
import { Button } from '../../../ui/buttons/Button';
import { CheckField } from '../../../ui/controls/CheckField';
import { SelectField } from '../../../ui/controls/SelectField';
import { TextAreaField } from '../../../ui/controls/TextAreaField';
import { TextField } from '../../../ui/controls/TextField';
import { Callout } from '../../../ui/feedback/Callout';
import { Dialog } from '../../../ui/layers/Dialog';
import { PageFoot } from '../../../ui/layout/PageFoot';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { TakesFocus } from '../../../ui/layout/TakesFocus';
import { TotalsTable } from '../../../ui/tables/TotalsTable';
import { formatSigned } from '../../../ui/text/format';
import { Money } from '../../../ui/text/Money';
import type { newInvoiceFlows } from '../../../wiring/invoices/newInvoice';
import { DraftSaved } from '../../kit/DraftSaved';
import { draftWords } from '../../kit/draftWords';
import { FirstField } from '../../kit/FirstField';
import { lazyDialog } from '../../kit/lazyDialog';
import { Refused } from '../../kit/Refused';
import { TestMode } from '../../kit/TestMode';
import { Bill, sumLabel } from '../bill/Bill';
import { BackToList } from './BackToList';
import { FieldPlace, focusField } from './FieldPlace';
import { ItemRows } from './ItemRows';
import type { InvoiceFlow } from './invoiceFlow';

interface InvoiceFormProps {
  readonly flow: InvoiceFlow;
  /** Whether the draft would survive a reload. */
  readonly isKept: boolean;
  /** When the draft was saved, by this device’s clock. Null for a draft of an earlier page. */
  readonly savedAt: string | null;
  readonly business: BillBusiness;
  /** Null for a role that cannot see customers. */
  readonly customers: (typeof newInvoiceFlows)['customers'] | null;
}

/** A field that searches as one types is larger than the rest of the form. */
const choice = lazyDialog(async () => (await import('./CustomerChoice')).CustomerChoice);

const container = css({ containerType: 'inline-size', minW: '0' });
const beside = css({
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '@container (width >= 60rem)': { gridTemplateColumns: '[minmax(0, 1fr) 26.5rem]', columnGap: '10' },
  '@container (width >= 70rem)': { gridTemplateColumns: '[minmax(0, 1fr) 29.5rem]' },
  '& section': { gap: '4', borderTop: '[2px solid token(colors.line.ink)]', pt: '3' },
});
const pair = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
});
const narrowPair = css({ display: 'grid', gap: '4', alignItems: 'start', gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]' });
const ends = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
});
const preview = css({
  display: { base: 'none', md: 'grid' },
  gap: '3',
  minW: '0',
  p: '4',
  bg: 'desk',
});
const previewHead = css({ display: 'flex', justifyContent: 'space-between', gap: '3', fontWeight: 'strong' });
const soft = css({ color: 'ink.soft', fontWeight: 'regular', fontSize: 'note' });
const unknown = css({ color: 'ink.soft', borderBottom: '[1px dashed token(colors.line.control)]' });
const onWide = css({ display: { base: 'none', md: 'contents' } });
const footTotal = css({ display: { base: 'none', lg: 'block' }, alignSelf: 'center' });
const onPhones = css({ display: { base: 'contents', md: 'none' } });
const jump = css({ color: '[inherit]', textDecoration: 'underline', cursor: 'pointer' });

/** INV-02: the fields in the documented order of need, with the bill beside them. */
export function InvoiceForm({ flow, isKept, savedAt, business, customers }: InvoiceFormProps) {
  const { view, send } = flow;
  const { draft, shown, sums } = view;
  const [isPreviewed, setIsPreviewed] = useState(false);
  /** How often the review was asked for. */
  const [asked, setAsked] = useState(0);
  const text = (field: DraftText) => ({
    label: LABELS[field],
    value: draft[field],
    problem: shown.get(field) ?? null,
    onText: (typed: string) => send({ type: 'text.changed', field, text: typed }),
  });
  const customer = draft.companyName.trim() || draft.customerName.trim() || 'the customer';
  const paper = (
    <div role="img" aria-label="The invoice as the customer will see it">
      <div aria-hidden="true">
        <Bill bill={billOfDraft(draft, sums, business, new Set(view.errors.map(({ field }) => field)))} small />
      </div>
    </div>
  );
  const review = () => {
    setIsPreviewed(false);
    setAsked(asked + 1);
    send({ type: 'invoice.reviewed' });
  };
  return (
    <Stack>
      <div className={container}>
        <div className={beside}>
          <FirstField>
            <Stack>
              <TestMode />
              {view.problem !== null && (
                <TakesFocus>
                  <Refused problem={view.problem}>{sentences('Nothing was sent.', draftWords(isKept))}</Refused>
                </TakesFocus>
              )}
              <Summary view={view} asked={asked} />
              <Section title="Invoice">
                <FieldPlace name="title">
                  <TextField {...text('title')} />
                </FieldPlace>
                <div className={pair}>
                  <FieldPlace name="dueDate">
                    <TextField {...text('dueDate')} inputMode="numeric" autoComplete="off" hint={view.dueHint} />
                  </FieldPlace>
                  <FieldPlace name="currency">
                    <SelectField
                      label={LABELS.currency}
                      value={draft.currency}
                      problem={shown.get('currency') ?? null}
                      options={view.currencies.map(({ code, name }) => ({ value: code, label: `${code}, ${isolated(name)}` }))}
                      onChoose={(chosen) => send({ type: 'text.changed', field: 'currency', text: chosen })}
                    />
                  </FieldPlace>
                </div>
              </Section>
              <Section title="Customer">
                {customers && <choice.Dialog machine={customers} flow={flow} />}
                <div className={pair}>
                  <FieldPlace name="customerName">
                    <TextField {...text('customerName')} autoComplete="off" />
                  </FieldPlace>
                  <FieldPlace name="customerEmail">
                    <TextField {...text('customerEmail')} inputMode="email" autoComplete="off" />
                  </FieldPlace>
                  <FieldPlace name="companyName">
                    <TextField {...text('companyName')} optional autoComplete="off" />
                  </FieldPlace>
                  <FieldPlace name="companyEmail">
                    <TextField {...text('companyEmail')} optional inputMode="email" autoComplete="off" />
                  </FieldPlace>
                </div>
                <FieldPlace name="customerAddress">
                  <TextField {...text('customerAddress')} optional autoComplete="off" />
                </FieldPlace>
              </Section>
              <Section title="Items">
                <ItemRows flow={flow} />
              </Section>
              <div className={ends}>
                <Stack>
                  <div className={narrowPair}>
                    <FieldPlace name="discount">
                      <TextField {...text('discount')} optional inputMode="decimal" trailing="%" />
                    </FieldPlace>
                    <FieldPlace name="tax">
                      <TextField {...text('tax')} optional inputMode="decimal" trailing="%" />
                    </FieldPlace>
                  </div>
                  <FieldPlace name="note">
                    <TextAreaField {...text('note')} optional limit={INVOICE_LIMITS.note} />
                  </FieldPlace>
                  <CheckField
                    label="Let the customer pay a part"
                    optional
                    checked={draft.partPayments}
                    onTick={(partPayments) => send({ type: 'parts.changed', partPayments })}
                  />
                </Stack>
                <FieldPlace name="total">
                  <Totals view={view} />
                </FieldPlace>
              </div>
            </Stack>
          </FirstField>
          <aside className={preview} aria-label="Preview">
            <p className={previewHead}>
              What {isolated(customer)} will get <span className={soft}>Updates as you type</span>
            </p>
            {paper}
          </aside>
        </div>
      </div>
      <PageFoot
        saved={!isEmptyDraft(draft) && <DraftSaved isKept={isKept} at={savedAt} />}
        note={noteOf(view)}
        actions={
          <>
            {view.sums.totals && view.sums.totals.total > 0n && (
              <span className={footTotal}>
                <Money amount={decimalOf(view.sums.totals.total)} currency={draft.currency} />
              </span>
            )}
            {/* A phone has the arrow at the top, and no room for both. */}
            <span className={onWide}>
              <BackToList send={send} />
            </span>
            <span className={onPhones}>
              <Button icon="eye" onPress={() => setIsPreviewed(true)}>
                Preview
              </Button>
            </span>
            <Button kind="solid" onPress={review}>
              Review invoice
            </Button>
          </>
        }
      />
      <Dialog
        title={`What ${isolated(customer)} will get`}
        open={isPreviewed}
        onClose={() => setIsPreviewed(false)}
        foot={
          <>
            <Button onPress={() => setIsPreviewed(false)}>Keep editing</Button>
            {/* What is still wrong is said in the form. */}
            {view.errors.length === 0 && (
              <Button kind="solid" onPress={review}>
                Review invoice
              </Button>
            )}
          </>
        }
      >
        {paper}
      </Dialog>
    </Stack>
  );
}

/** So many links fit above the form. Each field has its own error, too. */
const MOST_LINKS = 12;

/** What the review needs. It gets the focus whenever the merchant asks for it, and its links lead to the fields. */
function Summary({ view: { errors, isChecked }, asked }: { readonly view: InvoiceView; readonly asked: number }) {
  const said = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request for the review leads here again
  useLayoutEffect(() => {
    if (isChecked) said.current?.focus();
  }, [isChecked, asked]);
  if (!isChecked || errors.length === 0) return null;
  return (
    <div ref={said} tabIndex={-1}>
      <Callout
        tone="red"
        role="alert"
        title={`Fix ${errors.length} field${errors.length === 1 ? '' : 's'} to review this invoice.`}
      >
        {errors.slice(0, MOST_LINKS).map(({ field, label }, place) => (
          <span key={field}>
            {place > 0 && ', '}
            <button type="button" className={jump} onClick={() => focusField(field)}>
              {label}
            </button>
          </span>
        ))}
        {errors.length > MOST_LINKS && `, and ${errors.length - MOST_LINKS} more`}
      </Callout>
    </div>
  );
}

const noteOf = ({ errors, isChecked, draft }: InvoiceView): string => {
  if (isChecked && errors.length > 0) return `${errors.length} field${errors.length === 1 ? '' : 's'} to fix`;
  const count = `${draft.items.length} item${draft.items.length === 1 ? '' : 's'}`;
  return [count, draft.companyName || draft.customerName].filter(Boolean).join(', ');
};

/** The live totals, by the one calculation of invoices. What is not known yet is said so, never an old figure. */
function Totals({ view: { draft, sums, shown } }: { readonly view: InvoiceView }) {
  const figure = (minor: bigint | null, otherwise: string) =>
    minor === null ? <span className={unknown}>{otherwise}</span> : formatSigned(decimalOf(minor), draft.currency);
  const total = sums.totals?.total;
  const totalError = shown.get('total');
  const percent = (field: 'discount' | 'tax') => (shown.get(field) ? '' : draft[field]);
  return (
    <Stack close>
      <TotalsTable
        label="Total"
        rows={[
          { label: 'Subtotal', amount: figure(sums.subtotal, 'Unknown yet') },
          {
            label: sumLabel({ kind: 'discount', percent: percent('discount') }),
            amount: figure(
              sums.discount === null ? null : -sums.discount,
              shown.get('discount') ? 'Fix the discount' : 'Unknown yet',
            ),
          },
          {
            label: sumLabel({ kind: 'tax', percent: percent('tax') }),
            amount: figure(sums.tax, shown.get('tax') ? 'Fix the tax' : 'Unknown yet'),
          },
        ]}
        total={
          total === undefined ? (
            <span className={unknown}>Unknown yet</span>
          ) : (
            <Money amount={decimalOf(total)} currency={draft.currency} />
          )
        }
      />
      {totalError !== undefined && (
        <Callout tone="orange" role="status" title={totalError}>
          An invoice asks for more than nothing.
        </Callout>
      )}
    </Stack>
  );
}
