/** The registration of a company, its documents and its stakeholders. */
import type { NamedFile, SentFile } from '../../contract/endpoint';
import { onboardingLimits as limits } from '../../contract/onboarding/onboarding';
import { registration as endpoints, paperNames, volumeBands } from '../../contract/onboarding/registration';
import type { OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { pages } from '../http/fileTypes';
import { serve, serveChange } from '../http/serve';
import { Refusal } from '../refusal';
import { adult, atMost, digits, filled, gender, obey, oneOf, phone, type Rule } from '../rules/fields';
import { meant, seenBy } from './identity.rules';
import {
  answersOf,
  documentsOf,
  keepAnswers,
  requireDocument,
  saveDocuments,
  type UploadedDocument,
  withEditableBusiness,
} from './onboarding';
import { handed, tenDigits, todayOf } from './onboarding.routes';
import { businessClasses, registrationPapers } from './onboarding.rules';
import { addStakeholder, deleteStakeholder, listStakeholders, updateStakeholder } from './stakeholders';

const inABand: Rule = (label, text) => (volumeBands.some(({ upTo }) => upTo === text) ? null : `${label} is not valid`);

const registrationForm = {
  businessClassId: { label: 'business class', rules: [filled, oneOf(businessClasses)] },
  registrationNumber: { label: 'registration number', rules: [filled, atMost(limits.registrationNumber)] },
  expectedMonthlyTransactionVolumn: { label: 'expected monthly volume', rules: [filled, inABand] },
  taxIdNumber: { label: 'tax id', rules: [filled, atMost(limits.taxId)] },
};

const labels: Readonly<Record<string, string>> = {
  certOfIncorporation: 'certificate of incorporation',
  memoOfAssociation: 'memorandum and articles',
};

/** These share one limit. */
const OF_DIRECTORS: readonly string[] = ["directors' particulars", 'director identification'];

function otherPapers(sent: readonly NamedFile<SentFile>[]): UploadedDocument[] {
  return sent.flatMap(({ documentName, value }) => {
    if (!paperNames.some((known) => known === documentName))
      throw new Refusal(400, 'otherDocuments contains an unknown document name');
    return handed(documentName, documentName, value, pages, limits.file);
  });
}

async function refuseTooMuch(tx: Db, scope: Scope, papers: readonly UploadedDocument[]): Promise<void> {
  const kept = (await documentsOf(tx, scope, 'registration')).filter(
    ({ field }) => !papers.some(({ purpose }) => purpose === field),
  );
  const sizes = [
    ...kept.filter(({ field }) => OF_DIRECTORS.includes(field)).map(({ size }) => size),
    ...papers.filter(({ purpose }) => OF_DIRECTORS.includes(purpose)).map(({ content }) => content.length),
  ];
  if (sizes.reduce((sum, size) => sum + size, 0) > limits.directors) {
    throw new Refusal(413, 'Directors’ particulars and director identification must not exceed 10 MB in total');
  }
}

const personForm = (context: OperationContext) => ({
  FirstName: { label: 'first name', rules: [filled, atMost(100)] },
  LastName: { label: 'last name', rules: [filled, atMost(100)] },
  Bvn: { label: 'BVN', rules: [filled, digits(11)] },
  NIN: { label: 'NIN', rules: [filled, digits(11)] },
  MobileNumber: { label: 'phone', rules: [filled, phone] },
  Gender: { label: 'gender', rules: [filled, gender] },
  DateOfBirth: { label: 'date of birth', rules: [filled, adult(todayOf(context))] },
});

type SentPerson = Readonly<Record<keyof ReturnType<typeof personForm>, string>>;

function personOf(context: OperationContext, body: SentPerson) {
  obey(personForm(context), { ...body });
  return {
    firstName: body.FirstName.trim(),
    lastName: body.LastName.trim(),
    bvn: body.Bvn,
    nin: body.NIN,
    mobileNumber: tenDigits(body.MobileNumber),
    gender: body.Gender,
    dateOfBirth: body.DateOfBirth,
  };
}

/** Returns a stakeholder's id. An invalid one matches none. */
const idOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

export const registrationRoutes = [
  serve(endpoints.listBusinessClasses, async () => ({ data: [...businessClasses] })),
  serve(endpoints.getBusinessRegistration, async (_, { context, session }) => {
    const papers = await documentsOf(context.db, session, 'registration');
    const nameOf = (field: string) => papers.find((paper) => paper.field === field)?.name ?? '';
    return {
      data: {
        ...(await answersOf(context.db, session, 'registration')),
        certOfIncorporation: nameOf('certOfIncorporation'),
        memoOfAssociation: nameOf('memoOfAssociation'),
        otherDocuments: papers
          .filter(({ field }) => !Object.hasOwn(labels, field))
          .map(({ field, name, size }) => ({ documentName: field, value: name, bytes: size })),
      },
    };
  }),
  serveChange(
    endpoints.saveBusinessRegistration,
    { type: 'Onboarding', action: 'Save business registration' },
    async ({ body, files }, { context, session, audit }) => {
      obey(registrationForm, { ...body });
      const papers = [
        ...handed('certOfIncorporation', 'certificate of incorporation', files.certOfIncorporation, pages, limits.file),
        ...handed('memoOfAssociation', 'memorandum and articles', files.memoOfAssociation, pages, limits.file),
        ...otherPapers(files.otherDocuments),
      ];
      await withEditableBusiness(context, session, async (tx) => {
        for (const paper of registrationPapers) {
          await requireDocument(tx, session, 'registration', paper, labels[paper] ?? paper, papers);
        }
        await refuseTooMuch(tx, session, papers);
        if ((await listStakeholders({ ...context, db: tx }, session)).length === 0) {
          throw new Refusal(400, 'At least one stakeholder is required!');
        }
        audit.about({ before: await keepAnswers(tx, context, session, 'registration', { ...body }) });
        await saveDocuments(tx, context, session, 'registration', papers);
      });
      return { status: true, message: 'Business registration saved' };
    },
  ),
  serve(endpoints.listStakeholders, async (_, { context, session }) => ({
    data: (await listStakeholders(context, session)).map((person) => seenBy(session, person, ['bvn', 'nin'])),
  })),
  serveChange(
    endpoints.addStakeholder,
    { type: 'Onboarding', action: 'Add stakeholder' },
    async ({ body }, { context, session }) => {
      await addStakeholder(context, session, personOf(context, body));
      return { status: true, message: 'Stakeholder added' };
    },
  ),
  serveChange(
    endpoints.updateStakeholder,
    { type: 'Onboarding', action: 'Change stakeholder', subject: ['stakeholder', 'body.Id'] },
    async ({ body }, { context, session, audit }) => {
      const id = idOf(body.Id);
      const saved = (await listStakeholders(context, session)).find((person) => person.id === id);
      const given = meant(body, { Bvn: saved?.bvn, NIN: saved?.nin }, ['Bvn', 'NIN']);
      const person = personOf(context, given);
      await updateStakeholder(context, session, id, person);
      audit.about({ before: saved ?? {}, after: { id, ...person } });
      return { status: true, message: 'Stakeholder saved' };
    },
  ),
  serveChange(
    endpoints.deleteStakeholder,
    { type: 'Onboarding', action: 'Delete stakeholder', subject: ['stakeholder', 'params.id'] },
    async ({ params }, { context, session, audit }) => {
      audit.about({ before: await deleteStakeholder(context, session, idOf(params.id)) });
      return { status: true, message: 'Stakeholder deleted' };
    },
  ),
];
