// @vitest-environment happy-dom
/** What the services of access send, and what they make of the answers. */
import { bearer, describeServices, open } from '../../../tests/services/exchanges';
import * as access from './access';
import * as session from './session';

const LOGIN = 'POST /subsidiary/dashboard/login';
const COMPLETE = 'POST /subsidiary/dashboard/complete/login';
const business = { id: 1001, businessName: 'Bluecrest', verificationStatus: 'Active' };
const readBusiness = { id: '1001', name: 'Bluecrest', type: '', verificationStatus: 'Active', description: '' };

describeServices('signing in', [
  {
    name: '[SES-01 SES-12 GEN-08] login',
    call: (options) => session.login({ email: 'a@b.test', password: ' p ' }, options),
    asks: [
      {
        to: LOGIN,
        headers: open,
        body: { Email: 'a@b.test', Password: ' p ' },
        answer: { message: 'ok', token: { accessToken: 'new' }, subsidiaryDetails: { subsidiaries: [business] } },
      },
    ],
    gives: { message: 'ok', complete: true, businesses: [readBusiness] },
  },
  {
    name: '[SES-03] login with a second factor',
    call: (options) => session.login({ email: 'a@b.test', password: 'p' }, options),
    asks: [
      {
        to: LOGIN,
        headers: open,
        body: { Email: 'a@b.test', Password: 'p' },
        answer: { message: 'Enter the code', token: null },
      },
    ],
    gives: { message: 'Enter the code', complete: false, businesses: [] },
  },
  {
    name: '[SES-03] completeLogin',
    call: (options) => session.completeLogin({ subject: 'a@b.test', otp: '123456' }, options),
    asks: [
      {
        to: COMPLETE,
        headers: open,
        body: { email: 'a@b.test', otp: '123456' },
        answer: { message: 'ok', token: { accessToken: 'new' } },
      },
    ],
    gives: { message: 'ok', complete: true, businesses: [] },
  },
  {
    name: '[SES-03] resendLoginCode',
    call: (options) => session.resendLoginCode({ subject: 'a@b.test' }, options),
    asks: [{ to: 'POST /subsidiary/dashboard/login/resend-otp', headers: open, body: { email: 'a@b.test' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[SES-02 SES-05] loadProfile',
    call: (options) => session.loadProfile(undefined, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/me',
        headers: bearer,
        answer: {
          user: { id: 1, firstName: 'A', lastName: 'B', email: 'a@b.test', role: 'Owner', permissions: [] },
          activeSubsidiary: 1002,
          subsidiary_details: { subsidiaries: [business] },
          envronmentDetail: { name: 'Live' },
        },
      },
      {
        to: 'GET /subsidiary/dashboard/onboarding/percentage',
        headers: bearer,
        answer: { data: { personalInformation: 100 } },
      },
    ],
    gives: {
      profile: {
        user: { id: '1', firstName: 'A', lastName: 'B', email: 'a@b.test', role: 'Owner', permissions: [] },
        activeBusinessId: '1002',
        businesses: [readBusiness],
        environment: 'Live',
        notifications: [],
        fx: false,
        toGetStarted: false,
        defaultBusinessId: null,
        declineReason: '',
      },
      progress: {
        personalInformation: 100,
        businessCompliance: 0,
        businessInformation: 0,
        bankInformation: 0,
        termsAndCondition: 0,
      },
    },
  },
  {
    name: '[SES-10 SES-11] revokeToken with the token that ended',
    call: (options) => session.revokeToken({ token: 'ended' }, options),
    asks: [{ to: 'POST /subsidiary/dashboard/logout', headers: { authorization: 'Bearer ended' } }],
    gives: undefined,
  },
]);

const FORGOT = { to: 'POST /subsidiary/dashboard/forgot-password', headers: open };
const SIGN_UP = { to: 'POST /subsidiary/dashboard/signup', headers: open };
const ACCEPT = { to: 'POST /subsidiary/dashboard/users/accept-invitation', headers: open };
const VERIFY = { to: 'POST /subsidiary/dashboard/verify-email', headers: open };

describeServices('before there is a session', [
  {
    name: '[SES-08] requestPasswordReset',
    call: (options) => access.requestPasswordReset({ subject: '', values: { identifier: ' a@b.test ' } }, options),
    asks: [{ ...FORGOT, body: { identifier: 'a@b.test' } }],
    gives: { message: 'Done', identifier: 'a@b.test' },
  },
  {
    name: '[SES-08] sendPasswordCode',
    call: (options) => access.sendPasswordCode({ subject: 'a@b.test' }, options),
    asks: [{ ...FORGOT, body: { identifier: 'a@b.test' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[SES-09] resetPassword',
    call: (options) =>
      access.resetPassword(
        { subject: 'a@b.test', values: { otp: ' 123456 ', password: ' new ', confirmpassword: ' new ' } },
        options,
      ),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/reset-password',
        headers: open,
        body: { identifier: 'a@b.test', otp: '123456', password: ' new ' },
      },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[SUP-01 SUP-03] signUp, without the confirmation,',
    call: (options) =>
      access.signUp(
        {
          subject: '',
          values: {
            firstName: ' Ada ',
            lastName: ' Okafor ',
            userEmail: ' a@b.test ',
            mobileNumber: '+234 803 123 4567',
            name: ' =Bluecrest ',
            password: ' p ',
            confirmpassword: ' p ',
          },
        },
        options,
      ),
    asks: [
      {
        ...SIGN_UP,
        body: {
          firstName: 'Ada',
          lastName: 'Okafor',
          userEmail: 'a@b.test',
          mobileNumber: '08031234567',
          name: '=Bluecrest',
          password: ' p ',
        },
      },
    ],
    gives: { message: 'Done', email: 'a@b.test' },
  },
  {
    name: '[SUP-04] resendVerificationEmail',
    call: (options) => access.resendVerificationEmail({ subject: 'a@b.test' }, options),
    asks: [{ to: 'POST /subsidiary/dashboard/signup/resend-verification', headers: open, body: { email: 'a@b.test' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[SUP-05] verifyEmail',
    ownFaults: true,
    call: (options) => access.verifyEmail({ token: '../t', password: 'p' }, options),
    asks: [{ ...VERIFY, body: { token: '../t', password: 'p' } }],
    gives: { message: 'Done', isOtherPassword: false },
  },
  {
    name: '[SUP-06] readInvitation',
    call: (options) => access.readInvitation({ token: 't/../u' }, options),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/users/invitation',
        headers: open,
        body: { token: 't/../u' },
        answer: { data: { email: 'a@b.test', businessName: 'Bluecrest', role: 'Viewer' } },
      },
    ],
    gives: { email: 'a@b.test', business: 'Bluecrest', role: 'Viewer', invitedBy: '', isExistingUser: null },
  },
  {
    name: '[SUP-06] acceptInvitation',
    call: (options) => access.acceptInvitation({ token: 't' }, options),
    asks: [{ ...ACCEPT, body: { token: 't' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[SUP-06] acceptWithPassword',
    call: (options) => access.acceptWithPassword({ subject: 't', values: { password: ' p ', confirmpassword: ' p ' } }, options),
    asks: [{ ...ACCEPT, body: { token: 't', password: ' p ' } }],
    gives: { message: 'Done' },
  },
]);
