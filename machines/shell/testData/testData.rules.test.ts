import { describe, expect, it } from 'vitest';
import { TEST_LISTS } from '../../../contract/shell/testDataLists';
import { mayFill, type TestList } from './testData.rules';

const lists = Object.keys(TEST_LISTS) as TestList[];

describe('the offer of test data', () => {
  it.each(lists)('is for a role that may create rows of %s, in Test mode only', (list) => {
    const all = Object.values(TEST_LISTS);
    const own = TEST_LISTS[list];
    expect(mayFill('Test', [own], list)).toBe(true);
    expect(mayFill('Live', all, list)).toBe(false);
    expect(
      mayFill(
        'Test',
        all.filter((one) => one !== own),
        list,
      ),
    ).toBe(false);
  });
});
