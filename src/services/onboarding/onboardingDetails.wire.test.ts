// @vitest-environment happy-dom
/** What the services of onboarding's forms send, files among them, and what they make of the answers. */
import { chosen, describeServices } from '../../../tests/services/exchanges';
import { saveDirector, saveDocuments } from './compliance';
import * as onboardingDetails from './onboardingDetails';

const PERSONAL = '/subsidiary/dashboard/onboarding/personal/information';
const STAKEHOLDER = '/subsidiary/dashboard/onboarding/stakeholder';

const person = {
  bvn: '22212345678',
  nin: '12345678901',
  firstName: 'Ada',
  lastName: 'Okafor',
  gender: 'Female',
  dateOfBirth: '1990-01-31',
  mobileNumber: '8031234567',
  idType: '1',
  idNumber: 'A-1',
};
const papers = { identification: 'id.png', passportphoto: '', proofofaddress: '' };
const typed = { ...person, bvn: '222-1234 5678', nin: '123 4567 8901', mobileNumber: '+234 803 123 4567' };
const noneSaved = { identificationSaved: '', passportphotoSaved: '', proofofaddressSaved: 'bill.pdf' };

describeServices('the forms of a person', [
  {
    name: '[ONB-07] personalInformationData',
    call: (options) => onboardingDetails.personalInformationData({ key: '' }, options),
    asks: [
      { to: `GET ${PERSONAL}/view`, answer: { data: { ...person, idType: 1, ...papers } } },
      { to: 'GET /subsidiary/dashboard/onboarding/identification/types', answer: { data: [{ id: 1, name: 'Passport' }] } },
    ],
    gives: { saved: { ...person, ...papers }, types: [{ id: '1', name: 'Passport' }] },
  },
  {
    name: '[ONB-07] savePersonalInformation with all papers',
    call: (options) =>
      onboardingDetails.savePersonalInformation(
        {
          subject: '',
          values: {
            ...typed,
            ...noneSaved,
            identification: [chosen('../id.png')],
            passportphoto: [chosen('photo.jpg')],
            proofofaddress: [chosen('bill%2F.pdf')],
          },
        },
        options,
      ),
    asks: [
      {
        to: `POST ${PERSONAL}`,
        form: {
          ...person,
          identification: 'file:../id.png',
          passportphoto: 'file:photo.jpg',
          proofofaddress: 'file:bill%2F.pdf',
        },
      },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[ONB-07] savePersonalInformation without papers',
    call: (options) =>
      onboardingDetails.savePersonalInformation(
        { subject: '', values: { ...typed, ...noneSaved, identification: [], passportphoto: [], proofofaddress: [] } },
        options,
      ),
    asks: [{ to: `POST ${PERSONAL}`, form: person }],
    gives: { message: 'Done' },
  },
  {
    name: '[ONB-12] saveContactInformation',
    call: (options) =>
      onboardingDetails.saveContactInformation(
        { subject: '', values: { firstName: 'Ada', lastName: 'Okafor', mobileNumber: '0803 123 4567' } },
        options,
      ),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/onboarding/contact/information',
        body: { firstName: 'Ada', lastName: 'Okafor', mobileNumber: '+2348031234567' },
      },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[ONB-15] saveDirector',
    call: (options) =>
      saveDirector({ subject: '', values: { directorname: 'Ada', idnumber: 'A-1', id: [chosen('id.png')] } }, options),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/kyc/director/submit',
        form: { directorname: 'Ada', idnumber: 'A-1', id: 'file:id.png' },
      },
    ],
    gives: { message: 'Done' },
  },
  {
    name: '[ONB-15] saveDocuments',
    call: (options) =>
      saveDocuments({ subject: '', values: { proofofaddress: [chosen('bill.pdf')], id: [chosen('id.png')] } }, options),
    asks: [
      {
        to: 'POST /subsidiary/dashboard/kyc/details/submit',
        form: { proofofaddress: 'file:bill.pdf', id: 'file:id.png' },
      },
    ],
    gives: { message: 'Done' },
  },
]);

const bola = {
  firstName: 'Bola',
  lastName: 'Ade',
  bvn: '222-1234 5678',
  nin: '123 4567 8901',
  mobileNumber: '+2348031234567',
  gender: 'Male',
  dateOfBirth: '1980-02-29',
};
const sentBola = {
  FirstName: 'Bola',
  LastName: 'Ade',
  Bvn: '22212345678',
  NIN: '12345678901',
  MobileNumber: '8031234567',
  Gender: 'Male',
  DateOfBirth: '1980-02-29',
};

describeServices('stakeholders', [
  {
    name: '[ONB-10] stakeholders',
    call: (options) => onboardingDetails.stakeholders({ key: '' }, options),
    asks: [{ to: `GET ${STAKEHOLDER}/view`, answer: { data: [{ id: 4, ...bola }] } }],
    gives: [{ id: '4', ...bola }],
  },
  {
    name: '[ONB-10] saveStakeholder who is new',
    call: (options) => onboardingDetails.saveStakeholder({ subject: '', values: bola }, options),
    asks: [{ to: `POST ${STAKEHOLDER}/add`, form: sentBola }],
    gives: { message: 'Done' },
  },
  {
    name: '[ONB-10] saveStakeholder who was saved',
    call: (options) => onboardingDetails.saveStakeholder({ subject: '4', values: bola }, options),
    asks: [{ to: `PATCH ${STAKEHOLDER}/update`, form: { ...sentBola, Id: '4' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[ONB-10] deleteStakeholder',
    call: (options) => onboardingDetails.deleteStakeholder({ subject: { id: '../add?x%', name: 'Bola' } }, options),
    asks: [{ to: `DELETE ${STAKEHOLDER}/delete/..%2Fadd%3Fx%25` }],
    gives: { message: 'Done' },
  },
]);
