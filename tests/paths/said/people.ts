import type { SaidByFlow } from './said';

export const saidInPeople: SaidByFlow = {
  role: [
    {
      in: ['editing.typing', 'editing.incomplete', 'submitting'],
      says: [
        'Edit Bookkeeper',
        'Name',
        'Description',
        '1 of 3 selected',
        'Approve',
        'Save role',
        'Reconciles incoming payments with the bank',
        'Balance',
        'View',
        'Payout',
      ],
      offers: ['Cancel'],
    },
    { in: ['leaving'], says: ['Leave without saving?', 'Your unsaved changes will be lost.'], offers: ['Keep editing', 'Leave'] },
    {
      in: ['editing.typing?'],
      says: [
        'We’ve kept what you entered. Check it, then try again.',
        'Name is required!',
        'Add a name, a description and at least one permission.',
        'We stopped waiting, but it may still have been saved. Check before you submit again.',
      ],
    },
    { in: ['editing.typing', 'editing.incomplete', 'leaving'], offers: ['Close'] },
    { in: ['editing.typing?', 'editing.incomplete'], offers: ['Save role'] },
  ],
  userRole: [
    {
      in: ['editing.typing', 'editing.incomplete', 'submitting'],
      says: ['Update role for Ngozi Eze', 'Update role', 'Role'],
      offers: ['Cancel'],
    },
    { in: ['editing.typing?', 'editing.incomplete'], says: ['Role is required!'] },
    { in: ['leaving'], says: ['Leave without saving?', 'Your unsaved changes will be lost.'], offers: ['Keep editing', 'Leave'] },
    {
      in: ['editing.typing?'],
      says: [
        'We stopped waiting, but it may still have been saved. Check before you submit again.',
        'We’ve kept what you entered. Check it, then try again.',
      ],
    },
    { in: ['editing.typing', 'editing.incomplete', 'leaving'], offers: ['Close'] },
    { in: ['editing.typing', 'editing.incomplete'], offers: ['Update role'] },
  ],
  userStatus: [
    {
      in: ['submitting', 'confirming'],
      says: [
        'Deactivate Ngozi Eze?',
        'We’ll log Ngozi Eze out of Bluecrest Stores now. They can’t return until you activate them. Their past activity stays.',
        'Cancel',
        'Deactivate',
      ],
    },
    { in: ['confirming'], offers: ['Close', 'Cancel', 'Deactivate'] },
  ],
  userInvitation: [
    { in: ['editing.newUser?'], says: ['Enter the first name.', 'Enter the last name.', 'Enter the mobile number.'] },
    {
      in: ['editing.debouncing', 'editing.checking', 'editing.checkFailed'],
      says: ['We haven’t checked the email yet.'],
    },
    { in: ['editing.enteringEmail'], says: ['Correct the email.'] },
    { in: ['editing.enteringEmail?'], says: ['Enter a valid email, such as ada@example.com.'] },
    {
      in: [
        'editing.debouncing',
        'editing.checking',
        'editing.newUser',
        'submitting',
        'editing.existingMember',
        'editing.existingUser',
        'editing.checkFailed',
        'editing.enteringEmail',
      ],
      says: ['Create New User', 'Email Address', 'Cancel', 'Send invitation'],
    },
    { in: ['editing.debouncing', 'editing.checking'], says: ['Checking the email…'] },
    { in: ['editing.newUser'], says: ['No account uses this email yet. Enter the person’s details.'] },
    { in: ['editing.newUser', 'submitting?'], says: ['First name', 'Last name', 'Mobile Number'] },
    { in: ['editing.newUser', 'submitting', 'editing.existingUser'], says: ['Role'] },
    { in: ['submitting'], says: ['Sending the invitation…'] },
    { in: ['editing.checking?'], says: ['We couldn’t send the invitation. Try again.'] },
    {
      in: ['editing.existingMember'],
      says: ['User already exist on this subsidiary', 'This person is already a user of the business.'],
    },
    { in: ['editing.existingUser'], says: ['This person already has an account. Choose a role.'] },
    { in: ['editing.existingUser?'], says: ['Choose a role.'] },
    { in: ['editing.checkFailed'], offers: ['Try again'] },
    { in: ['editing.enteringEmail'], says: ['Enter the email of the person you want to invite.'] },
    {
      in: [
        'editing.debouncing',
        'editing.checking',
        'editing.newUser',
        'editing.existingMember',
        'editing.existingUser',
        'editing.checkFailed',
        'editing.enteringEmail',
      ],
      offers: ['Close', 'Cancel'],
    },
    { in: ['editing.newUser?', 'editing.existingUser?'], offers: ['Send invitation'] },
  ],
  invitationResend: [
    {
      in: ['submitting', 'confirming'],
      says: [
        'Resend the invitation to Chidi Okeke?',
        'We’ll send a new email to chidi@crafts.test. The link in the previous email will stop working.',
        'Cancel',
        'Resend invitation',
      ],
    },
    { in: ['confirming'], offers: ['Close', 'Cancel', 'Resend invitation'] },
  ],
};
