import { emailVerificationCases } from '../emailVerification/emailVerification.cases';
import { emailVerificationMachine } from '../emailVerification/emailVerification.machine';
import { emailVerificationProperties } from '../emailVerification/emailVerification.properties';
import { idleCases } from '../idle/idle.cases';
import { idleMachine } from '../idle/idle.machine';
import { idleProperties } from '../idle/idle.properties';
import { invitationCases } from '../invitation/invitation.cases';
import { invitationMachine } from '../invitation/invitation.machine';
import { invitationProperties } from '../invitation/invitation.properties';
import { newPasswordCases } from '../newPassword/newPassword.cases';
import { newPasswordMachine } from '../newPassword/newPassword.machine';
import { newPasswordProperties } from '../newPassword/newPassword.properties';
import { passwordCodeCases } from '../passwordCode/passwordCode.cases';
import { passwordCodeMachine } from '../passwordCode/passwordCode.machine';
import { passwordCodeProperties } from '../passwordCode/passwordCode.properties';
import { recordingDownloadCases } from '../recordingDownload/recordingDownload.cases';
import { recordingDownloadMachine } from '../recordingDownload/recordingDownload.machine';
import { recordingDownloadProperties } from '../recordingDownload/recordingDownload.properties';
import { resetRequestCases } from '../resetRequest/resetRequest.cases';
import { resetRequestMachine } from '../resetRequest/resetRequest.machine';
import { resetRequestProperties } from '../resetRequest/resetRequest.properties';
import { sessionCases } from '../session/session.cases';
import { sessionMachine } from '../session/session.machine';
import { sessionProperties } from '../session/session.properties';
import { signInCases } from '../signIn/signIn.cases';
import { signInMachine } from '../signIn/signIn.machine';
import { signInProperties } from '../signIn/signIn.properties';
import { signUpCases } from '../signUp/signUp.cases';
import { signUpMachine } from '../signUp/signUp.machine';
import { signUpProperties } from '../signUp/signUp.properties';
import { switchingCases } from '../switching/switching.cases';
import { switchingMachine } from '../switching/switching.machine';
import { switchingProperties } from '../switching/switching.properties';
import { verificationMailCases } from '../verificationMail/verificationMail.cases';
import { verificationMailMachine } from '../verificationMail/verificationMail.machine';
import { verificationMailProperties } from '../verificationMail/verificationMail.properties';

export const accessFlows = {
  session: { area: 'Access', machine: sessionMachine, cases: sessionCases, properties: sessionProperties },
  idle: { area: 'Access', machine: idleMachine, cases: idleCases, properties: idleProperties },
  switching: { area: 'Access', machine: switchingMachine, cases: switchingCases, properties: switchingProperties },
  signIn: { area: 'Access', machine: signInMachine, cases: signInCases, properties: signInProperties },
  resetRequest: { area: 'Access', machine: resetRequestMachine, cases: resetRequestCases, properties: resetRequestProperties },
  newPassword: { area: 'Access', machine: newPasswordMachine, cases: newPasswordCases, properties: newPasswordProperties },
  passwordCode: { area: 'Access', machine: passwordCodeMachine, cases: passwordCodeCases, properties: passwordCodeProperties },
  signUp: { area: 'Access', machine: signUpMachine, cases: signUpCases, properties: signUpProperties },
  verificationMail: {
    area: 'Access',
    machine: verificationMailMachine,
    cases: verificationMailCases,
    properties: verificationMailProperties,
  },
  emailVerification: {
    area: 'Access',
    machine: emailVerificationMachine,
    cases: emailVerificationCases,
    properties: emailVerificationProperties,
  },
  invitation: { area: 'Access', machine: invitationMachine, cases: invitationCases, properties: invitationProperties },
  recordingDownload: {
    area: 'Access',
    machine: recordingDownloadMachine,
    cases: recordingDownloadCases,
    properties: recordingDownloadProperties,
  },
};
