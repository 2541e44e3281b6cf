import type { ReactNode } from 'react';
import { isolated } from '../../../../contract/shownText';
import { withFee } from '../../../../machines/kit/values/withFee';
import { moneyOf } from '../../../../machines/payouts/approval/approval.rules';
import type { ApprovalView } from '../../../../machines/payouts/approval/approval.select';
import type { PendingPayout } from '../../../../machines/payouts/approvals/approvals.machine';
import { css } from '../../../../styled-system/css';
import { Copyable } from '../../../ui/buttons/Copyable';
import { Alert } from '../../../ui/feedback/Alert';
import { Stack } from '../../../ui/layout/Stack';
import { AfterTotal, TotalsTable } from '../../../ui/tables/TotalsTable';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { formatSigned, orDash } from '../../../ui/text/format';
import { Money } from '../../../ui/text/Money';
import type { ofNotes } from '../../../wiring/transactions/notes';
import { Notes } from '../../kit/Notes';
import { ApprovalTimeline } from './ApprovalTimeline';
import { BalanceAfter } from './BalanceAfter';
import { DecidedRows, Gist } from './DecidedPayouts';

/** The notes of a payout, and whether this role may act on payouts, and so add some. */
export interface NotesOf {
  readonly flows: typeof ofNotes;
  readonly mayAdd: boolean;
}

interface ApprovalSubjectProps {
  /** What is entered or said about the decision, above its timeline. */
  readonly children?: ReactNode;
  readonly view: ApprovalView;
  readonly notes: NotesOf;
  /** In milliseconds since the epoch. */
  readonly now: number;
  /** What is available of the Payout Balance. Null: not known, or the role may not view it. */
  readonly available: string | null;
}

/** Shows the payouts of the decision, so that the approver need not remember them. */
export function ApprovalSubject({ view, now, available, notes, children }: ApprovalSubjectProps) {
  const { payouts, decided } = view;
  const [only, ...others] = payouts;
  return (
    <Stack>
      {decided.length > 0 && (
        <>
          <Alert tone="plain">
            {decided.length === 1
              ? '1 payout was already decided and isn’t included.'
              : `${decided.length} payouts were already decided and aren’t included.`}
          </Alert>
          <DecidedRows payouts={decided} />
        </>
      )}
      {only && others.length === 0 ? (
        <One payout={only} view={view} now={now} available={available} notes={notes}>
          {children}
        </One>
      ) : (
        <Stack>
          {view.groups.map((group) => (
            <Group key={group.currency} group={group} isApproved={view.isApproved} />
          ))}
          {children}
          <ApprovalTimeline view={view} now={now} />
        </Stack>
      )}
    </Stack>
  );
}

const about = css({ display: 'block', color: 'ink.soft', fontSize: 'note', lineHeight: 'note', overflowWrap: 'anywhere' });

const labelOfTotal = (isApproved: boolean) => (isApproved ? 'Total to be debited' : 'Returned to Payout Balance');

interface GroupProps {
  readonly group: ApprovalView['groups'][number];
  readonly isApproved: boolean;
}

/** The payouts of one currency: to whom each of them goes, and what it debits with its fee. */
const Group = ({ group: { currency, payouts, total, fees }, isApproved }: GroupProps) => (
  <TotalsTable
    label={`${labelOfTotal(isApproved)} (${payouts.length})`}
    rows={payouts.map((payout) => {
      const amount = withFee(payout);
      return {
        label: payout.payoutId,
        shown: (
          <>
            <bdi>{payout.recipient}</bdi>
            <span className={about}>{isolated([payout.bankName, payout.accountNumber].filter(Boolean).join(', '))}</span>
          </>
        ),
        amount: (
          <>
            {amount === null ? orDash(null) : <Money amount={amount} currency={currency} />}
            {payout.fee !== null && <span className={about}>with a fee of {formatSigned(payout.fee, currency)}</span>}
          </>
        ),
      };
    })}
    total={total ? <Money amount={total.amount} currency={currency} /> : orDash(null)}
    after={fees !== null && <AfterTotal label="Payout fees included" amount={<Money amount={fees} currency={currency} />} />}
  />
);

/** While the code is entered and sent the facts make room for it. The recipient, the account and the money stay. */
function One({ payout, view, now, available, notes, children }: ApprovalSubjectProps & { readonly payout: PendingPayout }) {
  const isEntering = view.step === 'verifying' || view.step === 'submitting';
  return (
    <Stack>
      <Gist payout={payout} isPaid={view.isApproved} hasAccount={isEntering} />
      {!isEntering && <Facts payout={payout} />}
      <MoneyOf payout={payout} isApproved={view.isApproved} available={available} />
      {children}
      <ApprovalTimeline view={view} now={now} />
      {!isEntering && <Notes flows={notes.flows} about="payout" id={payout.payoutId} mayAdd={notes.mayAdd} />}
    </Stack>
  );
}

const copyable = (label: string, text: string) => (text ? <Copyable label={label} text={text} shown={text} /> : '—');

/** Who receives it, what for, and who asked. */
const Facts = ({ payout }: { readonly payout: PendingPayout }) => (
  <DescriptionList
    rows={[
      {
        label: 'Account',
        value: (
          <>
            {copyable('Account number', payout.accountNumber)}
            {payout.bankName && <div>{isolated(payout.bankName)}</div>}
          </>
        ),
      },
      { label: 'Description', value: orDash(payout.description) },
      { label: 'Initiator', value: orDash(payout.initiator) },
      { label: 'Payout reference', value: copyable('Payout reference', payout.payoutReference) },
    ]}
  />
);

interface MoneyOfProps extends Pick<ApprovalSubjectProps, 'available'> {
  readonly payout: PendingPayout;
  readonly isApproved: boolean;
}

/** The amount and its fee with their total, if the provider reports both. */
function MoneyOf({ payout, isApproved, available }: MoneyOfProps) {
  const money = moneyOf(payout);
  if (money === null) return null;
  const { currency } = payout;
  return (
    <TotalsTable
      label={labelOfTotal(isApproved)}
      rows={[
        { label: 'Amount', amount: <Money amount={money.amount} currency={currency} /> },
        { label: 'Payout fee', amount: <Money amount={money.fee} currency={currency} /> },
      ]}
      total={<Money amount={money.sum} currency={currency} />}
      after={
        available !== null && <BalanceAfter available={available} isApproved={isApproved} held={money.sum} currency={currency} />
      }
    />
  );
}
