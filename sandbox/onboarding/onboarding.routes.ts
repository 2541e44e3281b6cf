/** Onboarding without a company's registration, which has its own file. */
import { session } from '../../contract/access/session';
import type { SentFile } from '../../contract/endpoint';
import { onboarding as endpoints, onboardingLimits as limits } from '../../contract/onboarding/onboarding';
import { ZONE } from '../clock';
import type { OperationContext } from '../context';
import { pages, paperOf, pictures } from '../http/fileTypes';
import { serve, serveChange } from '../http/serve';
import { Refusal } from '../refusal';
import * as rules from '../rules/fields';
import { bankOf, banks, resolveBankAccount } from '../rules/recipients';
import { answerTerms, requestGoLive, switchType } from './goLive';
import { meant, seenBy } from './identity.rules';
import {
  answersOf,
  documentsOf,
  keepAnswers,
  nameOf,
  requireDocument,
  saveDocuments,
  sectionsOf,
  type UploadedDocument,
  withEditableBusiness,
} from './onboarding';
import { identificationTypes } from './onboarding.rules';

const { adult, atMost, digits, email, filled, gender, letters, obey, oneOf, phone, webAddress } = rules;

export const todayOf = ({ clock }: OperationContext) => clock.now().toZonedDateTimeISO(ZONE).toPlainDate();

/** The stored form: ten digits. */
export const tenDigits = (text: string) => text.trim().replace(/^\+234/, '');

const trimmed = <Given extends Readonly<Record<string, string>>>(given: Given) =>
  Object.fromEntries(Object.entries(given).map(([name, text]) => [name, text.trim()]));

export function handed(
  purpose: string,
  label: string,
  file: SentFile | undefined,
  kinds: Parameters<typeof paperOf>[2],
  limit: number,
): UploadedDocument[] {
  return file ? [{ purpose, ...paperOf(label, file, kinds, limit) }] : [];
}

/** The bank account of a business, which must exist at the bank with that name. */
export function ownAccount(bankId: string, accountNumber: string, accountName: string) {
  const bank = banks.find(({ id }) => String(id) === bankId);
  const known = resolveBankAccount(bankOf(bank?.bankCode).bankCode, accountNumber);
  if (known !== accountName) throw new Refusal(400, 'The account name does not match the bank’s records');
  return { bankId, bankName: bank?.name ?? '', accountNumber, accountName };
}

const identity = ['bvn', 'nin', 'idNumber'] as const;

const personalForm = (context: OperationContext) => ({
  bvn: { label: 'BVN', rules: [filled, digits(11)] },
  nin: { label: 'NIN', rules: [filled, digits(11)] },
  firstName: { label: 'first name', rules: [filled, atMost(100)] },
  lastName: { label: 'last name', rules: [filled, atMost(100)] },
  gender: { label: 'gender', rules: [filled, gender] },
  dateOfBirth: { label: 'date of birth', rules: [filled, adult(todayOf(context))] },
  mobileNumber: { label: 'phone', rules: [filled, phone] },
  idType: { label: 'identification type', rules: [filled, oneOf(identificationTypes)] },
  idNumber: { label: 'identification number', rules: [filled, atMost(100)] },
});

const contactForm = {
  firstName: { label: 'first name', rules: [filled, letters, atMost(100)] },
  lastName: { label: 'last name', rules: [filled, letters, atMost(100)] },
  mobileNumber: { label: 'mobile number', rules: [filled, phone] },
};

const businessForm = {
  name: { label: 'name', rules: [filled, atMost(100)] },
  description: { label: 'description', rules: [filled, atMost(limits.description)] },
  emailaddress: { label: 'business email', rules: [filled, email] },
  chargebackemail: { label: 'chargeback email', rules: [filled, email] },
  mobilenumber: { label: 'phone', rules: [filled, phone] },
  address: { label: 'address', rules: [filled, atMost(500)] },
  city: { label: 'city', rules: [filled, atMost(100)] },
  state: { label: 'state', rules: [filled, atMost(100)] },
  website: { label: 'website', rules: [filled, webAddress] },
  facebook: { label: 'facebook', rules: [atMost(200)] },
  instagram: { label: 'instagram', rules: [atMost(200)] },
  twitter: { label: 'twitter', rules: [atMost(200)] },
};

const saved = (message: string) => ({ status: true, message });

