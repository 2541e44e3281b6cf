import { describe, expect, it } from 'vitest';
import { allEndpoints, type EndpointName } from '../../contract/all';
import { allPermissions } from '../../contract/permissions';
import { callsOf } from '../testing/matrix';
import { builtInRoles, isWithin } from './permissions.rules';

const names = Object.keys(allEndpoints) as EndpointName[];

describe('[GEN-10] [ROL-01] what a call takes', () => {
  it('is a permission that a role can hold, unless the call takes only a session or none', () => {
    const known = new Set<string>([...allPermissions, 'session']);
    const taken = names.filter((name) => !allEndpoints[name].public);
    expect(taken.filter((name) => ![allEndpoints[name].permission].flat().every((one) => one && known.has(one)))).toEqual([]);
  });

  it('lets everybody in before there is a session to these alone', () => {
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

  it('lets everybody who is signed in make these alone', () => {
    expect(names.filter((name) => allEndpoints[name].permission === 'session').sort()).toEqual([
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
      'logOut',
      'setActiveSubsidiary',
      'setTwoFactor',
      'toggleEnvironment',
    ]);
  });

  it('lets the Owner make every call, and the Viewer none that changes anything of the business', () => {
    expect(callsOf('Owner')).toEqual(names);
    const changes = callsOf('Viewer').filter((name) => allEndpoints[name].method !== 'GET' && !allEndpoints[name].public);
    // The cost of a batch is requested with a body but changes nothing. A second factor belongs to the user.
    expect(changes.sort()).toEqual(['getBatchFee', 'logOut', 'setActiveSubsidiary', 'setTwoFactor', 'toggleEnvironment']);
  });

  it('lets only roles that may pay ask about an idempotency key, because that closes it', () => {
    expect([callsOf('Viewer').includes('getPayoutStatus'), callsOf('Approver').includes('getPayoutStatus')]).toEqual([
      false,
      false,
    ]);
    expect(allEndpoints.getPayoutStatus.permission).toBe('payout.initiate');
  });

  it('lets only the Owner of the roles that every business has see whole numbers of identity', () => {
    expect(builtInRoles.filter(({ permissions }) => permissions.includes('identity.view')).map(({ name }) => name)).toEqual([
      'Owner',
    ]);
  });

  it('is held by somebody only as a whole', () => {
    expect([isWithin(['a', 'b'], ['b']), isWithin(['a'], ['a', 'b']), isWithin([], [])]).toEqual([true, false, true]);
  });
});
