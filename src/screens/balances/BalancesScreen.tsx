import { type ReactNode, useState } from 'react';
import type { Wallet } from '../../../machines/balances/balances/balances.machine';
import { FUNDED, fundedOf, inOrder, mayPay, maySwap, offersOf } from '../../../machines/balances/balances/balances.machine';
import { activityKey } from '../../../machines/home/recentMovements/recentActivity.rules';
import { css } from '../../../styled-system/css';
import { useDialogAddress } from '../../flow/dialogAddress';
import { Link } from '../../flow/Link';
import { useResource } from '../../flow/useResource';
import { Button } from '../../ui/buttons/Button';
import { buttonStyle } from '../../ui/buttons/button.style';
import { Copyable } from '../../ui/buttons/Copyable';
import { Empty } from '../../ui/feedback/Empty';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { AccountRow, AccountRows, WaitingAccountRows } from '../../ui/tables/AccountRows';
import { LastUpdated } from '../../ui/tables/LastUpdated';
import { currencyName } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import type { balancesFlows } from '../../wiring/balances/balances';
import { RecentActivity } from '../home/RecentActivity';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { OpenOrder } from '../kit/OpenOrder';
import { PartError } from '../kit/PartError';
import { FundDialog } from '../payouts/FundDialog';
import { TRANSFER } from '../payouts/transferBookmark';
import { READ_ONLY_REASON } from '../payouts/words';
import { Charged, ChargedAndHeld } from './Charged';
import { SWAP } from './swapBookmark';

const transfer = lazyDialog(async () => (await import('../payouts/TransferDialog')).TransferDialog);
const swap = lazyDialog(async () => (await import('./SwapDialog')).SwapDialog);
const AHEAD = [transfer.fetch, swap.fetch];

const meaning = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table' });

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
  /** The page of the rolling reserve. */
  readonly reserve: string | null;
}

/** `?open=swap`, `?open=fund`, `?open=transfer`. */
const OPEN = ['open'] as const;

/** BAL-01: the wallets of the business, with their totals. */
export function BalancesScreen(props: BalancesScreenProps) {
  const { flows, email, currency } = props;
  const { about, open, close } = useDialogAddress(OPEN);
  usePreloaded(AHEAD);
  const opened = about('open');
  const show = (what: 'swap' | 'fund' | 'transfer') => open('open', what);
  const wallets = useResource(flows.balances, '');
  const summary = useResource(flows.balancesSummary, currency);
  const movements = useResource(flows.recentMovements, activityKey(currency, props.permissions.includes('payout.view')));
  const { value, busy, fault, shownAt } = wallets.view;
  const refresh = () => {
    wallets.send({ type: 'refresh' });
    movements.send({ type: 'refresh' });
  };
  const pays = mayPay(props);
  const swaps = maySwap(props);
  const actionsOf = (currency: string) => {
    const offers = offersOf(currency, props);
    return (
      <>
        {offers.fund && <Button onPress={() => show('fund')}>Fund Balance</Button>}
        {offers.swap && <Button onPress={() => show('swap')}>Swap Currency</Button>}
        <History at={props.history} currency={currency} />
      </>
    );
  };
  const [orders, setOrders] = useState(0);
  // Another order is another flow.
  const left = (another: boolean) => (another ? setOrders((before) => before + 1) : close());
  return (
    <Page
      title="Balances"
      actions={
        <>
          <LastUpdated at={shownAt} busy={busy} failed={fault !== null} onRefresh={refresh} />
          <Button
            kind="solid"
            icon="plus"
            disabled={!pays}
            reason={pays ? null : READ_ONLY_REASON}
            onPress={() => show('transfer')}
          >
            Make a Transfer
          </Button>
        </>
      }
    >
      <Stack>
        {opened === null && pays && <OpenOrder flow={TRANSFER} what="payout" again="pay" onCheck={() => show('transfer')} />}
        {opened === null && swaps && <OpenOrder flow={SWAP} what="swap" again="swap" onCheck={() => show('swap')} />}
        <PartError part={wallets} what="your wallets" />
        {value === null && !busy && <NotLoaded />}
        {value?.length === 0 && <Empty title="You don’t have any wallets yet." />}
        {(value === null ? busy : value.length > 0) && (
          <AccountRows label="Wallets" heads={['Account', 'Payout Balance', 'Collection Balance']}>
            {value === null && <WaitingAccountRows count={4} actions={actionsOf(FUNDED)} />}
            {inOrder(value ?? []).map((wallet) => (
              <WalletRow key={wallet.currency} wallet={wallet}>
                {actionsOf(wallet.currency)}
              </WalletRow>
            ))}
          </AccountRows>
        )}
        {(value === null ? busy : value.length > 0) && (
          <p className={meaning}>
            Your Payout Balance is what you can use now: your Collection Balance without the payouts that we hold money for.
          </p>
        )}
        <PartError part={summary} what="your summary" />
        {props.reserve === null ? (
          <Charged {...props} part={summary} held={null} />
        ) : (
          <ChargedAndHeld {...props} part={summary} reserve={props.reserve} />
        )}
        <RecentActivity movements={movements} currency={currency} history={props.history} />
      </Stack>
      {opened === 'fund' && value !== null && <FundDialog wallet={fundedOf(value)} title="Top Up Account" onClose={close} />}
      {opened === 'transfer' && pays && (
        <transfer.Dialog
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
        <swap.Dialog
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

/** BAL-03: links to the history of this wallet. */
const History = ({ at, currency }: { readonly at: string | null; readonly currency: string }) =>
  at !== null && (
    <Link href={`${at}?currency=${currency}`} className={buttonStyle()} aria-label={`View history of ${currency}`}>
      View history
    </Link>
  );

/** Where the wallet is topped up. Its number can be copied. */
const Account = ({ account }: Pick<Wallet, 'account'>) =>
  account ? (
    <>
      <Copyable text={account.accountNumber} label={`Copy the account number ${account.accountNumber}`} />
      <div>{account.bankName}</div>
    </>
  ) : (
    'No account number'
  );

function WalletRow({ wallet, children }: { readonly wallet: Wallet; readonly children: ReactNode }) {
  const { currency, account, availableBalance, ledgerBalance } = wallet;
  return (
    <AccountRow
      mark={currency}
      title={`${currency} Balance`}
      note={currencyName(currency)}
      account={<Account account={account} />}
      figures={[
        { label: 'Payout Balance', value: <Money amount={availableBalance} currency={currency} size="figure" /> },
        { label: 'Collection Balance', value: <Money amount={ledgerBalance} currency={currency} /> },
      ]}
      actions={children}
    />
  );
}
