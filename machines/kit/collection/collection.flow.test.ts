import { expect, it } from 'vitest';
import { paymentLinksFlow } from '../../links/paymentLinks/paymentLinks.flow';
import type { paymentLinksMachine } from '../../links/paymentLinks/paymentLinks.machine';
import type { Cases } from '../flow/cases';
import type { Properties } from '../flow/properties';

it('derives cases and properties that fit the machine of a list', () => {
  const { cases, properties } = paymentLinksFlow;
  cases satisfies Cases<typeof paymentLinksMachine>;
  properties satisfies Properties<typeof paymentLinksMachine, typeof cases>;
  expect(cases.inputs.first.filter).toEqual({ keyword: '', state: '', days: { from: '', to: '' } });
  const active = { filter: { keyword: '', state: 'active', days: { from: '', to: '' } } };
  expect(cases.events['filter.applied']).toEqual({ active });
});
