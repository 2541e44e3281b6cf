import { isolated } from '../../../../contract/shownText';
import type { Said } from '../../../../machines/kit/otp/otp.types';
import type { DefaultChange } from '../../../../machines/settings/defaultAccount/defaultAccount.machine';
import type {
  SettlementAccount,
  SettlementAccounts,
} from '../../../../machines/settings/settlementAccounts/settlementAccounts.machine';
import { defaultOf } from '../../../../machines/settings/settlementAccounts/settlementAccounts.rules';
import type { DestinationChange } from '../../../../machines/settings/settlementDestination/settlementDestination.machine';
import type { SettlementSummary } from '../../../../machines/settlements/settlementSummary/settlementSummary.machine';
import { formatDay, formatShortTime } from '../../../ui/text/dates';
import { FromTo } from '../../../ui/text/FromTo';
import { Money } from '../../../ui/text/Money';
import type { settlementAccountsFlows } from '../../../wiring/settings/settlementAccounts';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { StepUpField } from '../../kit/StepUpField';

interface RedirectDialogProps {
  readonly flows: Pick<typeof settlementAccountsFlows, 'defaultAccount' | 'settlementDestination'>;
  readonly value: SettlementAccounts;
  /** What the next settlement is, once it is loaded. */
  readonly next: SettlementSummary | null;
  readonly about: (name: 'default' | 'settle') => string | null;
  readonly onDone: () => void;
}

type Shown = Pick<SettlementAccount, 'bankName' | 'accountNumber' | 'accountName'>;

/** Where settlements go until now and from now on, in words. */
interface Redirected {
  readonly from: Shown | null;
  readonly to: Shown | null;
}

/** STA-01: the change of the default or of the destination that the URL asks for, if there is one to make. */
export function RedirectDialog({ flows, value, next, about, onDone }: RedirectDialogProps) {
  const current = defaultOf(value);
  const to =
    value.type === 'bank' ? value.accounts.find(({ id, isDefault }) => id === about('default') && !isDefault) : undefined;
  const becomes = about('settle');
  const common = { ...COMMON, onDone };
  if (to && current)
    return (
      <ConfirmDialog<DefaultChange, Said> key={to.id} machine={flows.defaultAccount} subject={{ from: current, to }} {...common}>
        <Redirection from={current} to={to} next={next} />
      </ConfirmDialog>
    );
  if (becomes === 'wallet' && value.type === 'bank')
    return (
      <ConfirmDialog<DestinationChange, Said>
        key="wallet"
        machine={flows.settlementDestination}
        subject={{ becomes, account: current }}
        {...common}
      >
        <Redirection from={current} to={null} next={next} />
      </ConfirmDialog>
    );
  if (becomes === 'bank' && value.type === 'wallet' && current)
    return (
      <ConfirmDialog<DestinationChange, Said>
        key="bank"
        machine={flows.settlementDestination}
        subject={{ becomes, account: current }}
        {...common}
      >
        <Redirection from={null} to={current} next={next} />
      </ConfirmDialog>
    );
  return null;
}

const COMMON = {
  title: 'Change where your settlements go?',
  action: 'Yes',
  keep: 'No',
  kind: 'solid',
  password: StepUpField,
} as const;

const nameOf = (account: Shown | null) => account?.bankName ?? 'Kontor wallet';

const linesOf = (account: Shown | null) =>
  account ? [account.accountNumber, account.accountName] : ['Your NGN wallet, available at once'];

function Redirection({ from, to, next }: Redirected & Pick<RedirectDialogProps, 'next'>) {
  const at = next?.nextAt ?? null;
  return (
    <>
      <FromTo
        from={{ when: 'Until now', name: nameOf(from), lines: linesOf(from) }}
        to={{
          when: at === null ? 'From the next settlement' : `From ${formatDay(at)} ${formatShortTime(at)}`,
          ...{ name: nameOf(to), lines: linesOf(to) },
        }}
      />
      {next && (
        <p>
          First settlement to {isolated(nameOf(to))}: <Money amount={next.unsettled.amount} currency={next.currency} /> so far.
        </p>
      )}
      <p>We email the owner, and notify every user who can manage settlements.</p>
    </>
  );
}
