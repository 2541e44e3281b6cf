// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BusinessSwitch } from './BusinessSwitch';

afterEach(cleanup);

const business = (id: string, name: string) => ({ id, name, type: '', verificationStatus: '', description: '' });
const stores = business('1001', 'Bluecrest Stores');
const foods = business('1002', 'Bluecrest Foods');
const entry = business('0', 'Add New Merchant');
const DEFAULT = 'Open this business when I sign in';

async function defaultAction(businesses: readonly (typeof stores)[], defaultBusinessId: string | null) {
  render(
    <BusinessSwitch
      business={stores}
      businesses={businesses}
      defaultBusinessId={defaultBusinessId}
      onChoose={() => {}}
      onDefault={() => {}}
      onAdd={() => {}}
      onAll={null}
    />,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  await screen.findByRole('menuitem', { name: 'Add New Merchant' });
  return screen.queryByRole('menuitem', { name: DEFAULT });
}

describe('[NAV-04 NAV-10] the menu of businesses', () => {
  it.each(['1002', null])('offers to make this business the default if the default is %s', async (defaultBusinessId) => {
    expect(await defaultAction([stores, foods, entry], defaultBusinessId)).not.toBeNull();
  });
  it('offers no default if this business is the default, or the only one', async () => {
    expect(await defaultAction([stores, foods, entry], '1001')).toBeNull();
    cleanup();
    expect(await defaultAction([stores, entry], null)).toBeNull();
  });
});
