import { describe, expect, it } from 'vitest';
import { allEndpoints, type EndpointName } from '../../contract/all';
import { routes } from '../routes';
import { callsOf } from '../testing/matrix';
import { allPermissions, builtInRoles, isWithin, required } from './permissions.rules';

const names = Object.keys(allEndpoints) as EndpointName[];

describe('[GEN-10] [ROL-01] what a call takes', () => {
  it('says of every call that is served who may make it', () => {
    expect(routes.map(({ endpoint }) => endpoint.name).filter((name) => !Object.hasOwn(required, name))).toEqual([]);
    const known = new Set<string>([...allPermissions, 'public', 'session']);
    expect(names.filter((name) => ![required[name]].flat().every((one) => known.has(one)))).toEqual([]);
  });

  it('lets everybody in before there is a session where the contract says so, and nowhere else', () => {
    const open = names.filter((name) => required[name] === 'public');
    expect(open).toEqual(names.filter((name) => allEndpoints[name].public === true));
  });

  it('lets everybody who is signed in make these alone', () => {
    expect(names.filter((name) => required[name] === 'session').sort()).toEqual([
      'getOnboardingProgress',
      'getProfile',
      // Everybody's own, whatever their role.
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
    const changes = callsOf('Viewer').filter((name) => allEndpoints[name].method !== 'GET' && required[name] !== 'public');
    // What a batch would cost is asked with the batch in the body: that changes nothing. A second factor is nobody's but one's own.
    expect(changes).toEqual(['logOut', 'setActiveSubsidiary', 'toggleEnvironment', 'getBatchFee', 'setTwoFactor']);
  });

  it('lets only roles that may pay ask about an idempotency key, because that closes it', () => {
    expect([callsOf('Viewer').includes('getPayoutStatus'), callsOf('Approver').includes('getPayoutStatus')]).toEqual([
      false,
      false,
    ]);
    expect(required.getPayoutStatus).toBe('payout.initiate');
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
