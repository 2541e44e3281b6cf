import type { ReactNode } from 'react';
import type { AnswerView } from '../../../../machines/chargebacks/chargebackAnswer/chargebackAnswer.select';
import { urgencyOf } from '../../../../machines/chargebacks/chargebacks/chargebacks.rules';
import { css } from '../../../../styled-system/css';
import { Section } from '../../../ui/layout/Section';
import { Clock } from '../../../ui/text/Clock';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { formatDay, formatShortTime } from '../../../ui/text/dates';
import { formatAmount, orDash } from '../../../ui/text/format';
import { TransactionName } from '../TransactionName';

const due = css({ display: 'grid', gap: '1', borderTop: '[2px solid token(colors.line.ink)]', pt: '3' });
const soft = css({ color: 'ink.soft' });
const strong = css({ fontWeight: 'strong' });
const said = css({
  display: 'grid',
  gap: '1',
  pl: '3',
  borderLeft: '[2px solid token(colors.line.soft)]',
  overflowWrap: 'anywhere',
  '& small': { color: 'ink.soft', fontSize: 'note', lineHeight: 'note' },
});
const container = css({ containerType: 'inline-size', minW: '0' });
const columns = css({
  display: 'grid',
  gap: '6',
  alignItems: 'start',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '@container (width >= 58rem)': { columnGap: '10', gridTemplateColumns: '[minmax(0, 1fr) 20rem]' },
});
const main = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '6',
  alignContent: 'start',
  minW: '0',
  // Each section of an answer begins with a rule.
  '& section, & > [data-ruled]': { borderTop: '[2px solid token(colors.line.ink)]', pt: '3' },
});
const aside = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  // On a narrow page the clock comes first.
  '@container (width < 58rem)': { order: '[-1]' },
  '& > section': { borderTop: '[2px solid token(colors.line.ink)]', pt: '3' },
});
const wideOnly = css({ '@container (width < 58rem)': { display: 'none' } });

export interface AsideProps {
  readonly view: AnswerView;
  /** The path of a transaction’s details, before its payment reference. Null if this role cannot open it. */
  readonly transactions: string | null;
}

interface AnswerColumnsProps extends AsideProps {
  readonly children: ReactNode;
}

/** An answer, beside the time that is left and what is answered. */
export const AnswerColumns = ({ view, transactions, children }: AnswerColumnsProps) => (
  <div className={container}>
    <div className={columns}>
      <div className={main}>{children}</div>
      <div className={aside}>
        <Due view={view} />
        <WhatYouAnswer view={view} transactions={transactions} />
      </div>
    </div>
  </div>
);

/** Until when. Once the time ended, no clock keeps running. */
function Due({ view: { until, disputed, step } }: Pick<AsideProps, 'view'>) {
  const dueAt = disputed?.chargeback.dueAt ?? null;
  if (until === null || dueAt === null) return null;
  const moment = `${formatDay(dueAt)} ${formatShortTime(dueAt)} WAT`;
  if (step === 'overdue')
    return (
      <div className={due}>
        <p className={soft}>Time to answer ended</p>
        <p className={strong}>{moment}</p>
      </div>
    );
  return (
    <div className={due}>
      <p className={soft}>Answer by {moment}</p>
      <Clock until={until} isUrgent={(left) => urgencyOf(left) === 'today'} />
    </div>
  );
}

function WhatYouAnswer({ view: { disputed }, transactions }: AsideProps) {
  if (disputed === null) return null;
  const { chargeback, order } = disputed;
  const { id, claim, reason, amount, held, currency, email } = chargeback;
  return (
    <Section title="What you answer">
      {claim !== '' && (
        <blockquote className={said}>
          <small>
            <bdi>{order?.customerName || email || 'The customer'}</bdi> says
          </small>
          <bdi>“{claim}”</bdi>
        </blockquote>
      )}
      <div className={wideOnly}>
        <DescriptionList
          rows={[
            { label: 'Chargeback', value: id },
            { label: 'Reason', value: orDash(reason) },
            { label: 'Amount', value: formatAmount(amount, currency) },
            { label: 'Held now', value: held === null ? '—' : formatAmount(held, currency) },
            {
              label: 'Transaction',
              value: <TransactionName payment={order?.paymentReference ?? ''} transactions={transactions} />,
            },
          ]}
        />
      </div>
    </Section>
  );
}
