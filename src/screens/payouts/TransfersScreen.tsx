import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { PayoutWallet } from '../../../machines/payouts/payoutWallets/payoutWallets.machine';
import { Link } from '../../flow/Link';
import { useResource } from '../../flow/useResource';
import { useSearch } from '../../flow/useSearch';
import { Button } from '../../ui/buttons/Button';
import { buttonStyle } from '../../ui/buttons/button.style';
import { Tabs } from '../../ui/buttons/Tabs';
import { Page } from '../../ui/layout/Page';
import { PhoneFold } from '../../ui/layout/PhoneFold';
import { Stack } from '../../ui/layout/Stack';
import { formatCount } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { StatStrip } from '../../ui/text/StatStrip';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { OpenOrder } from '../kit/OpenOrder';
import { PartError } from '../kit/PartError';
import { BULK_PAYOUT } from './bulkPayoutBookmark';
import { PayoutList } from './PayoutList';
import { PayoutPane } from './PayoutPane';
import type { PayoutAreaProps } from './PayoutsScreen';
import { usePayoutAddress } from './payoutAddress';
import { READ_ONLY_REASON } from './words';

const funding = lazyDialog(async () => (await import('./FundDialog')).FundDialog);
const dialogs = [funding.fetch];

const BULK = '/dashboard/payout/transfer/bulk';

interface TransfersScreenProps extends PayoutAreaProps {
  /** The currencies of the business: its tabs until the wallets have loaded. */
  readonly currencies: readonly string[];
}

/** PAY-02: a tab for each wallet, with its figures and payouts. */
export function TransfersScreen({
  flows,
  email,
  user,
  business,
  businessId,
  support,
  permissions,
  currency,
  currencies,
}: TransfersScreenProps) {
  const address = usePayoutAddress();
  const [, navigate] = useLocation();
  usePreloaded(dialogs);
  const wallets = useResource(flows.payoutWallets, '');
  const { value, busy } = wallets.view;
  const { asked, chosen, choose } = useWalletTab(value ?? [], currency);
  const refresh = () => wallets.send({ type: 'refresh' });
  const mayPay = permissions.includes('payout.initiate');
  const approver = { ...user, mayApprove: permissions.includes('payout.approve') };
  const tabs = (value?.map((wallet) => wallet.currency) ?? currencies).map((each) => ({ value: each, label: each }));
  const content = (
    <Stack>
      <WalletFigures wallet={chosen} busy={busy} />
      <PayoutList
        flows={flows}
        email={email}
        business={business}
        businessId={businessId}
        mayPay={mayPay}
        currency={chosen?.currency ?? asked}
        onMoved={refresh}
      />
    </Stack>
  );
  return (
    <Page
      title="Transfers"
      actions={
        <>
          {mayPay && (
            <Link href={BULK} className={buttonStyle()}>
              Bulk Payout
            </Link>
          )}
          <Button onPress={address.fund} disabled={chosen === null}>
            Fund Balance
          </Button>
          <Button
            kind="solid"
            icon="plus"
            disabled={!mayPay || chosen === null}
            reason={mayPay ? null : READ_ONLY_REASON}
            onPress={() => chosen && address.transferIn(chosen.currency)}
          >
            Make a Transfer
          </Button>
        </>
      }
      pane={<PayoutPane flows={flows} mayPay={mayPay} approver={approver} business={business} support={support} />}
    >
      {mayPay && <OpenOrder flow={BULK_PAYOUT} what="bulk payout" again="pay" onCheck={() => navigate(BULK)} />}
      <PartError part={wallets} what="your wallets" />
      {tabs.length > 1 ? (
        <Tabs label="Wallets" tabs={tabs} value={chosen?.currency ?? asked} onChoose={choose}>
          {content}
        </Tabs>
      ) : (
        content
      )}
      {address.isFunding && <funding.Dialog wallet={chosen} onClose={address.close} />}
    </Page>
  );
}

/** Returns the wallet of the open tab, from the URL. The default is the dashboard's currency. */
function useWalletTab(wallets: readonly PayoutWallet[], currency: string) {
  const [path, navigate] = useLocation();
  const wallet = new URLSearchParams(useSearch()).get('wallet') ?? '';
  const asked = /^[A-Z]{3}$/.test(wallet) ? wallet : currency;
  const last = useRef(currency);
  // NAV-06: another currency for the dashboard opens its wallet here too.
  useEffect(() => {
    if (last.current === currency) return;
    last.current = currency;
    const next = new URLSearchParams(window.location.search);
    if (!next.has('wallet')) return;
    next.delete('wallet');
    navigate(next.size > 0 ? `${path}?${next}` : path, { replace: true });
  }, [currency, path, navigate]);
  return {
    /** The currency until the wallets have loaded. */
    asked,
    chosen: wallets.find((wallet) => wallet.currency === asked) ?? wallets[0] ?? null,
    choose: (chosen: string) => {
      const next = new URLSearchParams(window.location.search);
      next.set('wallet', chosen);
      next.delete('page');
      navigate(`${path}?${next}`, { replace: true });
    },
  };
}

function WalletFigures({ wallet, busy }: { readonly wallet: PayoutWallet | null; readonly busy: boolean }) {
  const money = (amount: string | null) =>
    wallet && amount !== null ? <Money amount={amount} currency={wallet.currency} size="figure" /> : null;
  return (
    <PhoneFold isBelow label="Payout Balance" figure={money(wallet?.availableBalance ?? null)}>
      <StatStrip
        label="Wallet"
        busy={busy}
        figures={[
          { label: 'Payout Balance', value: money(wallet?.availableBalance ?? null) },
          { label: 'Total Transfer', value: money(wallet?.totalTransfer ?? null) },
          {
            label: 'Successful Transfers',
            value: wallet?.successfulTransfers == null ? null : formatCount(wallet.successfulTransfers),
          },
        ]}
      />
    </PhoneFold>
  );
}
