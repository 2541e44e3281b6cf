import type { SettlementType } from '../../../../machines/settings/settlementAccounts/settlementAccounts.machine';
import { defaultOf } from '../../../../machines/settings/settlementAccounts/settlementAccounts.rules';
import { useDialogAddress } from '../../../flow/dialogAddress';
import { useResource } from '../../../flow/useResource';
import { Button } from '../../../ui/buttons/Button';
import { ChoiceCards } from '../../../ui/controls/ChoiceCards';
import { Loading } from '../../../ui/feedback/Loading';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Page } from '../../../ui/layout/Page';
import { SettingSection } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { SettingRowsOutline } from '../../../ui/tables/SettingRows';
import type { settlementAccountsFlows } from '../../../wiring/settings/settlementAccounts';
import { PartError } from '../../kit/PartError';
import { AccountChanges } from './AccountChanges';
import { ACCOUNTS_HINT, AccountsTable } from './AccountsTable';
import { AddAccountDialog } from './AddAccountDialog';
import { NextSettlement } from './NextSettlement';
import { RedirectDialog } from './RedirectDialog';
import { NO_ACCOUNT, READ_ONLY_REASON } from './settlementWords';

export interface SettlementAccountsScreenProps {
  readonly flows: typeof settlementAccountsFlows;
  /** The name that the accounts are compared with. */
  readonly business: string;
  readonly environment: 'Live' | 'Test';
  readonly mayChange: boolean;
  /** Whether the role may read the audit trail. */
  readonly mayAudit: boolean;
}

/** Accounts are naira accounts. */
const CURRENCY = 'NGN';

/** `?new=account`, `?default=3`, `?settle=wallet`. */
const DIALOGS = ['new', 'default', 'settle'] as const;

/** STA-01: where settlements go, and the bank accounts. */
export function SettlementAccountsScreen({ flows, business, environment, mayChange, mayAudit }: SettlementAccountsScreenProps) {
  const part = useResource(flows.settlementAccounts, '');
  const summary = useResource(flows.settlementSummary, CURRENCY);
  const { about, open, close } = useDialogAddress(DIALOGS);
  const { value, busy } = part.view;
  const settleHint = `A change applies from the next settlement in ${environment}. We ask for your password.`;
  /** Also after a refusal or without a response: what is true now may be another thing than what was on screen. */
  const done = () => {
    close();
    part.send({ type: 'refresh' });
  };
  return (
    <Page
      title="Settlement Accounts"
      actions={
        <Button
          kind="solid"
          icon="plus"
          disabled={!mayChange || value === null}
          reason={mayChange ? null : READ_ONLY_REASON}
          onPress={() => open('new', 'account')}
        >
          Add Bank Account
        </Button>
      }
    >
      <Stack>
        <PartError part={part} what="your settlement accounts" />
        {value === null && !busy && <NotLoaded />}
        {value === null && busy && (
          <>
            <NextSettlement part={summary} value={null} currency={CURRENCY} />
            <SettingSection title="Settle to" hint={settleHint}>
              <Loading outline={<SettingRowsOutline count={1} />}>Loading settlement accounts…</Loading>
            </SettingSection>
            <SettingSection title="Bank accounts" hint={ACCOUNTS_HINT}>
              <SettingRowsOutline count={2} headed />
            </SettingSection>
          </>
        )}
        {value !== null && (
          <>
            <NextSettlement part={summary} value={value} currency={CURRENCY} />
            <SettingSection title="Settle to" hint={settleHint}>
              <ChoiceCards<SettlementType>
                label="Settle to"
                value={value.type}
                disabled={!mayChange}
                options={[
                  { value: 'wallet', label: 'Wallet', about: 'Your Kontor wallet. Use it for payouts at once.' },
                  {
                    ...{ value: 'bank', label: 'Bank', about: 'Your default bank account below.' },
                    reason: defaultOf(value) === null ? NO_ACCOUNT : null,
                  },
                ]}
                onChoose={(type) => open('settle', type)}
              />
            </SettingSection>
            <AccountsTable value={value} business={business} mayChange={mayChange} onDefault={(id) => open('default', id)} />
            <AccountChanges changes={value.changes} mayAudit={mayAudit} />
            {mayChange && (
              <>
                <RedirectDialog flows={flows} value={value} next={summary.view.value} about={about} onDone={done} />
                {about('new') === 'account' && (
                  <AddAccountDialog machine={flows.settlementAccount} listed={value.accounts} business={business} onDone={done} />
                )}
              </>
            )}
          </>
        )}
      </Stack>
    </Page>
  );
}
