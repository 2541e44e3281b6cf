// @vitest-environment happy-dom
/** What every form calls its unsaved work, for the question before a switch discards it. */
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FlowName } from '../../machines/flows';
import { discardUnsaved, unsavedWork } from '../../src/flow/unsaved';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { flowNames } from './flowPaths';

loadScreens();

/** A field to change, and what the work is called. */
const WORK: readonly (readonly [flow: FlowName, field: string, work: string])[] = [
  ['businessInformation', 'Business email', 'Business information'],
  ['businessRegistration', 'Registration number', 'Business registration'],
  ['catalog', 'Name', 'Catalog'],
  ['catalogProduct', 'Name', 'Product'],
  ['category', 'Name', 'Category'],
  ['contactInformation', 'First name', 'Contact information'],
  ['deliveryOption', 'Name', 'Delivery option'],
  ['invoicePayment', 'Reference', 'Payment of an invoice'],
  ['newCustomer', 'First name', 'New customer'],
  ['newNote', 'Note', 'New note'],
  ['newPaymentLink', 'Name', 'New payment link'],
  ['newProduct', 'Name', 'New product'],
  ['personalInformation', 'First name', 'Personal information'],
  ['stakeholder', 'First name', 'Stakeholder'],
  ['virtualAccount', 'Account Alias', 'Changes to a form'],
];

let close = () => {};
afterEach(() => {
  close();
  discardUnsaved();
});

const wanted = WORK.filter(([name]) => flowNames.includes(name));

it.each(wanted)('[NAV-10] the unsaved work of %s has a name as soon as something is changed', async (name, field, work) => {
  const [start] = Object.values(models[name].starts);
  if (!start) throw new Error(`${name} has no start`);
  const opened = openRendered({ ...start, holds: [] });
  close = opened.close;
  if (start.opens) await opened.I.press(start.opens);
  expect(unsavedWork()).toEqual([]);
  await opened.I.fill(field, 'Something else');
  await waitFor(() => expect(unsavedWork()).toEqual([work]));
});
