/** The app in happy-dom, its ports held open by the test until a step says how they end. */

import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import { approvalMachine } from '../../machines/approval/approval.machine';
import { rent } from '../../machines/approvals/approvals.cases';
import { approvalsMachine } from '../../machines/approvals/approvals.machine';
import { balancesMachine } from '../../machines/balances/balances.machine';
import { balancesSummaryMachine } from '../../machines/balancesSummary/balancesSummary.machine';
import { ada } from '../../machines/beneficiaries/beneficiaries.cases';
import { beneficiariesMachine } from '../../machines/beneficiaries/beneficiaries.machine';
import { beneficiaryMachine } from '../../machines/beneficiary/beneficiary.machine';
import { beneficiaryCheckMachine } from '../../machines/beneficiaryCheck/beneficiaryCheck.machine';
import { beneficiaryRemovalMachine } from '../../machines/beneficiaryRemoval/beneficiaryRemoval.machine';
import { bulkPayoutMachine } from '../../machines/bulkPayout/bulkPayout.machine';
import { bulkPayoutDownloadMachine } from '../../machines/bulkPayoutDownload/bulkPayoutDownload.machine';
import { harbour } from '../../machines/businessInformation/businessInformation.cases';
import { businessInformationMachine } from '../../machines/businessInformation/businessInformation.machine';
import { limited } from '../../machines/businessRegistration/businessRegistration.cases';
import { businessRegistrationMachine } from '../../machines/businessRegistration/businessRegistration.machine';
import { complianceMachine } from '../../machines/compliance/compliance.machine';
import { contactInformationMachine } from '../../machines/contactInformation/contactInformation.machine';
import { countriesMachine } from '../../machines/countries/countries.machine';
import { emailVerificationMachine } from '../../machines/emailVerification/emailVerification.machine';
import { finderMachine } from '../../machines/finder/finder.machine';
import { idleMachine } from '../../machines/idle/idle.machine';
import { inflowOutflowMachine } from '../../machines/inflowOutflow/inflowOutflow.machine';
import { inflowOutflowDownloadMachine } from '../../machines/inflowOutflowDownload/inflowOutflowDownload.machine';
import { invitationMachine } from '../../machines/invitation/invitation.machine';
import { invitationResendMachine } from '../../machines/invitationResend/invitationResend.machine';
import { linkChoices } from '../../machines/linkChoices/linkChoices.cases';
import { linkChoicesMachine } from '../../machines/linkChoices/linkChoices.machine';
import { newBusinessMachine } from '../../machines/newBusiness/newBusiness.machine';
import { newPasswordMachine } from '../../machines/newPassword/newPassword.machine';
import { newPaymentLinkMachine } from '../../machines/newPaymentLink/newPaymentLink.machine';
import { onboardingMachine } from '../../machines/onboarding/onboarding.machine';
import { onboardingBankMachine } from '../../machines/onboardingBank/onboardingBank.machine';
import { onboardingTermsMachine } from '../../machines/onboardingTerms/onboardingTerms.machine';
import { passwordCodeMachine } from '../../machines/passwordCode/passwordCode.machine';
import { paymentLinkStatusMachine } from '../../machines/paymentLinkStatus/paymentLinkStatus.machine';
import { stall } from '../../machines/paymentLinks/paymentLinks.cases';
import { paymentLinksMachine } from '../../machines/paymentLinks/paymentLinks.machine';
import { payoutMachine } from '../../machines/payout/payout.machine';
import { payoutDetailsMachine } from '../../machines/payoutDetails/payoutDetails.machine';
import { payoutsMachine } from '../../machines/payouts/payouts.machine';
import { payoutsDownloadMachine } from '../../machines/payoutsDownload/payoutsDownload.machine';
import { payoutVerificationMachine } from '../../machines/payoutVerification/payoutVerification.machine';
import { payoutWalletsMachine } from '../../machines/payoutWallets/payoutWallets.machine';
import { musa } from '../../machines/personalInformation/personalInformation.cases';
import { personalInformationMachine } from '../../machines/personalInformation/personalInformation.machine';
import { qrDownloadMachine } from '../../machines/qrDownload/qrDownload.machine';
import { recordingDownloadMachine } from '../../machines/recordingDownload/recordingDownload.machine';
import { resetRequestMachine } from '../../machines/resetRequest/resetRequest.machine';
import { roleMachine } from '../../machines/role/role.machine';
import { bookkeeper } from '../../machines/roleDetails/roleDetails.cases';
import { roleDetailsMachine } from '../../machines/roleDetails/roleDetails.machine';
import { theRoles } from '../../machines/roles/roles.cases';
import { rolesMachine } from '../../machines/roles/roles.machine';
import { savedBusinessInformationMachine } from '../../machines/savedBusinessInformation/savedBusinessInformation.machine';
import { choices } from '../../machines/savedCompliance/savedCompliance.cases';
import { savedComplianceMachine } from '../../machines/savedCompliance/savedCompliance.machine';
import { savedPersonalInformationMachine } from '../../machines/savedPersonalInformation/savedPersonalInformation.machine';
import { savedRegistrationMachine } from '../../machines/savedRegistration/savedRegistration.machine';
import { sessionMachine } from '../../machines/session/session.machine';
import { signUpMachine } from '../../machines/signUp/signUp.machine';
import { partners } from '../../machines/splitAccount/splitAccount.cases';
import { splitSettlementMachine } from '../../machines/splitSettlement/splitSettlement.machine';
import { splitSettlementsMachine } from '../../machines/splitSettlements/splitSettlements.machine';
import { kunle } from '../../machines/stakeholder/stakeholder.cases';
import { stakeholderMachine } from '../../machines/stakeholder/stakeholder.machine';
import { stakeholderRemovalMachine } from '../../machines/stakeholderRemoval/stakeholderRemoval.machine';
import { stakeholdersMachine } from '../../machines/stakeholders/stakeholders.machine';
import { subMerchantsMachine } from '../../machines/subMerchants/subMerchants.machine';
import { swapMachine } from '../../machines/swap/swap.machine';
import { switchingMachine } from '../../machines/switching/switching.machine';
import { transactionSummaryMachine } from '../../machines/transactionSummary/transactionSummary.machine';
import { userInvitationMachine } from '../../machines/userInvitation/userInvitation.machine';
import { userRoleMachine } from '../../machines/userRole/userRole.machine';
import { userRolesMachine } from '../../machines/userRoles/userRoles.machine';
import { userStatusMachine } from '../../machines/userStatus/userStatus.machine';
import { ngozi } from '../../machines/users/users.cases';
import { usersMachine } from '../../machines/users/users.machine';
import { verificationMailMachine } from '../../machines/verificationMail/verificationMail.machine';
import { virtualAccountMachine } from '../../machines/virtualAccount/virtualAccount.machine';
import { virtualAccountsMachine } from '../../machines/virtualAccounts/virtualAccounts.machine';
import { walletBalancesMachine } from '../../machines/walletBalances/walletBalances.machine';
import { walletHistoryMachine } from '../../machines/walletHistory/walletHistory.machine';
import { walletHistoryDownloadMachine } from '../../machines/walletHistoryDownload/walletHistoryDownload.machine';
import { App, type DashboardProps } from '../../src/app/App';
import { DashboardRoutes } from '../../src/app/DashboardRoutes';
import { openingHere } from '../../src/app/opening';
import * as outside from '../../src/app/outside';
import { type PublicProps, PublicRoutes } from '../../src/app/PublicRoutes';
import { keepBookmark, NOBODY } from '../../src/flow/bookmarks';
import { ResetRequestDialog } from '../../src/screens/access/ResetRequestDialog';
import { settings } from '../../src/services/settings';
import { keepToken } from '../../src/services/token';
import { Notices } from '../../src/ui/Notices';
import type { Account, Driver, Start } from './driver';
import { heldPorts } from './held';
import { bluecrest, openedFor, ownerOf } from './people';

