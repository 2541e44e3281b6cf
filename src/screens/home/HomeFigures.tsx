import { Link } from 'wouter';
import type { TransactionSummary } from '../../../machines/home/transactionSummary/transactionSummary.machine';
import type { WalletBalance } from '../../../machines/home/walletBalances/walletBalances.machine';
import { css } from '../../../styled-system/css';
import { linkStyle } from '../../ui/button.style';
import { Change } from '../../ui/Change';
import { Figures } from '../../ui/Figures';
import { formatCount } from '../../ui/format';
import { Money } from '../../ui/Money';
import { Stack } from '../../ui/Stack';
import { PartFault, type ShownPart } from '../kit/PartFault';

interface HomeFiguresProps {
  readonly wallets: ShownPart<readonly WalletBalance[]>;
  readonly summary: ShownPart<TransactionSummary>;
  readonly currency: string;
  readonly balances: string | null;
}

/** HOM-01: how the business stands, and against last month. */
export function HomeFigures({ wallets, summary, currency, balances }: HomeFiguresProps) {
  const wallet = wallets.view.value?.find((each) => each.currency === currency);
  const hasNone = wallets.view.value !== null && wallet === undefined;
  const { value: paid } = summary.view;
  const money = (amount: string | undefined) =>
    amount === undefined ? null : <Money amount={amount} currency={currency} size="figure" />;
  const balance = (label: string, amount: string | undefined, change: string | null | undefined) => ({
    label,
    value: hasNone ? '—' : money(amount),
    note: hasNone ? `No wallet in ${currency} yet` : <Note change={change} href={balances} />,
  });
  return (
    <Stack>
      <PartFault part={wallets} what="your balances" />
      <PartFault part={summary} what="your transactions" />
      <Figures
        label="How the business stands"
        busy={wallets.view.busy || summary.view.busy}
        figures={[
          balance('Collection Balance', wallet?.ledger, wallet?.ledgerChange),
          balance('Payout Balance', wallet?.available, wallet?.availableChange),
          { label: 'Transaction count', value: paid && formatCount(paid.count), note: <Note change={paid?.countChange} /> },
          { label: 'Transaction volume', value: money(paid?.volume), note: <Note change={paid?.volumeChange} /> },
          {
            label: 'Transaction settlements',
            value: money(paid?.settlements),
            note: <Note change={paid?.settlementsChange} />,
          },
        ]}
      />
    </Stack>
  );
}

interface NoteProps {
  /** Undefined: not known yet; null: there is nothing to compare with. */
  readonly change: string | null | undefined;
  readonly href?: string | null;
}

/** In a wide figure the change has a row of its own, which the link below it does not leave when the change comes. */
const row = css({ _wide: { flexBasis: '[100%]' } });

/** The line has its room before anything stands on it, so that nothing moves when it comes. */
function Note({ change, href = null }: NoteProps) {
  return (
    <>
      {' '}
      <span className={row}>
        {change === undefined || change === null ? '\u00A0' : <Change percent={change} on="on last month" />}
      </span>{' '}
      {href !== null && (
        <Link href={href} className={linkStyle}>
          View Balance
        </Link>
      )}
    </>
  );
}
