// @vitest-environment happy-dom
/** What the services of a business's own forms send, papers among them, and what they make of the answers. */
import { chosen, describeServices } from '../../../tests/services/exchanges';
import * as onboardingDetails from './onboardingDetails';

const BUSINESS = '/subsidiary/dashboard/onboarding/business/information';
const REGISTRATION = '/subsidiary/dashboard/onboarding/business/registration';

const business = {
  name: 'Bluecrest',
  description: '=Trade',
  emailaddress: 'a@b.test',
  chargebackemail: 'c@b.test',
  mobilenumber: '8031234567',
  address: '1 Marina',
  city: 'Lagos',
  state: 'Lagos',
  website: '',
  facebook: '',
  instagram: '',
  twitter: '',
};
const registered = {
  businessClassId: '2',
  registrationNumber: 'RC-1',
  taxIdNumber: 'T-1',
  expectedMonthlyTransactionVolumn: '500000',
};
const nothingSaved = {
  certOfIncorporationSaved: '',
  memoOfAssociationSaved: '',
  proofOfAddressSaved: '',
  statusReportSaved: '',
  directorsParticularsSaved: '',
  directorIdentificationSaved: '',
  directorsParticularsBytes: '',
  directorIdentificationBytes: '',
  stakeholders: '1',
};
const noPapers = {
  certOfIncorporation: [],
  memoOfAssociation: [],
  proofOfAddress: [],
  statusReport: [],
  directorsParticulars: [],
  directorIdentification: [],
};

describeServices('the forms of a business', [
  {
    name: '[ONB-08] businessInformationData',
    call: (options) => onboardingDetails.businessInformationData({ key: '' }, options),
    asks: [{ to: `GET ${BUSINESS}/view`, answer: { data: { ...business, website: null, logo: 'logo.png' } } }],
    gives: { ...business, logo: 'logo.png' },
  },
  {
    name: '[ONB-08] saveBusinessInformation',
    call: (options) =>
      onboardingDetails.saveBusinessInformation(
        {
          subject: '',
          values: { ...business, mobilenumber: '0803 123 4567', logo: [chosen('logo.png')], logoSaved: 'old.png' },
        },
        options,
      ),
    asks: [{ to: `POST ${BUSINESS}`, form: { ...business, logo: 'file:logo.png' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[ONB-09] registrationData',
    call: (options) => onboardingDetails.registrationData({ key: '' }, options),
    asks: [
      {
        to: `GET ${REGISTRATION}/view`,
        answer: {
          data: {
            ...registered,
            certOfIncorporation: 'cert.pdf',
            memoOfAssociation: 'memo.pdf',
            otherDocuments: [
              { documentName: 'proof of address', value: 'bill.pdf' },
              { documentName: 'status report', value: 'status.pdf', bytes: 4 },
              { documentName: "directors' particulars", value: 'a.pdf', bytes: 5 },
              { documentName: "directors' particulars", value: 'b.pdf', bytes: 6 },
              { documentName: 'director identification', value: 'id.pdf', bytes: 7 },
              { documentName: 'something else', value: 'x.pdf', bytes: 8 },
            ],
          },
        },
      },
      { to: 'GET /subsidiary/dashboard/business/classes', answer: { data: [{ id: 2, name: 'Limited' }] } },
    ],
    gives: {
      saved: {
        ...registered,
        papers: {
          certOfIncorporation: { name: 'cert.pdf', bytes: 0 },
          memoOfAssociation: { name: 'memo.pdf', bytes: 0 },
          proofOfAddress: { name: 'bill.pdf', bytes: 0 },
          statusReport: { name: 'status.pdf', bytes: 4 },
          directorsParticulars: { name: 'a.pdf, b.pdf', bytes: 11 },
          directorIdentification: { name: 'id.pdf', bytes: 7 },
        },
      },
      classes: [{ id: '2', name: 'Limited' }],
    },
  },
  {
    name: '[ONB-09] saveBusinessRegistration with all papers',
    call: (options) =>
      onboardingDetails.saveBusinessRegistration(
        {
          subject: '',
          values: {
            ...registered,
            ...nothingSaved,
            certOfIncorporation: [chosen('cert.pdf')],
            memoOfAssociation: [chosen('memo.pdf')],
            proofOfAddress: [chosen('bill.pdf')],
            statusReport: [chosen('status.pdf')],
            directorsParticulars: [chosen('a.pdf'), chosen('b.pdf')],
            directorIdentification: [chosen('id.pdf')],
          },
        },
        options,
      ),
    asks: [
      {
        to: `POST ${REGISTRATION}/add-or-update`,
        form: {
          ...registered,
          certOfIncorporation: 'file:cert.pdf',
          memoOfAssociation: 'file:memo.pdf',
          'otherDocuments[0].documentName': 'proof of address',
          'otherDocuments[0].value': 'file:bill.pdf',
          'otherDocuments[1].documentName': 'status report',
          'otherDocuments[1].value': 'file:status.pdf',
          'otherDocuments[2].documentName': "directors' particulars",
          'otherDocuments[2].value': 'file:a.pdf',
          'otherDocuments[3].documentName': "directors' particulars",
          'otherDocuments[3].value': 'file:b.pdf',
          'otherDocuments[4].documentName': 'director identification',
          'otherDocuments[4].value': 'file:id.pdf',
        },
      },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[ONB-09] saveBusinessRegistration without papers',
    call: (options) =>
      onboardingDetails.saveBusinessRegistration(
        { subject: '', values: { ...registered, ...nothingSaved, ...noPapers } },
        options,
      ),
    asks: [{ to: `POST ${REGISTRATION}/add-or-update`, form: registered }],
    gives: { message: 'Done' },
  },
]);
