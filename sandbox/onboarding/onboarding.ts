/** What a business filled in: kept section by section, whole or not at all. Two who save the same step at once leave what the later one sent. */
import { and, count, eq, inArray } from 'drizzle-orm';
import { verification } from '../../contract/onboarding/onboarding';
import type { Db } from '../database/database';
import { businesses, documents, onboardingAnswers, stakeholders } from '../database/schema';
import { Refusal } from '../refusal';
import type { Scope, World } from '../world';
import { type Answers, isOpen, type Percentages, percentages, type Section } from './onboarding.rules';
import type { Paper } from './papers.rules';

type Place = Pick<Scope, 'businessId'>;

/** A paper under what it is for. */
export interface Handed extends Paper {
  readonly purpose: string;
}

const purposeOf = (section: Section, field: string) => `${section}.${field}`;

export async function answersOf(db: Db, { businessId }: Place, section: Section): Promise<Answers> {
  const mine = and(eq(onboardingAnswers.businessId, businessId), eq(onboardingAnswers.section, section));
  const [row] = await db.select({ answers: onboardingAnswers.answers }).from(onboardingAnswers).where(mine);
  return row?.answers ?? {};
}

const toldOf = { purpose: documents.purpose, name: documents.name, size: documents.size };

/** The papers of a section, oldest first: what each is for, what its sender called it, how many bytes it has. */
export async function papersOf(db: Db, { businessId }: Place, section: Section) {
  const all = await db.select(toldOf).from(documents).where(eq(documents.businessId, businessId)).orderBy(documents.id);
  const start = purposeOf(section, '');
  return all
    .filter(({ purpose }) => purpose.startsWith(start))
    .map(({ purpose, ...paper }) => ({ ...paper, field: purpose.slice(start.length) }));
}

/** How far each section is, computed from what was saved. */
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

/** The business, locked until the transaction ends: whatever decides about it waits for whatever else does. */
export async function lockedBusiness(tx: Db, { businessId }: Place) {
  const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('no key update');
  if (!business) throw new Refusal(404, 'Business not found');
  return business;
}

/** From its first saved step on a business is no longer new. */
export async function noteBegun(tx: Db, { businessId }: Place): Promise<void> {
  const fresh = and(eq(businesses.id, businessId), eq(businesses.verificationStatus, verification.fresh));
  await tx.update(businesses).set({ verificationStatus: verification.pending }).where(fresh);
}

/**
 * Runs a change of what was filled in, and notes that something has been.
 * @throws Refusal 409 once it was submitted or approved
 */
export function changing<T>(world: World, place: Place, change: (tx: Db) => Promise<T>): Promise<T> {
  return world.db.transaction(async (tx) => {
    const { verificationStatus } = await lockedBusiness(tx, place);
    if (!isOpen(verificationStatus)) throw new Refusal(409, 'What was submitted cannot be changed any more');
    const changed = await change(tx);
    await noteBegun(tx, place);
    return changed;
  });
}

export async function keepAnswers(
  tx: Db,
  world: World,
  { businessId }: Place,
  section: Section,
  answers: Answers,
): Promise<void> {
  const saved = { answers, savedAt: world.clock.now() };
  await tx
    .insert(onboardingAnswers)
    .values({ businessId, section, ...saved })
    .onConflictDoUpdate({ target: [onboardingAnswers.businessId, onboardingAnswers.section], set: saved });
}

/** Papers take the place of those that are for the same. */
export async function keepPapers(
  tx: Db,
  world: World,
  { businessId }: Place,
  section: Section,
  papers: readonly Handed[],
): Promise<void> {
  if (papers.length === 0) return;
  const rows = papers.map(({ purpose, name, mediaType, content }) => ({
    businessId,
    purpose: purposeOf(section, purpose),
    name,
    mediaType,
    content,
    size: content.length,
    savedAt: world.clock.now(),
  }));
  const purposes = rows.map(({ purpose }) => purpose);
  await tx.delete(documents).where(and(eq(documents.businessId, businessId), inArray(documents.purpose, purposes)));
  await tx.insert(documents).values(rows);
}

/** A paper that was handed in now or before. @throws Refusal 400 where there is none */
export async function needPaper(
  tx: Db,
  place: Place,
  section: Section,
  field: string,
  label: string,
  given: readonly Handed[],
): Promise<void> {
  if (given.some(({ purpose }) => purpose === field)) return;
  const kept = await papersOf(tx, place, section);
  if (!kept.some((paper) => paper.field === field)) throw new Refusal(400, `${label} is required!`);
}
