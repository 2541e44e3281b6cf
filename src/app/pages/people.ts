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
    screen: screen(screens.roles, wirings.roles, ({ workspace, flows }) => ({
      flows,
      mayManage: workspace.permissions.includes('role.manage'),
      own: workspace.user.role,
    })),
  },
  {
    path: '/dashboard/settings/users',
    place: { group: 'Settings', label: 'Users' },
    permission: 'user.view',
    screen: screen(screens.users, wirings.users, ({ workspace: { user, business, permissions }, flows }) => ({
      flows,
      business: business.name,
      email: user.email,
      mayChange: permissions.includes('user.manage'),
    })),
  },
];
