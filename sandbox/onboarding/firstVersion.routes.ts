/** The first version of onboarding: four tabs, open in every verification status. */
import { createHmac, randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { firstVersion as endpoints } from '../../contract/onboarding/firstVersion';
import { onboardingLimits as limits } from '../../contract/onboarding/onboarding';
import type { OperationContext, Scope } from '../context';
import { businesses, settlementBanks, settlementChanges } from '../database/schema';
import { pages } from '../http/fileTypes';
import { serve, serveChange } from '../http/serve';
import { Refusal } from '../refusal';
import { categories, countries } from '../rules/countries';
import { atMost, digits, email, filled, obey, type Rule } from '../rules/fields';
import { banks } from '../rules/recipients';
import { refuseChanged, versionOf } from '../rules/versions';
import { toWallClock } from '../rules/wallclock';
import { meant, seenBy } from './identity.rules';
import { answersOf, documentsOf, keepAnswers, lockedBusiness, markStarted, requireDocument, saveDocuments } from './onboarding';
import { handed, ownAccount } from './onboarding.routes';
import { type Answers, isOpen } from './onboarding.rules';

const known =
  (words: readonly string[]): Rule =>
  (label, text) =>
    words.includes(text) ? null : `${label} is not valid`;

const profileForm = {
  business_name: { label: 'business name', rules: [filled, atMost(100)] },
  email: { label: 'email', rules: [filled, email] },
  description: { label: 'description', rules: [filled, atMost(limits.description)] },
  bvn: { label: 'BVN', rules: [filled, digits(11)] },
  industry: { label: 'industry', rules: [filled, known(categories)] },
  legal_business_name: { label: 'legal business name', rules: [filled, atMost(100)] },
  country: { label: 'country', rules: [filled, known(countries.map(({ short_name }) => short_name))] },
};

/** Verified against documents. */
const LEGAL = ['bvn', 'business_type', 'legal_business_name', 'country'] as const;

/** What is validated once legal details are verified: a missing one stays missing. */
const verifiedForm = (given: Answers) =>
  Object.fromEntries(
    Object.entries(profileForm).filter(([field]) => given[field] !== '' || !LEGAL.some((legal) => legal === field)),
  );

/** @throws Refusal 409 for a verified detail that differs */
function keepVerified(saved: Answers, given: Answers): void {
  const changed = LEGAL.some((field) => (saved[field] ?? '') !== '' && given[field] !== saved[field]);
  if (changed) throw new Refusal(409, 'Verified details can’t be edited. To change them, contact support');
}

const directorForm = {
  directorname: { label: 'director name', rules: [filled, atMost(100)] },
  idnumber: { label: 'id number', rules: [filled, atMost(100)] },
};

const own = ({ businessId }: Scope) => eq(settlementBanks.businessId, businessId);

const settlementBanksOf = ({ db }: Pick<OperationContext, 'db'>, scope: Scope) =>
  db.select().from(settlementBanks).where(own(scope)).orderBy(asc(settlementBanks.id));

/** As stored: what the business was created with, and what was saved here since. */
const profileIn = (business: typeof businesses.$inferSelect | undefined, answers: Answers): Answers => ({
  business_name: business?.name ?? '',
  email: business?.email ?? '',
  description: business?.description ?? '',
  business_type: business?.type ?? 'Individual',
  country: business?.country ?? '',
  ...answers,
});

/** A BVN has eleven digits, which could be guessed from a hash without a key. After a restart an open form asks once more. */
const key = randomBytes(32);

const fieldsOf = ({ bvn = '', ...profile }: Answers) => ({
  ...profile,
  bvn: bvn === '' ? '' : createHmac('sha256', key).update(bvn).digest('hex'),
});

/** Returns the tabs in order, and whether each was saved. */
async function tabsOf(context: OperationContext, session: Scope) {
  const profile = await answersOf(context.db, session, 'profile');
  const director = await answersOf(context.db, session, 'director');
  return [
    ['Profile', profile.business_name !== undefined],
    ['Bank Details', (await settlementBanksOf(context, session)).length > 0],
    ["Director's Information", director.directorname !== undefined],
    ['KYC Details', (await documentsOf(context.db, session, 'kyc')).length > 0],
  ] as const;
}

export const firstVersionRoutes = [
  serve(endpoints.listCountries, async () => ({ countries: [...countries] })),
  serve(endpoints.listBusinessCategories, async () => ({ categories: categories.map((name) => ({ name })) })),
  serve(endpoints.getKycProfile, async (_, { context, session }) => {
    const [business] = await context.db.select().from(businesses).where(eq(businesses.id, session.businessId));
    const profile = profileIn(business, await answersOf(context.db, session, 'profile'));
    return { data: { ...seenBy(session, profile, ['bvn']), version: versionOf(fieldsOf(profile)) } };
  }),
  serveChange(
    endpoints.updateBusinessProfile,
    { type: 'Onboarding', action: 'Save business profile' },
    async ({ body: { version: seen, ...body } }, { context, session, audit }) => {
      const given = meant({ ...body }, await answersOf(context.db, session, 'profile'), ['bvn']);
      await context.db.transaction(async (tx) => {
        const was = await lockedBusiness(tx, session);
        const saved = await answersOf(tx, session, 'profile');
        obey(isOpen(was.verificationStatus) ? profileForm : verifiedForm(given), given);
        const [present, wanted] = [fieldsOf(profileIn(was, saved)), fieldsOf({ ...saved, ...given })];
        refuseChanged({ thing: 'business', seen, present, wanted });
        if (!isOpen(was.verificationStatus)) keepVerified(saved, given);
        const { business_name: name, description, email: address, country } = body;
        await tx.update(businesses).set({ name, description, email: address, country }).where(eq(businesses.id, was.id));
        const before = await keepAnswers(tx, context, session, 'profile', given);
        const { name: business_name, description: text, email, country: place } = was;
        audit.about({ before: { ...before, business_name, description: text, email, country: place } });
        await markStarted(tx, session);
      });
      return { status: true, message: 'Business profile saved' };
    },
  ),
  serve(endpoints.listSettlementBanks, async (_, { context, session }) => {
    const all = await settlementBanksOf(context, session);
    const nameOf = (bankId: number) => banks.find(({ id }) => id === bankId)?.name ?? '';
    return {
      data: all.map(({ businessId: _business, addedAt, ...account }) => ({
        ...account,
        bankName: nameOf(account.bankId),
        dateCreated: toWallClock(addedAt),
      })),
    };
  }),
  serveChange(
    endpoints.addSettlementBank,
    { type: 'Onboarding', action: 'Add settlement account', subject: ['bank account', 'body.accountNumber'] },
    async ({ body }, { context, session }) => {
      const { accountNumber, accountName } = ownAccount(body.bank_id, body.accountNumber, body.accountName);
      const bankId = Number(body.bank_id);
      await context.db.transaction(async (tx) => {
        await lockedBusiness(tx, session);
        const all = await settlementBanksOf({ db: tx }, session);
        const isThere = all.some((account) => account.bankId === bankId && account.accountNumber === accountNumber);
        if (isThere) throw new Refusal(409, 'This account was already added');
        const addedAt = context.clock.now();
        const { businessId, environment, userId } = session;
        const account = { businessId, bankId, accountNumber, accountName, accountType: body.accountType ?? null, addedAt };
        const [added] = await tx
          .insert(settlementBanks)
          .values({ ...account, isDefault: all.length === 0 })
          .returning({ toId: settlementBanks.id });
        await tx
          .insert(settlementChanges)
          .values({ businessId, environment, kind: 'added', toId: added?.toId ?? null, userId, changedAt: addedAt });
        await markStarted(tx, session);
      });
      return { status: true, message: 'Bank account added' };
    },
  ),
  serveChange(
    endpoints.submitDirectorKyc,
    { type: 'Onboarding', action: 'Save director’s information' },
    async ({ body, files }, { context, session, audit }) => {
      obey(directorForm, { ...body });
      const papers = handed('id', 'identification', files.id, pages, limits.file);
      await context.db.transaction(async (tx) => {
        await lockedBusiness(tx, session);
        await requireDocument(tx, session, 'director', 'id', 'identification', papers);
        audit.about({ before: await keepAnswers(tx, context, session, 'director', { ...body }) });
        await saveDocuments(tx, context, session, 'director', papers);
        await markStarted(tx, session);
      });
      return { status: true, message: 'Director’s information saved' };
    },
  ),
  serveChange(
    endpoints.submitKycDocuments,
    { type: 'Onboarding', action: 'Save documents' },
    async ({ files }, { context, session }) => {
      const papers = [
        ...handed('proofofaddress', 'proof of address', files.proofofaddress, pages, limits.file),
        ...handed('id', 'identification', files.id, pages, limits.file),
      ];
      await context.db.transaction(async (tx) => {
        await lockedBusiness(tx, session);
        await requireDocument(tx, session, 'kyc', 'proofofaddress', 'proof of address', papers);
        await requireDocument(tx, session, 'kyc', 'id', 'identification', papers);
        await saveDocuments(tx, context, session, 'kyc', papers);
        await markStarted(tx, session);
      });
      return { status: true, message: 'Documents saved' };
    },
  ),
  serveChange(
    endpoints.completeOnboarding,
    { type: 'Onboarding', action: 'Submit information' },
    async (_, { context, session }) => {
      const missing = (await tabsOf(context, session)).find(([, isSaved]) => !isSaved);
      if (missing) throw new Refusal(400, `${missing[0]} is required!`);
      return { status: true, message: 'Your information was submitted' };
    },
  ),
];
