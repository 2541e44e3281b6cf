/** The details of a business, stored by section, completely or not at all. Of two concurrent saves of a step the later one wins. */
import { and, count, eq, inArray } from 'drizzle-orm';
import { verification } from '../../contract/onboarding/onboarding';
import type { OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { businesses, documents, onboardingAnswers, stakeholders } from '../database/schema';
import type { Paper } from '../http/fileTypes';
import { Refusal } from '../refusal';
import { type Answers, isOpen, type Percentages, percentages, type Section } from './onboarding.rules';

type Place = Pick<Scope, 'businessId'>;

/** A document with its purpose. */
export interface UploadedDocument extends Paper {
  readonly purpose: string;
}

const purposeOf = (section: Section, field: string) => `${section}.${field}`;

export async function answersOf(db: Db, { businessId }: Place, section: Section): Promise<Answers> {
  const mine = and(eq(onboardingAnswers.businessId, businessId), eq(onboardingAnswers.section, section));
  const [row] = await db.select({ answers: onboardingAnswers.answers }).from(onboardingAnswers).where(mine);
  return row?.answers ?? {};
}

const shown = { purpose: documents.purpose, name: documents.name, size: documents.size };

/** Returns the documents of a section, oldest first: purpose, file name and bytes. */
export async function documentsOf(db: Db, { businessId }: Place, section: Section) {
  const all = await db.select(shown).from(documents).where(eq(documents.businessId, businessId)).orderBy(documents.id);
  const start = purposeOf(section, '');
  return all
    .filter(({ purpose }) => purpose.startsWith(start))
    .map(({ purpose, ...paper }) => ({ ...paper, field: purpose.slice(start.length) }));
}

/** Returns the percentage of each section, from its saved data. */
export async function sectionsOf(db: Db, businessId: number): Promise<Percentages> {
  const rows = await db.select().from(onboardingAnswers).where(eq(onboardingAnswers.businessId, businessId));
  const papers = await db.select({ purpose: documents.purpose }).from(documents).where(eq(documents.businessId, businessId));
  const [people] = await db.select({ all: count() }).from(stakeholders).where(eq(stakeholders.businessId, businessId));
  return percentages({
    answers: (section) => rows.find((row) => row.section === section)?.answers ?? {},
    papers: new Set(papers.map(({ purpose }) => purpose)),
    stakeholders: people?.all ?? 0,
  });
}

export async function nameOf(db: Db, { businessId }: Place): Promise<string> {
  const [business] = await db.select({ name: businesses.name }).from(businesses).where(eq(businesses.id, businessId));
  return business?.name ?? '';
}

/** Returns the business, locked until the transaction ends, so that decisions about it are made one after the other. */
export async function lockedBusiness(tx: Db, { businessId }: Place) {
  const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('no key update');
  if (!business) throw new Refusal(404, 'Business not found');
  return business;
}

/** After its first saved step a business is no longer new. */
export async function markStarted(tx: Db, { businessId }: Place): Promise<void> {
  const fresh = and(eq(businesses.id, businessId), eq(businesses.verificationStatus, verification.fresh));
  await tx.update(businesses).set({ verificationStatus: verification.pending }).where(fresh);
}

/**
 * Changes saved details, and marks onboarding as started.
 * @throws Refusal 409 after it was submitted or approved
 */
export function withEditableBusiness<T>(context: OperationContext, place: Place, change: (tx: Db) => Promise<T>): Promise<T> {
  return context.db.transaction(async (tx) => {
    const { verificationStatus } = await lockedBusiness(tx, place);
    if (!isOpen(verificationStatus)) throw new Refusal(409, 'These details can’t be edited after submission');
    const changed = await change(tx);
    await markStarted(tx, place);
    return changed;
  });
}

/** @returns what was saved before */
export async function keepAnswers(
  tx: Db,
  context: OperationContext,
  { businessId }: Place,
  section: Section,
  answers: Answers,
): Promise<Answers> {
  const before = await answersOf(tx, { businessId }, section);
  const saved = { answers, savedAt: context.clock.now() };
  await tx
    .insert(onboardingAnswers)
    .values({ businessId, section, ...saved })
    .onConflictDoUpdate({ target: [onboardingAnswers.businessId, onboardingAnswers.section], set: saved });
  return before;
}

/** New documents replace those with the same purpose. */
export async function saveDocuments(
  tx: Db,
  context: OperationContext,
  { businessId }: Place,
  section: Section,
  papers: readonly UploadedDocument[],
): Promise<void> {
  if (papers.length === 0) return;
  const rows = papers.map(({ purpose, name, mediaType, content }) => ({
    businessId,
    purpose: purposeOf(section, purpose),
    name,
    mediaType,
    content,
    size: content.length,
    savedAt: context.clock.now(),
  }));
  const purposes = rows.map(({ purpose }) => purpose);
  await tx.delete(documents).where(and(eq(documents.businessId, businessId), inArray(documents.purpose, purposes)));
  await tx.insert(documents).values(rows);
}

/** Requires a document, new or saved. @throws Refusal 400 if there is none */
export async function requireDocument(
  tx: Db,
  place: Place,
  section: Section,
  field: string,
  label: string,
  given: readonly UploadedDocument[],
): Promise<void> {
  if (given.some(({ purpose }) => purpose === field)) return;
  const kept = await documentsOf(tx, place, section);
  if (!kept.some((paper) => paper.field === field)) throw new Refusal(400, `${label} is required!`);
}
