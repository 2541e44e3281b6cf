import { memo, useCallback, useState } from 'react';
import { pageOfTransactions, SETTLEMENTS } from '../../../machines/settlements/groupedSettlements/groupedSettlements.rules';
import { keyOfLine, type OpenPages } from '../../../machines/settlements/settlementLine/settlementLine.rules';
import type { SettlementInFull } from '../../../machines/settlements/settlementStatement/settlementStatement.machine';
import { paymentOf, totalLabel } from '../../../machines/settlements/settlementStatement/settlementStatement.rules';
import { css } from '../../../styled-system/css';
import { Link } from '../../flow/Link';
import { useSegments } from '../../flow/segments';
import { useResource } from '../../flow/useResource';
import { linkStyle } from '../../ui/buttons/button.style';
import { Copyable } from '../../ui/buttons/Copyable';
import { StatusMark } from '../../ui/feedback/StatusMark';
import { Section } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { RecordColumns } from '../../ui/tables/RecordColumns';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { formatDay, formatShortTime } from '../../ui/text/dates';
import { formatSigned, orDash } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import type { settlementStatementFlows } from '../../wiring/settlements/settlementStatement';
import { DetailsPage } from '../kit/DetailsPage';
import { useCheck } from './check';
import { LineItems } from './LineItems';
import { SettlementFacts } from './SettlementFacts';
import { StatementLines } from './StatementLines';
import { StatementFileButton, useStatementFile } from './statementFile';
import { lookOf } from './status';
import { VerdictPart } from './VerdictPart';

interface SettlementStatementScreenProps {
  readonly flows: typeof settlementStatementFlows;
  /** The kinds of pages that this role can open. */
  readonly open: OpenPages;
}

const LIST = { label: 'Settlements', path: SETTLEMENTS } as const;

/** STL-01: shows the settlement whose id is in the URL, and checks its sum. */
export function SettlementStatementScreen({ flows, open }: SettlementStatementScreenProps) {
  const id = useSegments().at(-2) ?? '';
  const part = useResource(flows.settlementStatement, id);
  return (
    <DetailsPage
      title="Settlement statement"
      list={LIST}
      part={part}
      what="this settlement"
      name={part.view.value?.reference ?? id}
    >
      {(settlement) => <Statement key={settlement.id} flows={flows} open={open} settlement={settlement} />}
    </DetailsPage>
  );
}

interface StatementProps extends SettlementStatementScreenProps {
  readonly settlement: SettlementInFull;
}

function Statement({ flows, open, settlement: opened }: StatementProps) {
  const check = useCheck(flows.reconciliation, opened.id);
  const file = useStatementFile(flows.statementDownload, opened.id);
  const { view } = check;
  const compared = view.kind === 'agrees' || view.kind === 'differs' ? view : null;
  // The check reads the statement itself, so that nothing is shown beside a verdict of another moment.
  const [settlement, setSettlement] = useState(opened);
  if (compared !== null && compared.statement !== settlement) setSettlement(compared.statement);
  // It stays the same while the items are read, so that only the progress is drawn.
  const itemsOf = useCallback(
    (line: string) => {
      const of = keyOfLine(settlement.id, line);
      const all = isOfPayments(line) ? <AllTransactions settlement={settlement} /> : null;
      return (
        of && (
          <LineItems
            key={settlement.version}
            machine={flows.settlementLine}
            of={of}
            currency={settlement.currency}
            open={open}
            all={all}
          />
        )
      );
    },
    [flows, open, settlement],
  );
  const { currency, bankReference } = settlement;
  const isAtBank = paymentOf(settlement) === 'paid' && bankReference !== '';
  const verdict = { check, file, currency, total: totalLabel(settlement), isAtBank };
  return (
    <Stack>
      <div className={head}>
        <Head settlement={settlement} />
        {/* A sum that differs has its own button for the same file. */}
        <StatementFileButton file={file} kind={view.kind === 'differs' ? 'ruled' : 'solid'} />
      </div>
      <RecordColumns
        first={
          <>
            {/* The focus of a button that goes with its verdict stays here. */}
            <h2 className={hidden}>Check of the sum</h2>
            <VerdictPart {...verdict} />
          </>
        }
        side={<FactsPart settlement={settlement} />}
      >
        <StatementLines settlement={settlement} compared={compared} itemsOf={itemsOf} />
      </RecordColumns>
    </Stack>
  );
}

/** Whether a line has one item for each payment. */
const isOfPayments = (line: string) => line === 'collections' || line === 'fees';

const AllTransactions = ({ settlement: { id, transactions } }: Pick<StatementProps, 'settlement'>) => (
  <Link href={pageOfTransactions(id)} className={linkStyle}>
    {transactions === null ? 'View all transactions' : `View all ${transactions} transactions`}
  </Link>
);

const hidden = css({ srOnly: true });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: '3' });

const when = (at: string | null) => (at === null ? '—' : `${formatDay(at)} ${formatShortTime(at)} WAT`);

const PAYMENT = { paid: 'paid to', due: 'to be paid to', late: 'was to be paid to' } as const;

/** The status, the amount, and where it goes when. */
const Head = memo(function Head({ settlement }: Pick<StatementProps, 'settlement'>) {
  const { status, amount, currency, bank, account, settledAt, remark, bankReference } = settlement;
  const to = bankReference === '' ? 'Collection Balance' : [bank, account].filter(Boolean).join(', ');
  return (
    <Stack close>
      <div>
        <StatusMark {...lookOf(status)}>{status}</StatusMark>
      </div>
      {amount !== null && <Money amount={amount} currency={currency} size="sum" />}
      <p>
        {PAYMENT[paymentOf(settlement)]} <strong>{orDash(to)}</strong> on {when(settledAt)}
      </p>
      {remark !== '' && <p>{remark}</p>}
    </Stack>
  );
});

const DATES = { paid: 'Paid', due: 'Expected', late: 'Was expected' } as const;

const FactsPart = memo(function FactsPart({ settlement }: Pick<StatementProps, 'settlement'>) {
  const { currency, bankReference, amount, settledAt } = settlement;
  const state = paymentOf(settlement);
  const figure = (sum: string | null) => (sum === null ? '—' : `${currency} ${formatSigned(sum, currency)}`);
  return (
    <>
      <Section title="On your bank statement">
        {bankReference === '' ? (
          <p>{state === 'paid' ? 'It is paid' : 'It goes'} to your Collection Balance, so your bank has nothing of it.</p>
        ) : (
          <>
            {state !== 'paid' && <p>Nothing of it is on your bank statement yet.</p>}
            <DescriptionList
              rows={[
                { label: 'Bank reference', value: <Copyable label="Bank reference" text={bankReference} /> },
                { label: 'Amount', value: figure(amount) },
                { label: DATES[state], value: when(settledAt) },
              ]}
            />
          </>
        )}
      </Section>
      <Section title="Settlement details">
        <SettlementFacts settlement={settlement} />
        <p>
          <AllTransactions settlement={settlement} />
        </p>
      </Section>
    </>
  );
});
