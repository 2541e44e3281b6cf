/** What a new business sends at each stage of its onboarding. This file needs nothing else. */

export type Stage = 'begun' | 'banked' | 'complete' | 'submitted' | 'registered';

interface StageCall {
  readonly path: string;
  readonly body: FormData | object;
  /** The refusal of what an earlier stage already sent. */
  readonly isThere?: RegExp;
}

const AT = '/dashboard/onboarding';

const pdf = (name: string) => new File(['%PDF-1.7\n%%EOF\n'], `${name}.pdf`, { type: 'application/pdf' });

function form(values: Readonly<Record<string, string | File>>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(values)) made.append(name, value);
  return made;
}

const KUNLE = {
  FirstName: 'Kunle',
  LastName: 'Obi',
  Bvn: '22239876543',
  NIN: '11139876543',
  MobileNumber: '8039876543',
  Gender: 'Male',
  DateOfBirth: '1981-11-30',
};

/** One who is no stakeholder of any seeded business. */
const BOLA = {
  FirstName: 'Bola',
  LastName: 'Ade',
  Bvn: '22212345678',
  NIN: '11112345678',
  MobileNumber: '8031234567',
  Gender: 'Male',
  DateOfBirth: '1980-01-01',
};

const stakeholder = (person: Readonly<Record<string, string>>): StageCall => ({
  path: `${AT}/stakeholder/add`,
  body: form(person),
  isThere: /BVN already belongs to a stakeholder/,
});

const DOCUMENTS = ['proof of address', 'status report', 'director identification'];

const registration = (): StageCall => ({
  path: `${AT}/business/registration/add-or-update`,
  body: form({
    businessClassId: '1',
    registrationNumber: 'RC 1204557',
    taxIdNumber: '20114477-0001',
    expectedMonthlyTransactionVolumn: '20000000',
    certOfIncorporation: pdf('certificate'),
    memoOfAssociation: pdf('memorandum'),
    ...Object.fromEntries(
      DOCUMENTS.flatMap((name, n) => [
        [`otherDocuments[${n}].documentName`, name],
        [`otherDocuments[${n}].value`, pdf(name)],
      ]),
    ),
  }),
});

const personal = (): StageCall => ({
  path: `${AT}/personal/information`,
  body: form({
    bvn: '22212345678',
    nin: '11112345678',
    firstName: 'Ife',
    lastName: 'Adeyemi',
    gender: 'Female',
    dateOfBirth: '1990-02-28',
    mobileNumber: '+2348031234567',
    idType: '2',
    idNumber: 'A1234567',
    identification: pdf('passport'),
    proofofaddress: pdf('bill'),
  }),
});

const business = (): StageCall => ({
  path: `${AT}/business/information`,
  body: form({
    name: 'Newleaf Crafts',
    description: 'Baskets',
    emailaddress: 'hello@newleaf.test',
    chargebackemail: 'hello@newleaf.test',
    mobilenumber: '8031234567',
    address: '1 Palm Road',
    city: 'Ibadan',
    state: 'Oyo',
    website: 'https://newleaf.test',
    facebook: '',
    instagram: '',
    twitter: '',
  }),
});

const bank = (): StageCall => ({
  path: `${AT}/bank/details`,
  body: { bankId: '1', accountNumber: '0123456789', accountType: 'Savings', accountName: 'ADA OKAFOR' },
});

const terms = (): StageCall => ({ path: `${AT}/accept/terms`, body: { accepted: true } });

/** The calls that bring a business to a stage. It keeps what it already has. */
export function stageCalls(stage: Stage): readonly StageCall[] {
  switch (stage) {
    case 'begun':
      return [business()];
    case 'banked':
      return [bank()];
    case 'registered':
      return [stakeholder(KUNLE), registration()];
    case 'complete':
      return [personal(), business(), bank(), terms(), stakeholder(BOLA), registration()];
    case 'submitted':
      return [...stageCalls('complete'), { path: `${AT}/go-live`, body: {} }];
  }
}
