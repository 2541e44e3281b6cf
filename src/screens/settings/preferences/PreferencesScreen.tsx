import { useDialogAddress } from '../../../flow/dialogAddress';
import { Page } from '../../../ui/layout/Page';
import { Stack } from '../../../ui/layout/Stack';
import type { preferencesFlows } from '../../../wiring/settings/preferences';
import { FeeBearerPart } from './FeeBearerPart';
import { NotificationsPart } from './NotificationsPart';
import { PaymentMethodsPart } from './PaymentMethodsPart';
import { READ_ONLY_REASON } from './preferenceWords';
import { TwoFactorPart } from './TwoFactorPart';

interface PreferencesScreenProps {
  readonly flows: typeof preferencesFlows;
  /** The signed-in user's email, which receives codes. */
  readonly email: string;
  readonly business: string;
  /** Whether the role can view the settings of the business. The second factor belongs to each user. */
  readonly mayLook: boolean;
  readonly mayChange: boolean;
}

/** `?changing=fees`, `?method=USSD`, `?twoFactor=off`, `?notify=chargebacks`. */
const DIALOGS = ['changing', 'method', 'twoFactor', 'notify'] as const;

/** PRF-01: each part loads, fails and changes on its own. */
export function PreferencesScreen({ flows, email, business, mayLook, mayChange }: PreferencesScreenProps) {
  const actions = useDialogAddress(DIALOGS);
  const part = { flows, ...actions };
  return (
    <Page title="Preferences">
      <Stack>
        {mayLook && !mayChange && <p>{READ_ONLY_REASON}</p>}
        {mayLook && <FeeBearerPart {...part} mayChange={mayChange} />}
        {mayLook && <PaymentMethodsPart {...part} business={business} mayChange={mayChange} />}
        <TwoFactorPart {...part} email={email} />
        <NotificationsPart {...part} />
      </Stack>
    </Page>
  );
}
