import { emailVerificationCases } from '../access/emailVerification/emailVerification.cases';
import { emailVerificationMachine } from '../access/emailVerification/emailVerification.machine';
import { emailVerificationProperties } from '../access/emailVerification/emailVerification.properties';
import { invitationCases } from '../access/invitation/invitation.cases';
import { invitationMachine } from '../access/invitation/invitation.machine';
import { invitationProperties } from '../access/invitation/invitation.properties';
import { newPasswordCases, newPasswordProperties } from '../access/newPassword/newPassword.flow';
import { newPasswordMachine } from '../access/newPassword/newPassword.machine';
import { passwordCodeCases, passwordCodeProperties } from '../access/passwordCode/passwordCode.flow';
import { passwordCodeMachine } from '../access/passwordCode/passwordCode.machine';
import { resetRequestCases, resetRequestProperties } from '../access/resetRequest/resetRequest.flow';
import { resetRequestMachine } from '../access/resetRequest/resetRequest.machine';
import { signInCases } from '../access/signIn/signIn.cases';
import { signInMachine } from '../access/signIn/signIn.machine';
import { signInProperties } from '../access/signIn/signIn.properties';
import { signUpCases, signUpProperties } from '../access/signUp/signUp.flow';
import { signUpMachine } from '../access/signUp/signUp.machine';
import { verificationMailCases, verificationMailProperties } from '../access/verificationMail/verificationMail.flow';
import { verificationMailMachine } from '../access/verificationMail/verificationMail.machine';
import { idleCases } from '../shell/idle/idle.cases';
import { idleMachine } from '../shell/idle/idle.machine';
import { idleProperties } from '../shell/idle/idle.properties';
import { recordingDownloadCases, recordingDownloadProperties } from '../shell/recordingDownload/recordingDownload.flow';
import { recordingDownloadMachine } from '../shell/recordingDownload/recordingDownload.machine';
import { sessionCases } from '../shell/session/session.cases';
import { sessionMachine } from '../shell/session/session.machine';
import { sessionProperties } from '../shell/session/session.properties';
import { switchingCases } from '../shell/switching/switching.cases';
import { switchingMachine } from '../shell/switching/switching.machine';
import { switchingProperties } from '../shell/switching/switching.properties';

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
