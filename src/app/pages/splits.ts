import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

export const splitsPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/account/split-settlements',
    place: { group: 'Account', label: 'Split Settlements' },
    permission: 'split.view',
    screen: screen(screens.splitSettlements, wirings.splitSettlements, ({ workspace, flows }) => ({
      flows,
      maySubmit: workspace.permissions.includes('split.submit'),
    })),
  },
  {
    path: '/dashboard/account/split-settlements/create',
    place: null,
    permission: 'split.submit',
    screen: screen(screens.newSplit, wirings.splitSettlements, ({ workspace, flows }) => ({
      flows,
      email: workspace.user.email,
      initiating: { merchantId: workspace.business.id, name: workspace.business.name },
    })),
  },
  {
    path: '/dashboard/account/split-settlements/edit/:settlementId/:settlementName',
    place: null,
    permission: 'split.submit',
    screen: screen(screens.editedSplit, wirings.splitSettlements, ({ workspace, flows }) => ({
      flows,
      email: workspace.user.email,
      initiating: { merchantId: workspace.business.id, name: workspace.business.name },
    })),
  },
];
