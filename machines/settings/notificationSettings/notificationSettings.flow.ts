import { resourceFlow } from '../../kit/resource/resource.flow';
import { type NotificationSetting, notificationSettingsMachine } from './notificationSettings.machine';

const theSettings: readonly NotificationSetting[] = [
  { event: 'payouts', byEmail: true, inApp: null },
  { event: 'chargebacks', byEmail: true, inApp: true },
  { event: 'reports', byEmail: null, inApp: true },
];

export const notificationSettingsFlow = resourceFlow(notificationSettingsMachine, {
  key: '',
  answers: { some: theSettings },
  screen: { path: '/dashboard/settings/preference', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Loading notification settings…', loaded: 'Finished reports' },
});
