import { lockOf } from '../../../machines/onboarding/onboarding/onboarding.rules';
import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

/** One page has both. */
const apiKeysAndWebhooks = async () => ({ ...(await wirings.apiKeys()), ...(await wirings.webhooks()) });

export const settingsPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/settings/subsidiaries',
    title: 'Sub-merchants',
    place: null,
    outline: 'list',
    permission: 'business.view',
    screen: screen(screens.subMerchants, wirings.subMerchants, ({ workspace, flows }) => ({
      flows,
      mayAdd: workspace.permissions.includes('business.manage'),
    })),
  },
  {
    path: '/dashboard/settings/business',
    title: 'Business',
    place: { group: 'Settings', label: 'Business' },
    // Every user has a password and devices.
    outline: 'text',
    permission: null,
    screen: screen(
      screens.businessSettings,
      wirings.businessSettings,
      ({ workspace: { user, business, permissions }, flows }) => ({
        flows,
        email: user.email,
        status: business.verificationStatus,
        legalLock: lockOf({ status: business.verificationStatus }, true),
        mayLook: permissions.includes('business.view'),
        mayChange: permissions.includes('business.manage'),
      }),
    ),
  },
  {
    path: '/dashboard/settings/settlement-accounts',
    title: 'Settlement Accounts',
    place: { group: 'Settings', label: 'Settlement Accounts' },
    outline: 'text',
    permission: 'settlement.view',
    screen: screen(screens.settlementAccounts, wirings.settlementAccounts, ({ workspace, flows }) => ({
      flows,
      business: workspace.business.name,
      environment: workspace.environment,
      mayChange: workspace.permissions.includes('settlement.manage'),
      mayAudit: workspace.permissions.includes('audit.view'),
    })),
  },
  {
    path: '/dashboard/settings/preference',
    title: 'Preferences',
    place: { group: 'Settings', label: 'Preferences' },
    // Every user has a second factor.
    outline: 'text',
    permission: null,
    screen: screen(screens.preferences, wirings.preferences, ({ workspace: { user, business, permissions }, flows }) => ({
      flows,
      email: user.email,
      business: business.name,
      mayLook: permissions.includes('business.view'),
      mayChange: permissions.includes('business.manage'),
    })),
  },
  {
    path: '/dashboard/settings/audit-trails',
    title: 'Audit Trails',
    place: { group: 'Settings', label: 'Audit Trails' },
    permission: 'audit.view',
    screen: screen(screens.auditTrails, wirings.auditTrails, ({ workspace: { business, permissions }, flows, pageAt }) => ({
      flows,
      business: business.id,
      mayExport: permissions.includes('report.view'),
      pageAt,
    })),
  },
  {
    path: '/dashboard/settings/api-webhooks',
    title: 'API Keys & Webhooks',
    place: { group: 'Settings', label: 'API Keys & Webhooks' },
    outline: 'text',
    permission: 'key.view',
    screen: screen(screens.apiWebhooks, apiKeysAndWebhooks, ({ workspace: { environment, permissions }, flows }) => ({
      flows,
      environment,
      mayCopy: permissions.includes('key.manage'),
      mayGenerate: permissions.includes('key.regenerate'),
      mayChange: permissions.includes('key.manage'),
    })),
  },
  {
    path: '/dashboard/settings/api-webhooks/deliveries',
    title: 'API Keys & Webhooks',
    place: null,
    outline: 'list',
    permission: 'key.view',
    screen: screen(screens.webhookDeliveries, wirings.webhooks, ({ workspace: { environment, permissions }, flows, pageAt }) => ({
      flows,
      environment,
      mayChange: permissions.includes('key.manage'),
      pageAt,
    })),
  },
];
