import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Wallet } from '../../../machines/balances/balances/balances.machine';
import { FUNDED, fundedOf, inOrder, mayPay, maySwap, offersOf } from '../../../machines/balances/balances/balances.machine';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useResource } from '../../flow/useResource';
import { Button } from '../../ui/Button';
import { linkStyle } from '../../ui/button.style';
import { Card, Cards } from '../../ui/Cards';
import { Empty } from '../../ui/Empty';
import { LastUpdated } from '../../ui/LastUpdated';
import { Money } from '../../ui/Money';
import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { StatStrip } from '../../ui/StatStrip';
import { Toolbar } from '../../ui/Toolbar';
import type { balancesFlows } from '../../wiring/balances/balances';
import { PartError } from '../kit/PartError';
import { FundDialog } from '../payouts/FundDialog';
import { TransferDialog } from '../payouts/TransferDialog';
import { READ_ONLY_REASON } from '../payouts/words';
import { SwapDialog } from './SwapDialog';

export interface BalancesScreenProps {
  readonly flows: typeof balancesFlows;
  readonly email: string;
  /** The name of the active business. */
  readonly business: string;
  readonly businessId: string;
  readonly permissions: readonly string[];
  /** The currency of the whole dashboard. */
  readonly currency: string;
  /** Whether the business may swap currencies (BAL-02). */
  readonly fx: boolean;
  /** The path of that page. Null if this role cannot open it. */
  readonly chargebacks: string | null;
  readonly refunds: string | null;
  readonly history: string | null;
}

/** `?open=swap`, `?open=fund`, `?open=transfer`. */
const OPEN = ['open'] as const;

/** BAL-01: the wallets of the business, with their totals. */
export function BalancesScreen(props: BalancesScreenProps) {
  const { flows, email, currency } = props;
  const { about, open, close } = useDialogAddress(OPEN);
  const opened = about('open');
  const show = (what: 'swap' | 'fund' | 'transfer') => open('open', what);
  const wallets = useResource(flows.balances, '');
  const summary = useResource(flows.balancesSummary, currency);
  const { value, busy, shownAt } = wallets.view;
  const refresh = () => wallets.send({ type: 'refresh' });
  const pays = mayPay(props);
  const swaps = maySwap(props);
  const [orders, setOrders] = useState(0);
  // Another order is another flow.
  const left = (another: boolean) => (another ? setOrders((before) => before + 1) : close());
  const { chargebacks, refunds, nonCompliance } = summary.view.value ?? {};
  const money = (amount: string | undefined) =>
    amount === undefined ? null : <Money amount={amount} currency={currency} size="figure" />;
  return (
    <Page
      title="Balances"
      actions={
        <Button
          kind="solid"
          icon="plus"
          disabled={!pays}
          reason={pays ? null : READ_ONLY_REASON}
          onPress={() => show('transfer')}
        >
          Make a Transfer
        </Button>
      }
    >
      <Stack>
        <PartError part={summary} what="your summary" />
        <StatStrip
          label="Chargebacks, refunds and assessments"
          busy={summary.view.busy}
          figures={[
            {
              label: 'Dispute/Chargeback',
              value: money(chargebacks),
              note: (
                <Way to={props.chargebacks} otherwise="Taken back by customers’ banks">
                  View chargebacks
                </Way>
              ),
            },
            {
              label: 'Refunds',
              value: money(refunds),
              note: (
                <Way to={props.refunds} otherwise="Given back to customers">
                  See all refunds
                </Way>
              ),
            },
            {
              label: 'Non-compliance assessment',
              value: money(nonCompliance),
              note: 'Charged for defaulting on compliance rules',
            },
          ]}
        />
        <PartError part={wallets} what="your wallets" />
        <Toolbar>
          <LastUpdated at={shownAt} busy={busy} onRefresh={refresh} />
        </Toolbar>
        {value === null && busy && <Skeleton lines={6} />}
        {value?.length === 0 && <Empty title="You don’t have any wallets yet." />}
        <Cards label="Wallets">
          {inOrder(value ?? []).map((wallet) => (
            <WalletCard key={wallet.currency} wallet={wallet}>
              {offersOf(wallet, props).fund && <Button onPress={() => show('fund')}>Fund Balance</Button>}
              {offersOf(wallet, props).swap && <Button onPress={() => show('swap')}>Swap Currency</Button>}
              <History at={props.history} currency={wallet.currency} />
            </WalletCard>
          ))}
        </Cards>
      </Stack>
      {opened === 'fund' && value !== null && <FundDialog wallet={fundedOf(value)} title="Top Up Account" onClose={close} />}
      {opened === 'transfer' && pays && (
        <TransferDialog
          key={orders}
          machine={flows.payout}
          currency={FUNDED}
          businessId={props.businessId}
          email={email}
          business={props.business}
          onSettled={refresh}
          onView={null}
          onDone={({ result }) => result !== 'sessionExpired' && left(result === 'another')}
        />
      )}
      {opened === 'swap' && swaps && (
        <SwapDialog
          key={orders}
          machine={flows.swap}
          source={FUNDED}
          email={email}
          business={props.business}
          onSettled={refresh}
          onDone={({ result }) => result !== 'sessionExpired' && left(result === 'another')}
        />
      )}
    </Page>
  );
}

interface WayProps {
  readonly to: string | null;
  /** The text if the role has no such page. */
  readonly otherwise: string;
  readonly children: string;
}

/** A link to another page, if this role can open it. */
const Way = ({ to, otherwise, children }: WayProps) =>
  to === null ? (
    otherwise
  ) : (
    <Link href={to} className={linkStyle}>
      {children}
    </Link>
  );

/** BAL-03: links to the history of this wallet. */
const History = ({ at, currency }: { readonly at: string | null; readonly currency: string }) =>
  at !== null && (
    <Link href={`${at}?currency=${currency}`} className={linkStyle} aria-label={`View history of ${currency}`}>
      View history
    </Link>
  );

function WalletCard({ wallet, children }: { readonly wallet: Wallet; readonly children: ReactNode }) {
  const { currency, account, availableBalance, ledgerBalance } = wallet;
  return (
    <Card
      title={`${currency} Balance`}
      note={account ? [account.accountName, account.accountNumber, account.bankName].join(' · ') : 'No account number'}
      rows={[
        { label: 'Payout Balance', value: <Money amount={availableBalance} currency={currency} /> },
        { label: 'Collection Balance', value: <Money amount={ledgerBalance} currency={currency} /> },
      ]}
      actions={children}
    />
  );
}
