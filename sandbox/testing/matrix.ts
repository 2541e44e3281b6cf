/** Role by call, as the contract declares it. */
import { allEndpoints, type EndpointName } from '../../contract/all';
import { mayCall } from '../../contract/endpoint';
import { builtInRoles } from '../people/permissions.rules';

/** What a role that every business has may call. */
export function callsOf(role: string): EndpointName[] {
  const held = builtInRoles.find(({ name }) => name === role)?.permissions ?? [];
  return (Object.keys(allEndpoints) as EndpointName[]).filter((name) => mayCall(allEndpoints[name], held));
}
