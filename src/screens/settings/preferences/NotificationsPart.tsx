import type { NotificationChange } from '../../../../machines/settings/notificationSetting/notificationSetting.machine';
import { selectNotificationSetting } from '../../../../machines/settings/notificationSetting/notificationSetting.machine';
import { choicesOf, waysOf } from '../../../../machines/settings/notificationSetting/notificationSetting.rules';
import type { NotificationSetting } from '../../../../machines/settings/notificationSettings/notificationSettings.machine';
import { useDraft } from '../../../flow/useDraft';
import { useFields } from '../../../flow/useFields';
import { useFlow } from '../../../flow/useFlow';
import { useResource } from '../../../flow/useResource';
import { Button } from '../../../ui/buttons/Button';
import { ChoiceField } from '../../../ui/controls/ChoiceField';
import { Loading } from '../../../ui/feedback/Loading';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { StatusMark } from '../../../ui/feedback/StatusMark';
import { Dialog } from '../../../ui/layers/Dialog';
import { SettingSection } from '../../../ui/layout/Section';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { SettingRows, SettingRowsOutline } from '../../../ui/tables/SettingRows';
import { FormButtons, FormFrame } from '../../kit/FormFrame';
import { PartError } from '../../kit/PartError';
import type { PartProps } from './partProps';
import { EVENTS, WAYS } from './preferenceWords';

/** NAV-12: what the signed-in person is notified of, whatever their role. */
export function NotificationsPart({ flows, about, open, close }: PartProps) {
  const part = useResource(flows.notificationSettings, '');
  const { value, busy } = part.view;
  const asked = value?.find(({ event }) => event === about('notify')) ?? null;
  return (
    <SettingSection
      title="Notifications"
      hint="These settings apply to you only, in all your businesses. We always send codes and notices about your account’s safety."
    >
      <PartError part={part} what="your notification settings" />
      {value === null && !busy && <NotLoaded />}
      {value === null && busy && <Loading outline={<SettingRowsOutline count={6} />}>Loading notification settings…</Loading>}
      {value !== null && (
        <SettingRows
          label="Notifications"
          rows={value.map((setting) => {
            const ways = waysOf(setting);
            const { title, means, of } = EVENTS[setting.event];
            return {
              key: setting.event,
              title,
              mark: (
                <StatusMark tone={ways === 'none' ? 'plain' : 'indigo'} icon={ways === 'none' ? 'circle-slash' : 'circle-check'}>
                  {WAYS[ways]}
                </StatusMark>
              ),
              description: means,
              action: (
                <Button onPress={() => open('notify', setting.event)}>
                  <span>
                    Change<VisuallyHidden> notifications of {of}</VisuallyHidden>
                  </span>
                </Button>
              ),
            };
          })}
        />
      )}
      {asked && (
        <ChangeDialog
          key={asked.event}
          machine={flows.notificationSetting}
          setting={asked}
          onDone={(isSaved) => {
            close();
            if (isSaved) part.send({ type: 'refresh' });
          }}
        />
      )}
    </SettingSection>
  );
}

interface ChangeDialogProps {
  readonly machine: PartProps['flows']['notificationSetting'];
  readonly setting: NotificationSetting;
  readonly onDone: (isSaved: boolean) => void;
}

const FORM = 'notification-setting';

function ChangeDialog({ machine, setting, onDone }: ChangeDialogProps) {
  const { event } = setting;
  const now = waysOf(setting);
  const { draft, keepDraft } = useDraft<NotificationChange>(`notificationSetting:${event}`);
  const flow = useFlow(machine, {
    input: { subject: event, initialValues: { ways: now, now }, draft },
    select: selectNotificationSetting,
    onChange: keepDraft,
    onDone: ({ result }) => onDone(result === 'saved'),
  });
  const { view, send } = flow;
  return (
    <Dialog
      title={`Notifications of ${EVENTS[event].of}`}
      open
      canClose={!view.busy}
      onClose={() => send({ type: 'cancel' })}
      foot={
        <FormButtons {...flow} form={FORM}>
          Save
        </FormButtons>
      }
    >
      <FormFrame {...flow} id={FORM}>
        <p>{EVENTS[event].means}</p>
        <ChoiceField
          label="Notify me"
          options={choicesOf(setting).map((value) => ({ value, label: WAYS[value] }))}
          {...useFields<NotificationChange>(flow).choice('ways')}
        />
      </FormFrame>
    </Dialog>
  );
}