// A machine that does much else at the same time takes its time.
configure({ asyncUtilTimeout: 5_000 });

/** What the ports answer that are not under test. */
const quiet = (as: Account) => ({
  openBooks: openedFor(as),
  findOpenWork: { openOrders: 0 },
  forgetSession: undefined,
  'walletBalances.load': [],
  'transactionSummary.load': {
    count: 0,
    volume: '0.00',
    settlements: '0.00',
    countChange: null,
    volumeChange: null,
    settlementsChange: null,
  },
  'inflowOutflow.load': [{ name: 'October 2026', inflow: '2.00', outflow: '1.00' }],
  'balances.load': [],
  'balancesSummary.load': { chargebacks: '0.00', refunds: '0.00', nonCompliance: '0.00' },
  'payouts.load': { rows: [], total: 0 },
  'splitSettlements.load': { rows: [], total: 0 },
  'splitSettlement.take': { split: null },
  'splitSettlement.load': { split: partners },
  'subMerchants.load': { rows: [], total: 0 },
  'users.load': {
    rows: [
      ngozi,
      { ...ngozi, id: '6', firstName: 'Kemi', lastName: 'Ade', email: 'kemi.ade@bluecrest.test', status: 'Inactive' },
      { ...ngozi, id: 'invitation-1', firstName: 'Chidi', lastName: 'Okeke', email: 'chidi@crafts.test', status: 'New' },
    ],
    total: 3,
  },
  'roles.load': theRoles,
  'roleDetails.load': bookkeeper,
  'userRoles.load': ['Approver', 'Viewer', 'Owner', 'Bookkeeper'],
  'countries.load': [{ name: 'Nigeria', shortName: 'NG', code: '234' }],
  'payoutWallets.load': [],
  'paymentLinks.load': { rows: [stall], total: 1 },
  'linkChoices.load': linkChoices,
  'approvals.load': { rows: [rent], total: 1 },
  'beneficiaries.load': { rows: [ada, { ...ada, id: '8', name: 'ADUNNI BELLO' }], total: 2 },
  'savedPersonalInformation.load': { saved: musa, types: [{ id: '2', name: 'International Passport' }] },
  'savedBusinessInformation.load': harbour,
  'savedRegistration.load': { saved: limited, classes: [{ id: '1', name: 'Limited Liability Company' }] },
  'stakeholders.load': [kunle],
  'savedCompliance.load': choices,
  'complianceProfile.save': { message: 'Saved' },
  'complianceBank.save': { message: 'Saved' },
  'complianceDirector.save': { message: 'Saved' },
  'complianceDocuments.save': { message: 'Saved' },
});

