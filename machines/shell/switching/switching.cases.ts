import { type Cases, everyFault } from '../../kit/flow/cases';
import type { switchingMachine } from './switching.machine';

export const switchingCases = {
  inputs: { storesLive: { businessId: '1001', environment: 'Live', isDefault: false } },
  events: {
    'business.chosen': { foods: { id: '1002', name: 'Bluecrest Foods' }, same: { id: '1001', name: 'Bluecrest Stores' } },
    'default.requested': { stores: { name: 'Bluecrest Stores' } },
    'environment.chosen': { test: { environment: 'Test' }, same: { environment: 'Live' } },
    'switch.confirmed': { now: {} },
    'switch.dismissed': { now: {} },
    'page.reload': { now: {} },
  },
  ports: {
    findUnsaved: { answers: { none: { unsaved: [] }, some: { unsaved: ['Business information'] } }, fails: everyFault },
    switchTo: { answers: { done: undefined }, fails: everyFault },
    makeDefault: { answers: { done: { name: 'Bluecrest Stores' } }, fails: everyFault },
    startAfresh: { answers: { done: undefined }, fails: everyFault },
  },
  children: {},
  remember: ({ wanted, isDefault }) => [wanted, isDefault],
} satisfies Cases<typeof switchingMachine>;
