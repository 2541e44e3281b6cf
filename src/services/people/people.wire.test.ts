// @vitest-environment happy-dom
/** What the services of users and roles send, and what they make of the answers. */

import { formOfRole, idsIn } from '../../../machines/people/role/role.machine';
import { formOfUserRole } from '../../../machines/people/userRole/userRole.machine';
import { describeServices } from '../../../tests/services/exchanges';
import { rolesAndPermissions, saveRole } from './roles';
import * as users from './users';

const ngozi = { id: '3', name: 'Ngozi', email: 'n@b.test', by: 'a@b.test' };

const form = { name: ' Cashier ', description: ' Sells ', permissions: '1 2', version: '' };
const rules = { idsIn, formOf: formOfRole };

describeServices('roles', [
  {
    name: '[ROL-01] rolesAndPermissions',
    call: (options) => rolesAndPermissions({ key: '' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/role/users',
        answer: {
          roles: [
            { id: '1&roleid=2', name: 'Owner' },
            { id: 2, name: 'Cashier', description: 'Sells', subsidiaryId: 1001, userCount: 3 },
          ],
        },
      },
      { to: 'GET /subsidiary/dashboard/role/permissions', answer: { permissions: [{ id: 8, name: 'role.view' }] } },
      {
        to: 'GET /subsidiary/dashboard/role/details',
        query: { roleid: '1&roleid=2' },
        answer: { data: { id: 1, name: 'Owner', permissions: [{ id: 8, name: 'role.view' }] } },
      },
      {
        to: 'GET /subsidiary/dashboard/role/details',
        query: { roleid: '2' },
        answer: { data: { id: 2, name: 'Cashier', permissions: [], version: 'v1' } },
      },
    ],
    gives: {
      roles: [
        {
          id: '1&roleid=2',
          name: 'Owner',
          description: '',
          isCustom: false,
          userCount: null,
          permissions: [{ id: '8', name: 'role.view' }],
          version: '',
        },
        { id: '2', name: 'Cashier', description: 'Sells', isCustom: true, userCount: 3, permissions: [], version: 'v1' },
      ],
      all: [{ id: '8', name: 'role.view' }],
    },
  },
  {
    name: '[ROL-01] saveRole of a new one',
    call: (options) => saveRole(rules, { subject: '', values: form }, options),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/role/create',
        body: { name: 'Cashier', description: 'Sells', permissions: ['1', '2'] },
      },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[ROL-01] saveRole of one that exists',
    call: (options) => saveRole(rules, { subject: '2', values: { ...form, version: 'v1' } }, options),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/role/edit',
        body: { name: 'Cashier', description: 'Sells', permissions: ['1', '2'], roleId: '2', version: 'v1' },
      },
    ],
    gives: { message: 'Done' },
  },
]);

describeServices('users', [
  {
    name: '[USR-01] listUsers',
    call: (options) => users.listUsers(undefined, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/users/all',
        answer: {
          users: [
            {
              userId: 3,
              firstName: 'Ngozi',
              emailAddress: 'n@b.test',
              status: 'Active',
              dateAdded: '2026-11-01 09:30:00',
              isInvitationExpired: true,
            },
          ],
          totalItems: '4',
        },
      },
    ],
    gives: {
      rows: [
        {
          id: '3',
          firstName: 'Ngozi',
          lastName: '',
          email: 'n@b.test',
          mobileNumber: '',
          role: '',
          status: 'Active',
          addedBy: '',
          addedAt: '2026-11-01T09:30:00',
          isInvitationExpired: true,
        },
      ],
      total: 4,
    },
  },
  {
    name: '[USR-01] listUserRoles',
    call: (options) => users.listUserRoles({ key: '' }, options),
    asks: [{ to: 'GET /subsidiary/dashboard/users/roles', answer: { roles: [{ name: 'Owner' }, { name: 'Viewer' }] } }],
    gives: ['Owner', 'Viewer'],
  },
  {
    name: '[USR-02] checkUserExists',
    call: (options) => users.checkUserExists({ email: 'n@b.test' }, options),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/users/exist',
        body: { emailAddress: 'n@b.test' },
        answer: { statusCode: '002', message: 'Known' },
      },
    ],
    gives: { statusCode: '002' },
  },
  {
    name: '[USR-02] inviteUser',
    call: (options) => users.inviteUser({ email: 'n@b.test', role: 'Viewer', firstName: 'Ngozi' }, options),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/users/create',
        body: { email: 'n@b.test', role: 'Viewer', firstName: 'Ngozi' },
      },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[USR-01] giveRole',
    call: (options) =>
      users.giveRole(formOfUserRole)(
        { subject: 'n@b.test', values: { ...formOfUserRole('Approver', 'a@b.test'), role: 'Viewer' } },
        options,
      ),
    asks: [{ to: 'POST /subsidiary/dashboard/users/update', body: { email: 'n@b.test', role: 'Viewer', from: 'Approver' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[USR-01] changeStatus to active',
    call: (options) => users.changeStatus({ subject: { ...ngozi, becomes: 'Active' } }, options),
    asks: [{ to: 'POST /subsidiary/dashboard/users/status/activate', body: { userId: '3' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[USR-01] changeStatus to inactive',
    call: (options) => users.changeStatus({ subject: { ...ngozi, becomes: 'Inactive' } }, options),
    asks: [{ to: 'POST /subsidiary/dashboard/users/status/deactivate', body: { userId: '3' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[USR-02] resendInvitation',
    call: (options) => users.resendInvitation({ subject: { id: '3', email: 'n@b.test' } }, options),
    asks: [{ to: 'POST /subsidiary/dashboard/users/resend-invitation', body: { userId: '3' } }],
    gives: { message: 'Done' },
  },
]);
