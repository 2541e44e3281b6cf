import type { Said } from '../../../../machines/kit/otp/otp.types';
import type { SignedOutDevice } from '../../../../machines/settings/deviceSignOut/deviceSignOut.machine';
import type { SignedInDevice } from '../../../../machines/settings/signedInDevices/signedInDevices.machine';
import { deviceName } from '../../../../machines/settings/signedInDevices/signedInDevices.rules';
import { useResource } from '../../../flow/useResource';
import { Button } from '../../../ui/buttons/Button';
import { Loading } from '../../../ui/feedback/Loading';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { StatusMark } from '../../../ui/feedback/StatusMark';
import { SettingSection } from '../../../ui/layout/Section';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { SettingRows, SettingRowsOutline } from '../../../ui/tables/SettingRows';
import { formatDay, formatShortTime } from '../../../ui/text/dates';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { PartError } from '../../kit/PartError';
import type { PartProps } from './partProps';

const signedIn = ({ signedInAt, address }: SignedInDevice) =>
  [`Signed in ${formatDay(signedInAt)} ${formatShortTime(signedInAt)}`, address].filter(Boolean).join(', ');

/** BUS-01: where the user is signed in, with the way out of each but this one. */
export function DevicesPart({ flows, about, open, close }: PartProps) {
  const part = useResource(flows.signedInDevices, '');
  const { value, busy } = part.view;
  const asked = value?.find(({ id, isCurrent }) => id === about('device') && !isCurrent) ?? null;
  const done = () => {
    close();
    part.send({ type: 'refresh' });
  };
  return (
    <SettingSection title="Devices" hint="Where you are signed in, at all your businesses.">
      <PartError part={part} what="your devices" />
      {value === null && !busy && <NotLoaded />}
      {value === null && busy && <Loading outline={<SettingRowsOutline count={2} />}>Loading your devices…</Loading>}
      {value && (
        <SettingRows
          label="Devices"
          rows={value.map((device) => ({
            key: device.id,
            title: deviceName(device.device),
            mark: device.isCurrent && (
              <StatusMark tone="green" icon="circle-check">
                This device
              </StatusMark>
            ),
            description: signedIn(device),
            action: !device.isCurrent && (
              <Button onPress={() => open('device', device.id)}>
                Sign out<VisuallyHidden> {deviceName(device.device)}</VisuallyHidden>
              </Button>
            ),
          }))}
        />
      )}
      {asked && (
        <ConfirmDialog<SignedOutDevice, Said>
          key={asked.id}
          machine={flows.deviceSignOut}
          subject={asked}
          title={`Sign out ${deviceName(asked.device)}?`}
          action="Sign out"
          onDone={done}
        >
          <p>{signedIn(asked)}. Work that isn’t saved there is lost.</p>
        </ConfirmDialog>
      )}
    </SettingSection>
  );
}
