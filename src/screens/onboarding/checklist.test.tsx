// @vitest-environment happy-dom
/** What the list of steps says of a business in each status, and of each of its steps. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { onboardingCases } from '../../../machines/onboarding/onboarding/onboarding.cases';
import { onboardingMachine } from '../../../machines/onboarding/onboarding/onboarding.machine';
import type { Onboarding } from '../../../machines/onboarding/onboarding/onboarding.types';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { OnboardingScreen } from './OnboardingScreen';

const { complete } = onboardingCases.ports.load.answers;
const never = () => new Promise<never>(() => {});

interface Opened {
  readonly isList?: boolean;
  readonly hasInterface?: boolean;
  readonly pageOf?: (path: string) => string | null;
}

/** @param answer what differs from a complete business, or null while it loads */
async function open(
  answer: Partial<Onboarding> | null,
  { isList = true, hasInterface = false, pageOf = (path) => path }: Opened = {},
) {
  const onboarding = wire(onboardingMachine, {
    load: answer === null ? never : async () => ({ ...complete, ...answer }),
    requestGoLive: never,
    switchType: never,
    openInterface: never,
  });
  render(
    <FlowProvider Toasts={Toasts}>
      <OnboardingScreen flows={{ onboarding }} mayManage hasInterface={hasInterface} isList={isList} pageOf={pageOf} />
    </FlowProvider>,
  );
  if (answer !== null) await screen.findByRole('list', { name: 'Onboarding steps' });
}

const textsOf = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent ?? '');
const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

beforeEach(cleanup);
afterEach(cleanup);

describe('[ONB-03] the page of a business', () => {
  const STEPS = 'Complete these steps and submit your documents to activate live payments.';

  it.each([
    ['New', {}, 'We need more information', STEPS],
    ['New', { name: '' }, 'We need more information', STEPS],
    ['Pending-Approval', {}, 'Documents under review', 'We’re reviewing your documents. You don’t need to do anything for now.'],
    ['Active', {}, 'Onboarding complete', 'Your business is live. You’ve completed every required step.'],
    ['Declined', {}, 'We need more information', 'Your documents were declined. Fix the items below and resubmit.'],
  ])('with the status %s and %j is called %s', async (status, differs, title, words) => {
    await open({ status, ...differs });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    screen.getByText(words);
    expect(screen.queryAllByText(/^Reason:|^We weren’t given a reason/)).toHaveLength(status === 'Declined' ? 1 : 0);
    expect(screen.queryByRole('button', { name: 'Submit Documents' }) !== null).toBe(title === 'We need more information');
  });

  it.each([
    [true, 'We need more information'],
    [false, 'Get started'],
  ])('has a title while it loads, as the list itself (%s) or not', async (isList, title) => {
    await open(null, { isList });
    expect(textsOf('heading')).toEqual([title]);
    expect(screen.getByRole('status').textContent).toBe('Checking your progress…');
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  });

  it.each([
    [{ routed: false }, true, '/dashboard'],
    // The first page of a business that is not live has nothing before it.
    [{ routed: false }, false, undefined],
    [{ routed: true }, true, undefined],
  ])('[ONB-14] of %j, as the list itself (%s), leads back to %s', async (differs, isList, back) => {
    await open(differs, { isList });
    expect(linkTo('Back')).toBe(back);
  });
});

describe('[ONB-03] a step', () => {
  const begun = { ...complete.progress, personalInformation: 0, businessInformation: 40 };
  const rows = () => within(screen.getByRole('list', { name: 'Onboarding steps' })).getAllByRole('listitem');
  /** The last word of each row says what a press on it does. */
  const acts = () => rows().map((row) => /(Start|Continue|View)$/.exec(row.textContent ?? '')?.[0] ?? null);

  it('is started, continued or viewed', async () => {
    await open({ progress: begun });
    expect(acts()).toEqual(['Start', 'Continue', 'View', 'View']);
  });
  it('of a submitted business can only be viewed', async () => {
    await open({ progress: begun, status: 'Pending-Approval' });
    expect(acts()).toEqual(['View', 'View', 'View', 'View']);
  });
  it('without a page of this role is no link', async () => {
    await open({ progress: begun }, { pageOf: (path) => (path.endsWith('terms') ? path : null) });
    expect(acts()).toEqual([null, null, null, 'View']);
    expect(linkTo('Terms and conditions')).toBe('/dashboard/get-Started/terms');
    expect(linkTo('Bank details')).toBeUndefined();
    screen.getByText('Bank details');
  });
  it('says what it unlocks', async () => {
    await open({ type: 'Individual' });
    expect(rows().map((row) => /Unlocks [a-z ]+payments/.exec(row.textContent ?? '')?.[0])).toEqual([
      'Unlocks live payments',
      'Unlocks live payments',
      'Unlocks settlements and live payments',
      'Unlocks live payments',
    ]);
  });
  it('says so if going live does not need it', async () => {
    await open({ type: 'Company' });
    expect(rows().filter((row) => row.textContent?.includes('Not required to go live'))).toEqual([rows()[0]]);
    cleanup();
    await open({ type: 'Individual' });
    expect(screen.queryByText('Not required to go live')).toBeNull();
  });
});

describe('[ONB-03] what is running', () => {
  it.each([
    ['Submit Documents', 'Proceed to Onboarding'],
    ['Proceed to Onboarding', 'Submit Documents'],
  ])('%s is busy, and %s cannot be pressed meanwhile', async (pressed, other) => {
    await open({}, { hasInterface: true });
    const buttonOf = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    fireEvent.click(buttonOf(pressed));
    expect(buttonOf(pressed).getAttribute('aria-busy')).toBe('true');
    expect(buttonOf(other).getAttribute('aria-busy')).not.toBe('true');
    expect(buttonOf(other).disabled).toBe(true);
    expect(buttonOf('Refresh').disabled).toBe(true);
    expect(screen.queryByText('Redirecting you…') !== null).toBe(pressed === 'Proceed to Onboarding');
  });
});

describe('[ONB-06] the question before another type', () => {
  it.each([
    ['Individual', 'Newleaf Crafts', 'Newleaf Crafts is set up as an individual. The steps are different for a company.'],
    ['Company', 'Newleaf Crafts', 'Newleaf Crafts is set up as a company. The steps are different for an individual.'],
    ['Company', '', 'This business is set up as a company. The steps are different for an individual.'],
  ])('of the %s %j says what it is and becomes', async (type, name, words) => {
    await open({ type, name });
    const other = type === 'Company' ? 'Individual' : 'Company';
    fireEvent.click(screen.getByRole('button', { name: `Switch to ${other}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Switch to ${other}?` }));
    expect(dialog.getByText(`${words} We’ll keep what you’ve entered.`)).toBeTruthy();
    expect(dialog.getByRole('button', { name: `Keep ${type}` })).toBeTruthy();
  });
});
