import { useDialogAddress } from '../../../flow/dialogAddress';
import { useResource } from '../../../flow/useResource';
import { Page } from '../../../ui/layout/Page';
import { Stack } from '../../../ui/layout/Stack';
import type { businessSettingsFlows } from '../../../wiring/settings/businessSettings';
import { BusinessStatus } from '../../kit/businessStatus';
import { DevicesPart } from './DevicesPart';
import { LogoPart } from './LogoPart';
import { PasswordPart } from './PasswordPart';
import { ProfilePart } from './ProfilePart';
import type { PartProps } from './partProps';
import { READ_ONLY_REASON } from './settingsWords';

interface BusinessSettingsScreenProps {
  readonly flows: typeof businessSettingsFlows;
  /** The signed-in user's email. */
  readonly email: string;
  readonly status: string;
  /** Why legal details can't be edited, or null. */
  readonly legalLock: string | null;
  /** Whether the role can view the settings of the business. Password and devices belong to each user. */
  readonly mayLook: boolean;
  readonly mayChange: boolean;
}

/** `?logo=update`, `?device=8`, `?password=change`. */
const DIALOGS = ['logo', 'device', 'password'] as const;

/** BUS-01: each part loads, fails and changes on its own. */
export function BusinessSettingsScreen(props: BusinessSettingsScreenProps) {
  const { flows, email, status, legalLock, mayLook, mayChange } = props;
  const part = { flows, ...useDialogAddress(DIALOGS) };
  return (
    <Page title="Business Information" status={mayLook && status !== '' && <BusinessStatus status={status} />}>
      <Stack>
        {mayLook && !mayChange && <p>{READ_ONLY_REASON}</p>}
        {mayLook && <BusinessParts {...part} legalLock={legalLock} mayChange={mayChange} />}
        <PasswordPart {...part} email={email} />
        <DevicesPart {...part} />
      </Stack>
    </Page>
  );
}

interface BusinessPartsProps extends PartProps {
  readonly legalLock: string | null;
  readonly mayChange: boolean;
}

/** Only a role that may view the business asks for them. */
function BusinessParts({ legalLock, mayChange, ...part }: BusinessPartsProps) {
  const { flows } = part;
  const logo = useResource(flows.businessLogo, '');
  return (
    <>
      <LogoPart {...part} part={logo} mayChange={mayChange} />
      <ProfilePart flows={flows} logo={logo.view.value?.logo?.image ?? null} legalLock={legalLock} mayChange={mayChange} />
    </>
  );
}
