import { describe, expect, it } from 'vitest';
import { allEndpoints, type EndpointName } from '../../contract/all';
import { allPermissions } from '../../contract/permissions';
import { callsOf } from '../testing/matrix';
import { builtInRoles, isWithin } from './permissions.rules';

const names = Object.keys(allEndpoints) as EndpointName[];

describe('[GEN-10] [ROL-01] the permission of a call', () => {
  it('is one that a role can have, unless the call requires only a session or nothing', () => {
    const known = new Set<string>([...allPermissions, 'session']);
    const taken = names.filter((name) => !allEndpoints[name].public);
    expect(taken.filter((name) => ![allEndpoints[name].permission].flat().every((one) => one && known.has(one)))).toEqual([]);
  });

  it('is not required without a session by these calls only', () => {
    expect(names.filter((name) => allEndpoints[name].public).sort()).toEqual([
      'acceptInvitation',
      'completeLogin',
      'login',
      'readInvitation',
      'requestPasswordReset',
      'resendLoginCode',
      'resendVerificationEmail',
      'resetPassword',
      'signUp',
      'verifyEmail',
    ]);
  });

  it('is not required with a session by these calls only', () => {
    expect(names.filter((name) => allEndpoints[name].permission === 'session').sort()).toEqual([
      'changePassword',
      'endSession',
      'getOnboardingProgress',
      'getProfile',
      // Every user has it, whatever the role.
      'getTwoFactor',
      'listBanks',
      'listBusinessCategories',
      'listBusinessClasses',
      'listCountries',
      'listCurrencies',
      'listIdentificationTypes',
      'listNotificationSettings',
      'listSessions',
      'logOut',
      'setActiveSubsidiary',
      'setNotificationSetting',
      'setTwoFactor',
      'toggleEnvironment',
    ]);
  });

  it('allows the Owner every call, and the Viewer no call that changes the business', () => {
    expect(callsOf('Owner')).toEqual(names);
    const changes = callsOf('Viewer').filter((name) => allEndpoints[name].method !== 'GET' && !allEndpoints[name].public);
    // The cost of a batch is requested with a body but changes nothing, a file of what they may view is made again, and the password, the
    // second factor, the notifications and the sessions are of the user.
    expect(changes.sort()).toEqual([
      'changePassword',
      'endSession',
      'getBatchFee',
      'logOut',
      'repeatReport',
      'setActiveSubsidiary',
      'setNotificationSetting',
      'setTwoFactor',
      'toggleEnvironment',
    ]);
  });

  it('allows a status query of a payout only to roles that may pay, because only their keys are of payouts', () => {
    expect([callsOf('Viewer').includes('getPayoutStatus'), callsOf('Approver').includes('getPayoutStatus')]).toEqual([
      false,
      false,
    ]);
    expect(allEndpoints.getPayoutStatus.permission).toBe('payout.initiate');
  });

  it('allows complete identity numbers only to the Owner among the shared roles', () => {
    expect(builtInRoles.filter(({ permissions }) => permissions.includes('identity.view')).map(({ name }) => name)).toEqual([
      'Owner',
    ]);
  });

  it('can have several parts, and a role must have all of them', () => {
    expect([isWithin(['a', 'b'], ['b']), isWithin(['a'], ['a', 'b']), isWithin([], [])]).toEqual([true, false, true]);
  });
});
