/** The cases and properties of the four tabs. Each of them writes to the provider. */
import { formPart } from '../../kit/form/form.flow';
import type { SelectedFile } from '../../kit/form/form.types';
import { tabs } from './compliance.cases';
import { bankForm, directorForm, documentsForm, profileForm } from './compliance.forms';
import { checkBank, checkDirector, checkDocuments, checkProfile } from './compliance.rules';

const answers = { saved: { message: 'Saved' } };
const passport: SelectedFile = { key: 'P', name: 'passport.pdf', bytes: 200, kind: 'pdf' };

export const complianceParts = {
  complianceProfile: formPart(profileForm, {
    validate: checkProfile,
    starts: { saved: { values: tabs.profile } },
    typed: { cleared: { field: 'business_name', value: '' }, given: { field: 'business_name', value: 'Harbour Imports' } },
    answers,
  }),
  complianceBank: formPart(bankForm, {
    validate: checkBank,
    starts: { saved: { subject: '1 0123456789 ADA OKAFOR', values: tabs.bank } },
    typed: { short: { field: 'accountNumber', value: '012' }, other: { field: 'accountNumber', value: '0123456788' } },
    answers,
  }),
  complianceDirector: formPart(directorForm, {
    validate: checkDirector,
    starts: { saved: { values: tabs.director } },
    typed: { chosen: { field: 'id', value: [passport] }, cleared: { field: 'idnumber', value: '' } },
    answers,
  }),
  complianceDocuments: formPart(documentsForm, {
    validate: checkDocuments,
    starts: { saved: { values: { ...tabs.documents, id: [passport] } } },
    typed: { chosen: { field: 'proofofaddress', value: [passport] }, removed: { field: 'id', value: [] } },
    answers,
  }),
};
