// @vitest-environment happy-dom
/** What the services of notification settings send, and what they make of the answers. */
import { bearer, describeServices, type Exchange } from '../../../tests/services/exchanges';
import { changeNotificationSetting, notificationSettings } from './notificationSettings';

const SETTINGS = '/subsidiary/dashboard/notification/settings';

const WAYS = [
  ['both', true, true],
  ['email', true, false],
  ['app', false, true],
  ['none', false, false],
] as const;

describeServices('notification settings', [
  {
    name: '[NAV-12] notificationSettings',
    call: (options) => notificationSettings({ key: '' }, options),
    asks: [{ to: `GET ${SETTINGS}`, headers: bearer, answer: { data: [{ event: 'reports', byEmail: null, inApp: true }] } }],
    gives: [{ event: 'reports', byEmail: null, inApp: true }],
  },
  ...WAYS.map(
    ([ways, byEmail, inApp]): Exchange => ({
      name: `[NAV-12] changeNotificationSetting to ${ways}`,
      call: (options) => changeNotificationSetting({ subject: 'chargebacks', values: { ways, now: 'both' } }, options),
      asks: [
        {
          to: `POST ${SETTINGS}`,
          headers: bearer,
          body: { event: 'chargebacks', byEmail, inApp },
          answer: { status: true, message: 'Notifications updated' },
        },
      ],
      gives: { message: 'Notifications updated' },
    }),
  ),
]);
