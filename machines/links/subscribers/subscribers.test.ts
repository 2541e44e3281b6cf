import { expect, it } from 'vitest';
import { narrow } from '../../kit/list/narrow';
import { subscriberFilters, subscriberReaders } from './subscribers.machine';

it('[SBS-01] subscribers are asked for by any of the three statuses, or all of them', () => {
  const all = ['New', 'Active', 'Old', 'Paused'].map((status) => ({ status }));
  const found = (['', 'New', 'Active', 'Old'] as const).map((status) =>
    narrow(subscriberFilters, subscriberReaders, all, { ...subscriberFilters.empty, status }).map((row) => row.status),
  );
  expect(found).toEqual([['New', 'Active', 'Old', 'Paused'], ['New'], ['Active'], ['Old']]);
});
