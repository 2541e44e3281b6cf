import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Wallet } from '../../../machines/balances/balances.types';
import { compareAmounts } from '../../../machines/kit/money';
import { useResource } from '../../flow/useResource';
import { Age } from '../../ui/Age';
import { Button } from '../../ui/Button';
import { linkStyle } from '../../ui/button.style';
import { Card, Cards } from '../../ui/Cards';
import { Empty } from '../../ui/Empty';
import { Figures } from '../../ui/Figures';
import { Money } from '../../ui/Money';
import { Page } from '../../ui/Page';
import { SkeletonLine } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Toolbar } from '../../ui/Toolbar';
import { PartFault } from '../home/PartFault';
import { FundDialog } from '../payouts/FundDialog';
import { TransferDialog } from '../payouts/TransferDialog';
import { LOOK_ONLY } from '../payouts/words';
import { useBalanceAddress } from './balanceAddress';
import type { BalanceFlows } from './balanceFlows';
import { SwapDialog } from './SwapDialog';

export interface BalancesScreenProps {
  readonly flows: BalanceFlows;
  readonly email: string;
  readonly permissions: readonly string[];
  /** The currency that is chosen for the whole dashboard. */
  readonly currency: string;
  /** Whether the business may swap currencies (BAL-02). */
  readonly fx: boolean;
  /** Where these are looked at; null where there is no such page for this role. */
  readonly chargebacks: string | null;
  readonly refunds: string | null;
}

/** The one wallet that is funded from outside and swapped from here (BAL-02). */
const NAIRA = 'NGN';

/** BAL-01: what the business has, wallet by wallet, and what stands beside it. */
export function BalancesScreen(props: BalancesScreenProps) {
  const { flows, email, permissions, currency, fx } = props;
  const address = useBalanceAddress();
  const wallets = useResource(flows.balances, '');
  const summary = useResource(flows.balancesSummary, currency);
  const { value, busy, shownAt } = wallets.view;
  const refresh = () => wallets.send({ type: 'refreshed' });
  const mayPay = permissions.includes('payout.initiate');
  const maySwap = fx && permissions.includes('swap.create');
  const naira = value?.find((wallet) => wallet.currency === NAIRA) ?? null;
  const moved = (done: boolean) => {
    address.close();
    if (done) refresh();
  };
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
          disabled={!mayPay}
          reason={mayPay ? null : LOOK_ONLY}
          onPress={() => address.show('transfer')}
        >
          Make a Transfer
        </Button>
      }
    >
      <Stack>
        <PartFault part={summary} what="The summary could not be fetched." />
        <Figures
          label="Beside the balances"
          busy={summary.view.busy}
          figures={[
            { label: 'Dispute/Chargeback', value: money(chargebacks), note: <Way to={props.chargebacks}>View chargebacks</Way> },
            { label: 'Refunds', value: money(refunds), note: <Way to={props.refunds}>See all refunds</Way> },
            {
              label: 'Non-compliance assessment',
              value: money(nonCompliance),
              note: 'Charged for defaulting on compliance rules',
            },
          ]}
        />
        <PartFault part={wallets} what="The wallets could not be fetched." />
        <Toolbar>
          <Age at={shownAt} busy={busy} onRefresh={refresh} />
        </Toolbar>
        {value === null && busy && <SkeletonLine />}
        {value?.length === 0 && <Empty title="There is no wallet yet." />}
        <Cards label="Wallets">
          {[...(value ?? [])].sort(byAvailable).map((wallet) => (
            <WalletCard key={wallet.currency} wallet={wallet}>
              {wallet.currency === NAIRA && (
                <>
                  <Button onPress={() => address.show('fund')}>Fund Balance</Button>
                  {maySwap && <Button onPress={() => address.show('swap')}>Swap Currency</Button>}
                </>
              )}
            </WalletCard>
          ))}
        </Cards>
      </Stack>
      {address.open === 'fund' && value !== null && <FundDialog wallet={naira} title="Top Up Account" onClose={address.close} />}
      {address.open === 'transfer' && mayPay && (
        <TransferDialog
          machine={flows.payout}
          currency={NAIRA}
          email={email}
          onDone={({ result }) => result !== 'left' && moved(result !== 'closed')}
        />
      )}
      {address.open === 'swap' && maySwap && (
        <SwapDialog
          machine={flows.swap}
          source={NAIRA}
          email={email}
          onDone={({ result }) => result !== 'left' && moved(result === 'swapped')}
        />
      )}
    </Page>
  );
}

const byAvailable = (one: Wallet, other: Wallet) => compareAmounts(other.availableBalance, one.availableBalance);

/** A way to another page, where there is one for this role. */
const Way = ({ to, children }: { readonly to: string | null; readonly children: string }) =>
  to === null ? (
    '\u00A0'
  ) : (
    <Link href={to} className={linkStyle}>
      {children}
    </Link>
  );

function WalletCard({ wallet, children }: { readonly wallet: Wallet; readonly children: ReactNode }) {
  const { currency, account, availableBalance, ledgerBalance } = wallet;
  return (
    <Card
      title={`${currency} Balance`}
      note={account ? [account.accountName, account.accountNumber, account.bankName].join(' · ') : 'No account of its own'}
      rows={[
        { label: 'Payout Balance', value: <Money amount={availableBalance} currency={currency} /> },
        { label: 'Collection Balance', value: <Money amount={ledgerBalance} currency={currency} /> },
      ]}
      actions={children}
    />
  );
}
