import { useDialogAddress } from '../../../flow/dialogAddress';
import { Page } from '../../../ui/Page';
import { Stack } from '../../../ui/Stack';
import type { preferencesFlows } from '../../../wiring/settings/preferences';
import { FeeBearerPart } from './FeeBearerPart';
import { PaymentMethodsPart } from './PaymentMethodsPart';
import { LOOK_ONLY } from './preferenceWords';
import { TwoFactorPart } from './TwoFactorPart';

interface PreferencesScreenProps {
  readonly flows: typeof preferencesFlows;
  /** Of whoever is signed in: where codes go. */
  readonly email: string;
  readonly business: string;
  /** What is the business's. The second factor is everybody's own. */
  readonly mayLook: boolean;
  readonly mayChange: boolean;
}

/** `?changing=fees`, `?method=USSD`, `?twoFactor=off`. */
const DIALOGS = ['changing', 'method', 'twoFactor'] as const;

/** PRF-01. Each part is fetched, fails and is changed on its own. */
export function PreferencesScreen({ flows, email, business, mayLook, mayChange }: PreferencesScreenProps) {
  const doors = useDialogAddress(DIALOGS);
  const part = { flows, ...doors };
  return (
    <Page title="Preferences">
      <Stack>
        {mayLook && !mayChange && <p>{LOOK_ONLY}</p>}
        {mayLook && <FeeBearerPart {...part} mayChange={mayChange} />}
        {mayLook && <PaymentMethodsPart {...part} business={business} mayChange={mayChange} />}
        <TwoFactorPart {...part} email={email} />
      </Stack>
    </Page>
  );
}
