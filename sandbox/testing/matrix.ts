/** Role by call, as it is declared. */
import { allEndpoints, type EndpointName } from '../../contract/all';
import { builtInRoles, required } from '../people/permissions.rules';

function mayCall(permissions: readonly string[], name: EndpointName): boolean {
  const asked = required[name];
  return asked === 'public' || asked === 'session' || [asked].flat().some((one) => permissions.includes(one));
}

/** What a role that every business has may call. */
export function callsOf(role: string): EndpointName[] {
  const permissions = builtInRoles.find(({ name }) => name === role)?.permissions ?? [];
  return (Object.keys(allEndpoints) as EndpointName[]).filter((name) => mayCall(permissions, name));
}
