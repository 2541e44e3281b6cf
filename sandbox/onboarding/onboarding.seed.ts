/** Saved details: Bluecrest Stores is complete, Harbour Trading is partial, the others are empty. */

import { bluecrest } from '../access/people.seed';
import { insertAll, type Seed } from '../database/insert';
import { documents, onboardingAnswers, settlementBanks, stakeholders } from '../database/schema';
import { nameOf } from '../rules/recipients';
import type { Answers, Section } from './onboarding.rules';

const HARBOUR = 1004;

/** The smallest valid document and picture. */
const PAGE =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const personal = (firstName: string, lastName: string, number: string): Answers => ({
  bvn: `222${number}`,
  nin: `111${number}`,
  firstName,
  lastName,
  gender: 'Female',
  dateOfBirth: '1984-03-09',
  mobileNumber: `80${number}`,
  idType: '2',
  idNumber: `A${number}`,
});

const business = (place: string, state: string, site: string, description: string): Answers => ({
  description,
  emailaddress: `office@${site}`,
  chargebackemail: `chargebacks@${site}`,
  mobilenumber: '8031234567',
  address: '12 Broad Street',
  city: place,
  state,
  website: `https://www.${site}`,
  facebook: '',
  instagram: '',
  twitter: '',
});

const sections: readonly (readonly [number, Section, Answers])[] = [
  [bluecrest, 'personal', personal('Amaka', 'Obi', '31234567')],
  [bluecrest, 'business', business('Lagos', 'Lagos', 'bluecrest.test', 'Groceries and household goods')],
  [
    bluecrest,
    'registration',
    {
      businessClassId: '1',
      registrationNumber: 'RC 1204557',
      taxIdNumber: '20114477-0001',
      expectedMonthlyTransactionVolumn: '20000000',
    },
  ],
  [
    bluecrest,
    'bank',
    {
      bankId: '6',
      bankName: 'Sterling Bank',
      accountNumber: '0099120455',
      accountName: nameOf('232', '0099120455'),
      accountType: 'Current',
    },
  ],
  [bluecrest, 'terms', { accepted: 'true' }],
  [
    bluecrest,
    'profile',
    {
      business_name: 'Bluecrest Stores',
      email: 'accounts@bluecrest.test',
      description: 'Groceries and household goods',
      bvn: '22231234567',
      industry: 'Retail',
      business_type: 'Company',
      legal_business_name: 'Bluecrest Stores Limited',
      country: 'NG',
    },
  ],
  [HARBOUR, 'personal', personal('Musa', 'Garba', '37654321')],
  [HARBOUR, 'business', business('Apapa', 'Lagos', 'harbour.test', 'Import and export')],
];

const page = (businessId: number, purpose: string, name: string) => ({ businessId, purpose, name, mediaType: 'application/pdf' });

const papers = [
  page(bluecrest, 'personal.identification', 'passport.pdf'),
  page(bluecrest, 'personal.proofofaddress', 'electricity-bill.pdf'),
  { businessId: bluecrest, purpose: 'business.logo', name: 'bluecrest.png', mediaType: 'image/png' },
  page(bluecrest, 'registration.certOfIncorporation', 'certificate.pdf'),
  page(bluecrest, 'registration.memoOfAssociation', 'memorandum.pdf'),
  page(bluecrest, 'registration.proof of address', 'lease.pdf'),
  page(bluecrest, 'registration.status report', 'status-report.pdf'),
  page(bluecrest, 'registration.director identification', 'director-passport.pdf'),
  page(HARBOUR, 'personal.identification', 'licence.pdf'),
  page(HARBOUR, 'personal.proofofaddress', 'water-bill.pdf'),
];

const owners = [
  { businessId: bluecrest, firstName: 'Amaka', lastName: 'Obi', digits: '31234567', gender: 'Female', dateOfBirth: '1984-03-09' },
  { businessId: bluecrest, firstName: 'Kunle', lastName: 'Obi', digits: '39876543', gender: 'Male', dateOfBirth: '1981-11-30' },
  { businessId: HARBOUR, firstName: 'Musa', lastName: 'Garba', digits: '37654321', gender: 'Male', dateOfBirth: '1979-06-17' },
];

export const onboardingSeed: Seed = async (tx, now) => {
  const savedAt = now.subtract({ hours: 24 * 30 });
  await insertAll(
    tx,
    onboardingAnswers,
    sections.map(([businessId, section, answers]) => ({ businessId, section, answers, savedAt })),
  );
  await insertAll(
    tx,
    stakeholders,
    owners.map(({ digits, ...owner }) => ({ ...owner, bvn: `222${digits}`, nin: `111${digits}`, mobileNumber: `80${digits}` })),
  );
  await insertAll(tx, settlementBanks, [
    {
      ...{ businessId: bluecrest, bankId: 3, accountNumber: '2034458190', accountName: nameOf('057', '2034458190') },
      ...{ accountType: 'Current', isDefault: false, addedAt: now.subtract({ hours: 24 * 107 }) },
    },
    {
      ...{ businessId: bluecrest, bankId: 6, accountNumber: '0099120455', accountName: nameOf('232', '0099120455') },
      ...{ accountType: 'Current', isDefault: true, addedAt: now.subtract({ hours: 24 * 251 }) },
    },
  ]);
  const contentOf = (mediaType: string) =>
    mediaType === 'image/png' ? Buffer.from(PICTURE, 'base64') : Buffer.from(PAGE, 'latin1');
  await tx.insert(documents).values(
    papers.map((paper) => {
      const content = contentOf(paper.mediaType);
      return { ...paper, content, size: content.length, savedAt };
    }),
  );
};
