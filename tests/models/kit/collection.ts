/** How any list is used, in a user's words. Its own words come from the list's declaration. */
import type { CollectionFacts } from '../../../machines/kit/collection/collection.flow';
import type { ListedFilter } from '../../../machines/kit/list/filters.flow';
import type { Driver } from '../../drivers/driver';
import { type AnyModel, answering } from '../model';

/** Sets one filter as a user does. */
export async function setFilter(I: Driver, filter: ListedFilter) {
  switch (filter.kind) {
    case 'bar':
      return I.choose(filter.label, filter.option);
    case 'search':
      return I.search(filter.label, filter.text);
    case 'select':
      await I.press('Filter');
      await I.choose(filter.label, filter.option);
      return I.press('Apply Filter');
    case 'dates':
      await I.press(filter.label);
      await I.fill('From', filter.from);
      await I.fill('To', filter.to);
      return I.press('Apply Filter');
  }
}

/** Returns the model of a list. */
export function collectionModel({ req, screen: { shows, ...start }, port, steps, outOfReach }: CollectionFacts): AnyModel {
  const seeTheList = (I: Driver) => I.see(shows);
  return {
    req,
    starts: { first: { ...start, holds: [port] } },
    events: {
      'filter.applied': async (I, _payload, _ahead, { name }) => {
        for (const filter of steps[name] ?? []) await setFilter(I, filter);
      },
      'page.chosen': (I) => I.press('Next page'),
      'size.chosen': (I, { size }: { size: number }) => I.choose('Rows per page', `${size}`),
      'query.set': (I) => I.back(),
      refresh: (I) => I.press('Refresh'),
    },
    ports: { load: answering(port) },
    children: {},
    states: { loading: seeTheList, loaded: seeTheList, failed: (I) => I.see(/^(Try again|Please login again)$/) },
    outOfReach,
  };
}
