/** Roles and calls, as the contract declares them. */
import { allEndpoints, type EndpointName } from '../../contract/all';
import { mayCall } from '../../contract/endpoint';
import { builtInRoles } from '../access/permissions.rules';

/** Returns the calls that a built-in role may make. */
export function callsOf(role: string): EndpointName[] {
  const held = builtInRoles.find(({ name }) => name === role)?.permissions ?? [];
  return (Object.keys(allEndpoints) as EndpointName[]).filter((name) => mayCall(allEndpoints[name], held));
}
