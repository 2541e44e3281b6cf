// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { userInvitationCases } from '../../../../machines/people/userInvitation/userInvitation.cases';
import { loadScreens, openRendered } from '../../../../tests/drivers/rendered';
import { userInvitationModel } from '../../../../tests/models/people/userInvitation';

loadScreens();
let close = () => {};
afterEach(() => close());

const errorOf = (label: string) => {
  const field = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const input = document.getElementById(field?.htmlFor ?? '');
  return document.getElementById(input?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent;
};

it('[USR-02] each detail of a new user that cannot be sent says so at its field', async () => {
  const opened = openRendered(userInvitationModel.starts.fresh);
  close = opened.close;
  const { I } = opened;
  await I.fill('Email Address', 'new@person.test');
  await I.leave('Email Address');
  await I.answer('userInvitation.check', { answers: userInvitationCases.ports.check.answers.nowhere });
  await I.see('No account uses this email yet. Enter the person’s details.');
  await I.fill('First name', 'x'.repeat(101));
  await I.fill('Last name', 'y'.repeat(102));
  await I.fill('Mobile Number', '080x');
  expect(['First name', 'Last name', 'Mobile Number'].map(errorOf)).toEqual([
    'Use 100 characters or fewer.',
    'Use 100 characters or fewer.',
    'Mobile number must be 11 digits',
  ]);
});
