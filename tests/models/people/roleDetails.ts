import type { roleDetailsCases } from '../../../machines/people/roleDetails/roleDetails.flow';
import type { roleDetailsMachine } from '../../../machines/people/roleDetails/roleDetails.machine';
import { answering, type Model, type StateOf } from '../model';

/** What one role allows, in a user's words. */
export const roleDetailsModel = {
  req: ['ROL-01'],
  starts: {
    bookkeeper: {
      path: '/dashboard/settings/roles-permissions?role=101',
      as: 'amaka.obi@bluecrest.test',
      holds: ['roleDetails.load'],
    },
  },
  events: {
    'key.given': (I) => I.open('Viewer (1)'),
    refreshed: (I) => I.press('Try again'),
  },
  ports: { load: answering('roleDetails.load') },
  children: {},
  states: {
    loading: (I) => I.see('Create custom role'),
    shown: (I) => I.search('Search permissions', ''),
    failed: (I) => I.see(/^(Try again|Please login again)$/),
  },
  outOfReach: {},
} satisfies Model<typeof roleDetailsCases, StateOf<typeof roleDetailsMachine>>;
