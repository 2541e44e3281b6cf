import type { RouteEntry } from '../page';
import { screen } from '../screen';
import { screens } from '../screens.list';
import { wirings } from '../wirings.list';

export const splitsPages: readonly RouteEntry[] = [
  {
    path: '/dashboard/account/split-settlements',
    place: { group: 'Account', label: 'Split Settlements' },
    permission: 'split.view',
    screen: screen(screens.splitSettlements, wirings.splitSettlements, ({ desk, flows }) => ({
      flows,
      maySubmit: desk.permissions.includes('split.submit'),
    })),
  },
  {
    path: '/dashboard/account/split-settlements/create',
    place: null,
    permission: 'split.submit',
    screen: screen(screens.newSplit, wirings.splitSettlements, ({ desk, flows }) => ({ flows, email: desk.user.email })),
  },
  {
    path: '/dashboard/account/split-settlements/edit/:settlementId/:settlementName',
    place: null,
    permission: 'split.submit',
    screen: screen(screens.editedSplit, wirings.splitSettlements, ({ desk, flows }) => ({ flows, email: desk.user.email })),
  },
];