export const onboardingRoutes = [
  serve(session.getOnboardingProgress, async (_, call) => ({ data: await sectionsOf(call.context.db, call.session.businessId) })),
  serve(endpoints.getBusinessInformation, async (_, { context, session }) => {
    const name = await nameOf(context.db, session);
    const [logo] = await documentsOf(context.db, session, 'business');
    return { data: { ...(await answersOf(context.db, session, 'business')), name, logo: logo?.name ?? '' } };
  }),
  serveChange(
    endpoints.saveBusinessInformation,
    { type: 'Onboarding', action: 'Save business information' },
    async ({ body, files }, { context, session, audit }) => {
      const given = { ...trimmed(body), mobilenumber: tenDigits(body.mobilenumber) };
      obey(businessForm, trimmed(body));
      const papers = handed('logo', 'logo', files.logo, pictures, limits.logo);
      await withEditableBusiness(context, session, async (tx) => {
        audit.about({ before: await keepAnswers(tx, context, session, 'business', given) });
        await saveDocuments(tx, context, session, 'business', papers);
      });
      return saved('Business information saved');
    },
  ),
  serveChange(
    endpoints.switchBusinessType,
    { type: 'Onboarding', action: 'Switch business type' },
    async (_, { context, session, audit }) => {
      const { before, after } = await switchType(context, session);
      audit.about({ before: { type: before }, after: { type: after } });
      return saved(`This business is now of the type ${after}`);
    },
  ),
  serveChange(endpoints.requestGoLive, { type: 'Onboarding', action: 'Request to go live' }, async (_, { context, session }) =>
    requestGoLive(context, session),
  ),
  serveChange(
    endpoints.acceptTerms,
    { type: 'Onboarding', action: 'Answer terms and conditions' },
    async ({ body }, { context, session, audit }) => {
      audit.about({ before: await answerTerms(context, session, body.accepted) });
      return saved(body.accepted ? 'Terms and conditions accepted' : 'Terms and conditions declined');
    },
  ),
  serve(endpoints.getOnboardingBank, async (_, { context, session }) => {
    const answers = await answersOf(context.db, session, 'bank');
    return { data: answers.accountName ? [answers] : [] };
  }),
  serveChange(
    endpoints.saveOnboardingBank,
    { type: 'Onboarding', action: 'Save bank details', subject: ['bank account', 'body.accountNumber'] },
    async ({ body }, { context, session, audit }) => {
      const account = ownAccount(body.bankId, body.accountNumber, body.accountName);
      const before = await withEditableBusiness(context, session, (tx) =>
        keepAnswers(tx, context, session, 'bank', { ...account, accountType: body.accountType }),
      );
      audit.about({ before });
      return saved('Bank details saved.');
    },
  ),
  serve(endpoints.getPersonalInformation, async (_, { context, session }) => {
    const papers = await documentsOf(context.db, session, 'personal');
    const names = Object.fromEntries(papers.map(({ field, name }) => [field, name]));
    const answers = seenBy(session, await answersOf(context.db, session, 'personal'), identity);
    return { data: { ...answers, ...names } };
  }),
  serveChange(
    endpoints.savePersonalInformation,
    { type: 'Onboarding', action: 'Save personal information' },
    async ({ body, files }, { context, session, audit }) => {
      const given = meant(trimmed(body), await answersOf(context.db, session, 'personal'), identity);
      obey(personalForm(context), given);
      const papers = [
        ...handed('identification', 'identification', files.identification, pages, limits.file),
        ...handed('passportphoto', 'passport photograph', files.passportphoto, pages, limits.file),
        ...handed('proofofaddress', 'proof of address', files.proofofaddress, pages, limits.file),
      ];
      await withEditableBusiness(context, session, async (tx) => {
        await requireDocument(tx, session, 'personal', 'identification', 'identification', papers);
        await requireDocument(tx, session, 'personal', 'proofofaddress', 'proof of address', papers);
        const answers = { ...given, mobileNumber: tenDigits(body.mobileNumber) };
        audit.about({ before: await keepAnswers(tx, context, session, 'personal', answers) });
        await saveDocuments(tx, context, session, 'personal', papers);
      });
      return saved('Personal information saved');
    },
  ),
  serveChange(
    endpoints.saveContactInformation,
    { type: 'Onboarding', action: 'Save contact information' },
    async ({ body }, { context, session, audit }) => {
      const given = trimmed(body);
      obey(contactForm, given);
      await withEditableBusiness(context, session, async (tx) => {
        const before = await answersOf(tx, session, 'personal');
        const contact = { ...given, mobileNumber: tenDigits(body.mobileNumber) };
        await keepAnswers(tx, context, session, 'personal', { ...before, ...contact });
        const { firstName, lastName, mobileNumber } = before;
        audit.about({ before: { firstName, lastName, mobileNumber } });
      });
      return saved('Contact information saved');
    },
  ),
  serve(endpoints.listIdentificationTypes, async () => ({ data: [...identificationTypes] })),
];
