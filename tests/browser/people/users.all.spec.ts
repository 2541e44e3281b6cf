/** Users: invited, accepted, and limited to their role. Also their look. */
import { guest } from '../../drivers/provider';
import { expect, test } from '../fixtures';
import { findNothing, fitNarrowly, LOOKS, lookAs } from '../looks';
import { AMAKA, NGOZI } from '../merchant';

const NEW = 'Newleaf#2027';
const USERS = '/dashboard/settings/users';
const ROLES = '/dashboard/settings/roles-permissions';

/** Removes the changes that other tests made to roles and users. */

test('[USR-01 USR-02 ROL-01 GEN-10] an invited person accepts the email, signs in, and sees only what the role allows', async ({
  I,
  page,
  sandbox,
}) => {
  const email = guest();
  await I.signIn(AMAKA);
  await I.goTo('Settings', 'Users');
  await I.button('Create New User').click();
  await I.field('Email Address').fill(NGOZI);
  await I.dialog.getByText('User already exist on this subsidiary').waitFor();
  await expect(I.button('Send invitation')).toBeDisabled();
  await I.field('Email Address').fill(email);
  await I.see('No account uses this email yet');
  await I.field('First name').fill('Chidi');
  await I.field('Last name').fill('Okeke');
  await I.field('Mobile Number').fill('08012345678');
  await expect(I.button('Send invitation')).toBeDisabled();
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Bookkeeper');
  await I.button('Send invitation').click();
  await I.seeNoDialog();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('New');
  await I.logOut();
  await page.goto(`${sandbox.address}/sandbox/outbox`);
  await page
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('link')
    .click();
  await I.see('Bookkeeper');
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm password', { exact: true }).fill(NEW);
  await I.button('Accept invitation').click();
  await I.button('Signin').click();
  await I.enterPassword(email, NEW);
  await I.button('Chidi Okeke').waitFor();
  await expect(page.getByRole('button', { name: 'Balance', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Payout', exact: true })).toHaveCount(0);
  await I.button('Settings').click();
  // Its only own setting is the second factor.
  await expect(page.getByRole('link', { name: 'Preferences', exact: true })).toBeVisible();
  for (const name of ['Users', 'Roles & Permissions']) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  for (const path of [USERS, I.payoutsPath]) {
    await page.evaluate((to) => window.history.pushState(null, '', to), path);
    await I.heading('You don’t have access to this page').waitFor();
    await expect(I.button('Create New User')).toHaveCount(0);
    await expect(I.button('Initiate Payout')).toHaveCount(0);
  }
});

test('[ROL-01] the Owner’s role is chosen first; only a role of the merchant’s own is edited, by the keyboard too', async ({
  I,
  page,
}) => {
  await I.enter(AMAKA, ROLES);
  const head = (name: string) => page.getByRole('columnheader').getByRole('button', { name, exact: true });
  const rowOf = (area: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: area, exact: true }) });
  await expect(head('Owner')).toHaveAttribute('aria-pressed', 'true');
  await I.see('Full access');
  await expect(page.getByRole('columnheader', { name: /^Owner/ })).toContainText('1 user, you');
  await expect(page.getByRole('columnheader', { name: /^Owner/ }).getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await expect(rowOf('Payout').getByRole('cell').nth(2)).toHaveText(/approve/);
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('payout.');
  await expect(rowOf('Payout')).toBeVisible();
  // The area, below the name of its group.
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await head('Bookkeeper').focus();
  await page.keyboard.press('Enter');
  await expect(head('Bookkeeper')).toHaveAttribute('aria-pressed', 'true');
  await I.at(`${ROLES}?role=101`);
  await I.button('Edit Bookkeeper').click();
  await expect(I.field('Name')).toHaveValue('Bookkeeper');
  await I.button('Cancel').click();
  await I.button('Create custom role').click();
  await expect(I.button('Create role')).toBeDisabled();
  await I.field('Name').fill('Cashier');
  await I.field('Description').fill('Looks at payouts');
  await expect(I.button('Create role')).toBeDisabled();
  const ticks = I.dialog.getByRole('list', { name: 'Payout' });
  await ticks.getByRole('checkbox', { name: 'View' }).check();
  await I.button('Create role').click();
  await I.seeNoDialog();
  await head('Cashier').click();
  await I.see('Looks at payouts');
  await expect(page.getByRole('columnheader', { name: /^Cashier/ })).toContainText('0 users');
});

test('[ROL-01] the headings and the areas stay in view while the matrix scrolls', async ({ I, page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await I.enter(AMAKA, ROLES);
  const matrix = page.getByRole('region', { name: 'Permissions of each role' });
  const user = page.getByRole('rowheader', { name: 'User', exact: true });
  await user.waitFor();
  await matrix.evaluate((frame) => {
    frame.scrollIntoView({ block: 'end' });
    frame.scrollTo(frame.scrollWidth, frame.scrollHeight);
  });
  await expect(user).toBeInViewport();
  await expect(page.getByRole('columnheader', { name: /^Bookkeeper/ })).toBeInViewport();
  const [left, edge] = await Promise.all([user.boundingBox(), matrix.boundingBox()]);
  expect(left?.x).toBe(edge?.x);
  await fitNarrowly(page, 'roles');
});

test('[ROL-01] a phone shows one role, in groups that open', async ({ I, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await I.enter(AMAKA, ROLES);
  const group = (title: string) => page.getByRole('list', { name: 'Permissions' }).getByRole('group').filter({ hasText: title });
  await page.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Bookkeeper, 1 user' });
  await I.at(`${ROLES}?role=101`);
  const balance = group('Money out').getByRole('term').filter({ hasText: 'Balance' });
  await expect(balance).toBeHidden();
  await page.getByText('Money out').click();
  await expect(balance).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('audit');
  await expect(page.getByRole('term')).toHaveText(['Audit']);
  await I.button('Edit Bookkeeper').click();
  await expect(I.field('Name')).toHaveValue('Bookkeeper');
});

test('[USR-02 SES-06] an invitation that the session ended under is there again after the sign-in, and can be sent', async ({
  I,
  page,
  sandbox,
}) => {
  const email = guest();
  await I.enter(AMAKA, `${USERS}?new=user`);
  await I.field('Email Address').fill(email);
  await I.field('First name').fill('Chidi');
  await I.field('Last name').fill('Okeke');
  await I.field('Mobile Number').fill('08012345678');
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Bookkeeper');
  sandbox.queueFault('createUser', 'expired');
  await I.button('Send invitation').click();
  await I.see('Please login again');
  await I.signInHere(AMAKA);
  await I.see('No account uses this email yet');
  await expect(I.field('First name')).toHaveValue('Chidi');
  await expect(page.getByRole('combobox', { name: 'Role', exact: true })).toHaveValue('Bookkeeper');
  await I.button('Send invitation').click();
  await I.seeNoDialog();
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('New');
  // Once sent, the draft is removed.
  await I.button('Create New User').click();
  await expect(I.field('Email Address')).toHaveValue('');
});

test('[USR-01 ROL-01] names with markup in them are letters, in every place that has them', async ({ I, page }) => {
  const marked = '<img src=x onerror="document.title=1"><b>Bold</b>';
  const user = { userId: 3, firstName: marked, lastName: '', emailAddress: 'b@b.test', role: marked, status: 'Active' };
  const role = { id: 101, name: marked, description: marked, subsidiaryId: 1001, userCount: 1 };
  await page.route('**/dashboard/users/all', (route) => route.fulfill({ json: { users: [user] } }));
  await page.route('**/dashboard/users/roles', (route) => route.fulfill({ json: { roles: [{ name: marked }] } }));
  await page.route('**/dashboard/role/users', (route) => route.fulfill({ json: { roles: [role] } }));
  await page.route('**/dashboard/role/details*', (route) => route.fulfill({ json: { data: { ...role, permissions: [] } } }));
  const isText = async (times: number) => {
    await expect(page.getByText(marked)).toHaveCount(times);
    await expect(page.locator('[src=x]')).toHaveCount(0);
  };
  await I.enter(AMAKA, USERS);
  await isText(2);
  await page.goto(`${new URL(page.url()).origin}${USERS}?deactivating=3`);
  await expect(I.dialog.getByRole('heading')).toContainText(marked);
  await page.goto(`${new URL(page.url()).origin}${ROLES}`);
  await expect(page.getByRole('columnheader').getByRole('button').first()).toContainText(marked);
  await isText(3);
  await expect(page).not.toHaveTitle('1');
});

for (const look of LOOKS) {
  test(`[USR-01] axe finds nothing in users and roles, ${look.colorScheme}, ${look.width} px`, async ({ I, page, sandbox }) => {
    await lookAs(page, look);
    await I.enter(AMAKA, USERS);
    await page.getByRole('cell').first().waitFor();
    await findNothing(page, 'users');
    await page.goto(`${sandbox.address}${USERS}?new=user`);
    await I.field('Email Address').fill(guest());
    await I.field('Mobile Number').waitFor();
    await page.getByRole('option', { name: 'Bookkeeper' }).waitFor({ state: 'attached' });
    await findNothing(page, 'invitation');
    await page.goto(`${sandbox.address}${USERS}?deactivating=3`);
    await I.heading('Deactivate Ngozi Eze?').waitFor();
    await findNothing(page, 'question');
    await page.goto(`${sandbox.address}${ROLES}`);
    await page.getByRole('searchbox', { name: 'Search permissions' }).waitFor();
    await findNothing(page, 'roles');
    await page.goto(`${sandbox.address}${ROLES}?role=101&editing=101`);
    await I.heading('Edit Bookkeeper').waitFor();
    await findNothing(page, 'role');
  });
}
