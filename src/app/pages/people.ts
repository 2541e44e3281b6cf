import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

export const peoplePages: readonly RouteEntry[] = [
  {
    path: '/dashboard/settings/roles-permissions',
    title: 'Roles & Permissions',
    place: { group: 'Settings', label: 'Roles & Permissions' },
    outline: 'text',
    permission: 'role.view',
    screen: screen(screens.roles, wirings.roles, ({ desk, flows }) => ({
      flows,
      mayManage: desk.permissions.includes('role.manage'),
      own: desk.user.role,
    })),
  },
  {
    path: '/dashboard/settings/users',
    place: { group: 'Settings', label: 'Users' },
    permission: 'user.view',
    screen: screen(screens.users, wirings.users, ({ desk: { user, business, permissions }, flows }) => ({
      flows,
      business: business.name,
      email: user.email,
      mayChange: permissions.includes('user.manage'),
    })),
  },
];
