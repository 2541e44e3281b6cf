/** Every machine of the kit without anything specific to a flow. Its chart is drawn once from here. Never ships. */

import { accountLookupMachine } from './accountLookup/accountLookup.machine';
import { collection } from './collection/collection.machine';
import { confirmationMachine } from './confirmation/confirmation.machine';
import { confirmedAction } from './confirmation/confirmedAction.machine';
import { download } from './download/download.machine';
import { form } from './form/form.machine';
import { otpMachine } from './otp/otp.machine';
import { reportRequest } from './report/reportRequest.machine';
import { resend } from './resend/resend.machine';
import { resource } from './resource/resource.machine';

/** What a flow would declare. Requirements and calls are in the flow's own files. */
const OWN = { req: [], calls: [] };

/** By the names of their charts. */
export const kitMachines = {
  collection: collection('collection', {
    ...OWN,
    description: 'Loads one page of rows, and loads again after a filter, a page, a size or a refresh.',
  }),
  resource: resource('resource', { ...OWN, description: 'Loads one thing by its key, and loads it again on request.' }),
  form: form<{ field: string }, { message: string }>('form', {
    ...OWN,
    description: 'Validates fields on every change, and saves them together.',
    validate: () => ({}),
    failureMessage: '',
    successMessage: 'Saved.',
  }),
  formBeforeSignIn: form<{ field: string }, { message: string }>('formBeforeSignIn', {
    ...OWN,
    description: 'Validates fields on every change, and saves them together. No session can expire.',
    beforeSignIn: true,
    validate: () => ({}),
    failureMessage: '',
    successMessage: 'Saved.',
  }),
  formThatCreates: form<{ field: string }, { message: string }>('formThatCreates', {
    ...OWN,
    description: 'Validates fields on every change, and creates something with them, once for each attempt.',
    validate: () => ({}),
    creates: { thing: 'thing', nameOf: ({ field }) => field, list: '' },
    failureMessage: '',
    successMessage: 'Created.',
  }),
  formThatEdits: form<{ field: string; version: string }, { message: string }>('formThatEdits', {
    ...OWN,
    description: 'Validates fields on every change, and saves them together, never over a change of someone else.',
    validate: () => ({}),
    edits: { thing: 'thing', labels: {} },
    failureMessage: '',
    successMessage: 'Saved.',
  }),
  confirmedAction: confirmedAction('confirmedAction', {
    ...OWN,
    description: 'A mutation that needs confirmation and never runs twice at once.',
    failureMessage: '',
    successMessage: 'Done.',
  }),
  confirmedActionWithReason: confirmedAction('confirmedActionWithReason', {
    ...OWN,
    description: 'A mutation that needs confirmation and a reason, and never runs twice at once.',
    reason: { initial: '', longest: 1 },
    failureMessage: '',
    successMessage: 'Done.',
  }),
  confirmedActionWithPassword: confirmedAction('confirmedActionWithPassword', {
    ...OWN,
    description: 'A mutation that needs confirmation and the password, and never runs twice at once.',
    stepUp: true,
    failureMessage: '',
    successMessage: 'Done.',
  }),
  download: download('download', { ...OWN, description: 'Saves a file of what a screen shows, on request.' }),
  reportRequest: reportRequest('reportRequest', {
    ...OWN,
    description: 'Requests a file of everything that a list shows, and shows when it is ready.',
    columns: [],
  }),
  resend: resend('resend', { ...OWN, description: 'Sends a code or a link again, at most once a minute.' }),
  otp: otpMachine({ verify: null, resend: 'resendPayoutOtp' }),
  confirmation: confirmationMachine({ name: 'quote', calls: [], may: () => true }),
  resolution: accountLookupMachine,
};