/** Pauses that a flow makes for the eye, in milliseconds, and how much faster they pass here, where nobody looks. */
const PAUSES = { from: 300, to: 3_000, faster: 20 };

function hurry() {
  const real = window.setTimeout;
  const isPause = (ms: number) => ms >= PAUSES.from && ms <= PAUSES.to;
  const hurried = (work: () => void, ms = 0) => real(work, isPause(ms) ? ms / PAUSES.faster : ms);
  vi.stubGlobal('setTimeout', hurried);
}

export function openRendered({ path, as, bookmark, holds, timed, hasInterface, beneficiary }: Start) {
  if (timed) vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  else hurry();
  Object.assign(settings, { onboardingAddress: hasInterface ? 'https://onboarding.provider.test/' : '' });
  const { hold, end, made } = heldPorts(quiet(as ?? 'tunde.bello@bluecrest.test'), holds);
  const owner = ownerOf(as ?? 'tunde.bello@bluecrest.test');
  const filled = (text: string) =>
    text
      .replace('{payoutId}', '1')
      .replace('{stakeholderId}', '3')
      .replace('{beneficiaryId}', beneficiary === 'renamed' ? '8' : '7')
      .replace('{token}', 'token')
      .replace('{address}', 'ada@crafts.test');
  if (as) keepToken('a token');
  if (bookmark) keepBookmark(as ? owner : NOBODY, bookmark.flow, JSON.parse(filled(JSON.stringify(bookmark.bookmark))));
  const flows = {
    countries: hold(countriesMachine),
    newBusiness: hold(newBusinessMachine),
    subMerchants: hold(subMerchantsMachine),
    roles: hold(rolesMachine),
    roleDetails: hold(roleDetailsMachine),
    role: hold(roleMachine),
    users: hold(usersMachine),
    userRoles: hold(userRolesMachine),
    userInvitation: hold(userInvitationMachine),
    userRole: hold(userRoleMachine),
    userStatus: hold(userStatusMachine),
    invitationResend: hold(invitationResendMachine),
    finder: hold(finderMachine),
    idle: hold(idleMachine),
    recordingDownload: hold(recordingDownloadMachine),
    switching: hold(switchingMachine),
    walletBalances: hold(walletBalancesMachine),
    transactionSummary: hold(transactionSummaryMachine),
    inflowOutflow: hold(inflowOutflowMachine),
    inflowOutflowDownload: hold(inflowOutflowDownloadMachine),
    balances: hold(balancesMachine),
    balancesSummary: hold(balancesSummaryMachine),
    swap: hold(swapMachine),
    walletHistory: hold(walletHistoryMachine),
    walletHistoryDownload: hold(walletHistoryDownloadMachine),
    virtualAccounts: hold(virtualAccountsMachine),
    virtualAccount: hold(virtualAccountMachine),
    splitSettlements: hold(splitSettlementsMachine),
    splitSettlement: hold(splitSettlementMachine),
    payout: hold(payoutMachine),
    payouts: hold(payoutsMachine),
    payoutVerification: hold(payoutVerificationMachine),
    payoutDetails: hold(payoutDetailsMachine),
    payoutWallets: hold(payoutWalletsMachine),
    payoutsDownload: hold(payoutsDownloadMachine),
    paymentLinks: hold(paymentLinksMachine),
    qrDownload: hold(qrDownloadMachine),
    linkChoices: hold(linkChoicesMachine),
    newPaymentLink: hold(newPaymentLinkMachine),
    paymentLinkStatus: hold(paymentLinkStatusMachine),
    approvals: hold(approvalsMachine),
    approval: hold(approvalMachine),
    beneficiaries: hold(beneficiariesMachine),
    beneficiary: hold(beneficiaryMachine),
    beneficiaryCheck: hold(beneficiaryCheckMachine),
    beneficiaryRemoval: hold(beneficiaryRemovalMachine),
    bulkPayout: hold(bulkPayoutMachine),
    bulkPayoutDownload: hold(bulkPayoutDownloadMachine),
    personalInformation: hold(personalInformationMachine),
    savedPersonalInformation: hold(savedPersonalInformationMachine),
    contactInformation: hold(contactInformationMachine),
    businessInformation: hold(businessInformationMachine),
    savedBusinessInformation: hold(savedBusinessInformationMachine),
    businessRegistration: hold(businessRegistrationMachine),
    savedRegistration: hold(savedRegistrationMachine),
    savedCompliance: hold(savedComplianceMachine),
    compliance: hold(complianceMachine),
    stakeholders: hold(stakeholdersMachine),
    stakeholder: hold(stakeholderMachine),
    stakeholderRemoval: hold(stakeholderRemovalMachine),
    onboarding: hold(onboardingMachine),
    onboardingBank: hold(onboardingBankMachine),
    onboardingTerms: hold(onboardingTermsMachine),
  };
  const access = {
    resetRequest: hold(resetRequestMachine),
    newPassword: hold(newPasswordMachine),
    passwordCode: hold(passwordCodeMachine),
    signUp: hold(signUpMachine),
    verificationMail: hold(verificationMailMachine),
    emailVerification: hold(emailVerificationMachine),
    invitation: hold(invitationMachine),
  };
  const Public = (props: PublicProps) => <PublicRoutes {...props} flows={access} />;
  const ResetRequest = () => <ResetRequestDialog flow={access.resetRequest} />;
  const Dashboard = (props: DashboardProps) => <DashboardRoutes {...props} flows={flows} pageFlows={flows} />;
  vi.stubGlobal('reportError', () => {});
  // It knows no popovers: what is in one is there from the beginning, and stays.
  HTMLElement.prototype.hidePopover ??= () => {};
  window.history.replaceState(null, '', filled(path));
  render(
    <StrictMode>
      <App
        session={hold(sessionMachine)}
        opening={openingHere()}
        views={{ ...outside, Notices, Public, ResetRequest, Dashboard }}
      />
    </StrictMode>,
  );

  const I: Driver = {
    fill: async (label, text) => {
      fireEvent.change(await screen.findByLabelText(label, { selector: 'input:not([type=radio])' }), { target: { value: text } });
    },
    search: async (label, text) => {
      const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: label });
      fireEvent.change(field, { target: { value: text } });
      if (field.form) fireEvent.submit(field.form);
    },
    enter: async (label) => {
      fireEvent.keyDown(await screen.findByLabelText(label), { key: 'Enter' });
    },
    leave: async (label) => {
      fireEvent.blur(await screen.findByLabelText(label));
    },
    choose: async (label, option) => {
      const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: label });
      const found = await waitFor(() => {
        const chosen = [...list.options].find(({ text }) => text === option);
        if (!chosen) throw new Error(`"${label}" does not offer "${option}"`);
        return chosen;
      });
      fireEvent.change(list, { target: { value: found.value } });
    },
    tick: async (label) => {
      fireEvent.click(await screen.findByRole('checkbox', { name: label }));
    },
    pick: async (option) => {
      fireEvent.click(await screen.findByRole('radio', { name: option }));
    },
    pickFrom: async (name, item) => {
      fireEvent.click(await screen.findByRole('button', { name }));
      // A choice is told with what is known of it.
      const found = await waitFor(
        () =>
          screen.queryByRole('menuitem', { name: item }) ??
          screen.getByRole('menuitemradio', { name: (name) => name.startsWith(item) }),
      );
      await act(async () => void fireEvent.pointerDown(found));
      fireEvent.click(found);
    },
    press: async (name) => {
      // The same button may stand in two places, of which the width of a page shows one.
      const [button] = await screen.findAllByRole<HTMLButtonElement>('button', { name });
      if (!button || button.disabled) throw new Error(`"${name}" is disabled`);
      fireEvent.click(button);
    },
    open: async (tab) => {
      fireEvent.click(await screen.findByRole('tab', { name: tab }));
    },
    attach: async (label, file) => {
      const field = await screen.findByLabelText(label);
      if (file) {
        const given = new File([file.text], file.name, { type: 'text/csv' });
        return act(async () => void fireEvent.change(field, { target: { files: [given] } }));
      }
      const before = screen.queryAllByText('paper.pdf').length;
      const paper = new File(['%PDF-1.7\n%%EOF\n'], 'paper.pdf', { type: 'application/pdf' });
      await act(async () => void fireEvent.change(field, { target: { files: [paper] } }));
      await waitFor(() => {
        if (screen.queryAllByText('paper.pdf').length <= before) throw new Error('The paper was not taken');
      });
    },
    follow: async (name) => {
      const link = await screen.findByRole('link', { name });
      // A screen whose code is on its way is waited for only where `act` itself is.
      await act(async () => void fireEvent.click(link));
    },
    back: async () => {
      const before = new URL(window.location.href);
      before.searchParams.delete('page');
      window.history.replaceState(null, '', before);
    },
    visit: async (search) => {
      window.history.pushState(null, '', search.replace('{otherId}', '2'));
    },
    see: async (text) => {
      await screen.findAllByText(text);
    },
    seeNoDialog: () =>
      waitFor(() => {
        if (screen.queryByRole('dialog')) throw new Error('A dialog is open');
      }),
    answer: (port, how) => waitFor(() => end(port, how)),
    otp: async () => '123456',
    passes: async () => {},
    waits: (ms) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    verifyElsewhere: async () => {},
    approveElsewhere: async () => {},
    onboard: async () => {},
    quietFor: async () => {},
    rateEnds: async () => {},
    ratesMove: async () => {},
    pressAfter: (_, name) => I.press(name),
    logOutElsewhere: async () => {
      const channel = new BroadcastChannel('session');
      channel.postMessage({ kind: 'loggedOut', session: sessionStorage.getItem('session'), from: 'elsewhere' });
      channel.close();
    },
    holdElsewhere: async () => {},
    leaveOpenOrder: async () => keepBookmark(owner, 'payout', { order: { idempotencyKey: 'open' } }),
  };
  return {
    I,
    made,
    business: bluecrest,
    close: () => {
      cleanup();
      sessionStorage.clear();
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}
