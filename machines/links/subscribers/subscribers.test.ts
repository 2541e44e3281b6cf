import { expect, it } from 'vitest';
import { hasStatus } from './subscribers.machine';

it('[SBS-01] subscribers are asked for by any of the three statuses, or all of them', () => {
  const asked = (['', 'New', 'Active', 'Old'] as const).map((status) =>
    ['New', 'Active', 'Old', 'Paused'].filter((one) => hasStatus({ status: one }, { status })),
  );
  expect(asked).toEqual([['New', 'Active', 'Old', 'Paused'], ['New'], ['Active'], ['Old']]);
});
