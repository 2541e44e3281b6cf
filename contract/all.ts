/** Every call: for the sandbox's faults, the lists, and the names that a port may cite. */
import { listedCalls } from './calls.list';
import type { Endpoint } from './endpoint';

export type EndpointName = keyof typeof listedCalls;

export const allEndpoints: Readonly<Record<EndpointName, Endpoint & { readonly name: EndpointName }>> = listedCalls;
