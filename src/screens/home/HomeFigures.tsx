import { Link } from 'wouter';
import type { TransactionSummary } from '../../../machines/home/transactionSummary/transactionSummary.machine';
import type { WalletBalance } from '../../../machines/home/walletBalances/walletBalances.machine';
import { css } from '../../../styled-system/css';
import { linkStyle } from '../../ui/button.style';
import { formatCount } from '../../ui/format';
import { Money } from '../../ui/Money';
import { PercentChange } from '../../ui/PercentChange';
import { Stack } from '../../ui/Stack';
import { StatStrip } from '../../ui/StatStrip';
import { PartError, type ShownPart } from '../kit/PartError';

interface HomeFiguresProps {
  readonly wallets: ShownPart<readonly WalletBalance[]>;
  readonly summary: ShownPart<TransactionSummary>;
  readonly currency: string;
  readonly balances: string | null;
}

/** HOM-01: the figures of the business, compared with last month. */
export function HomeFigures({ wallets, summary, currency, balances }: HomeFiguresProps) {
  const wallet = wallets.view.value?.find((each) => each.currency === currency);
  const hasNone = wallets.view.value !== null && wallet === undefined;
  const { value: paid } = summary.view;
  const money = (amount: string | undefined) =>
    amount === undefined ? null : <Money amount={amount} currency={currency} size="figure" />;
  const balance = (label: string, amount: string | undefined, change: string | null | undefined) => ({
    label,
    value: hasNone ? '—' : money(amount),
    note: hasNone ? `No ${currency} wallet yet` : <Note change={change} href={balances} />,
  });
  return (
    <Stack>
      <PartError part={wallets} what="your balances" />
      <PartError part={summary} what="your transactions" />
      <StatStrip
        label="Business overview"
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
  /** Undefined: not loaded yet. Null: there is nothing to compare with. */
  readonly change: string | null | undefined;
  readonly href?: string | null;
}

/** In a wide figure the change has its own row, so that the link below does not move when it loads. */
const row = css({ _wide: { flexBasis: '[100%]' } });

/** The line has its height before its text loads, so that nothing moves. */
function Note({ change, href = null }: NoteProps) {
  return (
    <>
      {' '}
      <span className={row}>
        {change === undefined || change === null ? '\u00A0' : <PercentChange percent={change} on="from last month" />}
      </span>{' '}
      {href !== null && (
        <Link href={href} className={linkStyle}>
          View Balance
        </Link>
      )}
    </>
  );
}
