/** What the machines of the business, its people and its records tell. */
import { CREATED, changesProfile, creates, download, goesBack, says, type Tells } from './kit';

const CHECKLIST = '/dashboard/get-Started/onboarding';

const formOfChecklist: Tells = {
  emits: { ...goesBack(CHECKLIST, 'save answers saved'), ...changesProfile('save answers saved') },
};

export const business: Readonly<Record<string, Tells>> = {
  businessInformation: formOfChecklist,
  businessRegistration: formOfChecklist,
  compliance: {
    kept: [
      'bank ends saved',
      'director ends saved',
      'profile ends saved',
      'tab.chosen',
      'xstate.snapshot.bank',
      'xstate.snapshot.director',
      'xstate.snapshot.documents',
      'xstate.snapshot.profile',
    ],
    emits: {
      'goes to /dashboard/': [
        'bank ends cancelled',
        'complete answers completed',
        'director ends cancelled',
        'documents ends cancelled',
        'profile ends cancelled',
      ],
      ...changesProfile('complete answers completed'),
    },
  },
  'compliance.bank': says('save answers saved'),
  'compliance.director': says('save answers saved'),
  'compliance.documents': says('save answers saved'),
  'compliance.profile': says('save answers saved'),
  contactInformation: formOfChecklist,
  customersDownload: download,
  customerStatus: says('do answers changed'),
  emailVerification: {
    kept: ['password.changed'],
    emits: {
      'goes to /': ['page.left'],
      'goes to /dashboard': ['verifyEmail answers verified in verifying'],
      good: ['verifyEmail answers verified in verifying'],
    },
  },
  feeBearerChange: says('save answers saved'),
  finder: {},
  invitation: {
    emits: {
      'goes to /': ['page.left', 'password ends cancelled', 'password ends sessionExpired'],
      'goes to /dashboard': ['acceptInvitation answers accepted in accepting', 'password ends saved in choosing'],
      good: ['acceptInvitation answers accepted in accepting', 'password ends saved in choosing'],
    },
  },
  invitationResend: says('do answers sent'),
  newBusiness: { emits: changesProfile('save answers created') },
  newCustomer: says('save answers created'),
  newPassword: { emits: { ...goesBack('/', 'save answers changed'), good: ['save answers changed'] } },
  newPaymentLink: creates(),
  newProduct: creates(goesBack('/dashboard/business/products', ...CREATED)),
  onboarding: {
    kept: ['start.requested in ready'],
    untold: ['requestGoLive fails in submitting'],
    emits: {
      bad: ['switchType fails'],
      'goes to /dashboard': ['load answers submitted in checkingOutcome', 'requestGoLive answers taken'],
      'goes to /dashboard/get-Started/bankdetails': ['start.requested in ready'],
      [`goes to ${CHECKLIST}`]: ['start.requested in ready'],
      ...changesProfile(
        'load answers submitted in checkingOutcome',
        'requestGoLive answers taken',
        'switchType answers switched',
      ),
    },
  },
  onboardingBank: {
    kept: ['account.changed', 'bank.chosen', 'recipient.resolved', 'type.chosen'],
    emits: { [`goes to ${CHECKLIST}`]: ['dismissed', 'save answers saved'], ...changesProfile('save answers saved') },
  },
  onboardingTerms: {
    kept: ['tick.changed'],
    emits: { [`goes to ${CHECKLIST}`]: ['answerTerms answers heard'], ...changesProfile('answerTerms answers heard') },
  },
  passwordCode: says('send answers sent'),
  paymentLinkStatus: says('do answers changed'),
  paymentOption: says('do answers changed'),
  personalInformation: formOfChecklist,
  productRemoval: says('do answers deleted'),
  qrCodeStatus: says('do answers changed'),
  qrDownload: download,
  qrWizard: { kept: ['back.pressed', 'kind.chosen'] },
  recordingDownload: download,
  reportRepeat: says('do answers requested'),
  resetRequest: says('save answers asked'),
  role: { emits: changesProfile('save answers saved') },
  session: {
    kept: [
      'currency.chosen',
      'findOpenWork answers none',
      'findOpenWork answers one',
      'forgetSession answers forgotten',
      'idle.received',
      'loadProfile answers tunde',
      'logOut.confirmed',
      'logOut.dismissed',
      'logOut.received',
      'logOut.requested',
      'profile.invalidated',
      'revokeSession answers asked',
      'session.expired',
      'session.idled',
      'signIn ends signedIn',
    ],
    untold: ['findOpenWork fails', 'forgetSession fails', 'loadProfile fails in authenticated.refreshing', 'revokeSession fails'],
    emits: {
      'goes to /dashboard': ['loadProfile answers tunde in loadingProfile'],
      'goes to /dashboard/account/payouts': ['loadProfile answers tunde in loadingProfile'],
    },
  },
  signIn: {
    kept: [
      'email.changed',
      'password.changed',
      'signIn.submitted in credentials.incomplete',
      'signIn.submitted in credentials.typing',
    ],
    emits: {
      'goes to /': ['otp ends dismissed', 'otp ends sessionExpired', 'otp ends tooManyAttempts'],
      'goes to /2fa-signin': ['login answers wantsCode'],
    },
  },
  signUp: says('save answers written'),
  stakeholder: says('save answers saved'),
  stakeholderRemoval: says('do answers deleted'),
  switching: {
    kept: ['page.reload'],
    untold: ['findUnsaved fails', 'startAfresh fails'],
    emits: {
      bad: ['makeDefault fails', 'switchTo fails in switching'],
      ...changesProfile('makeDefault answers done'),
    },
  },
  testData: says('fill answers added'),
  twoFactorOff: says('save answers saved'),
  twoFactorOn: says('do answers changed'),
  userInvitation: {
    kept: ['check answers elsewhere', 'check answers here', 'check answers nowhere'],
    emits: { bad: ['check answers here'], good: ['send answers sent'] },
  },
  userRole: says('save answers saved'),
  userStatus: says('do answers changed'),
  verificationMail: says('send answers sent'),
};
