import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { wirings } from '../wirings.list';

export const settingsPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/settings/subsidiaries',
    title: 'Sub-merchants',
    place: null,
    permission: 'business.view',
    screen: screen(
      () => import('../../screens/settings/SubMerchantsScreen').then((module) => module.SubMerchantsScreen),
      wirings.subMerchants,
      ({ desk, flows }) => ({ flows, mayAdd: desk.permissions.includes('business.manage') }),
    ),
  },
  {
    path: '/dashboard/settings/roles-permissions',
    title: 'Roles & Permissions',
    place: { group: 'Settings', label: 'Roles & Permissions' },
    permission: 'role.view',
    screen: screen(
      () => import('../../screens/people/roles/RolesScreen').then((module) => module.RolesScreen),
      wirings.roles,
      ({ desk, flows }) => ({ flows, mayManage: desk.permissions.includes('role.manage') }),
    ),
  },
  {
    path: '/dashboard/settings/users',
    place: { group: 'Settings', label: 'Users' },
    permission: 'user.view',
    screen: screen(
      () => import('../../screens/people/users/UsersScreen').then((module) => module.UsersScreen),
      wirings.users,
      ({ desk: { user, business, permissions }, flows }) => ({
        flows,
        business: business.name,
        email: user.email,
        mayChange: permissions.includes('user.manage'),
      }),
    ),
  },
  {
    path: '/dashboard/settings/preference',
    title: 'Preferences',
    place: { group: 'Settings', label: 'Preferences' },
    // The second factor is everybody's own.
    permission: null,
    screen: screen(
      () => import('../../screens/settings/preferences/PreferencesScreen').then((module) => module.PreferencesScreen),
      wirings.preferences,
      ({ desk: { user, business, permissions }, flows }) => ({
        flows,
        email: user.email,
        business: business.name,
        mayLook: permissions.includes('business.view'),
        mayChange: permissions.includes('business.manage'),
      }),
    ),
  },
];
