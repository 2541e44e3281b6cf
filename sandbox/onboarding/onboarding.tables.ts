/** What a business filled in to go live: answers, papers, people who own it. Of both environments alike. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, id, instant } from '../database/columns';
import { businesses } from '../people/people.tables';
import type { Section } from './onboarding.rules';

const businessId = () =>
  integer('business_id')
    .notNull()
    .references(() => businesses.id);

/** The answers of a section under the wire's names, as they were saved last. */
export const onboardingAnswers = pgTable(
  'onboarding_answer',
  {
    businessId: businessId(),
    section: text().$type<Section>().notNull(),
    answers: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.section] })],
);

export const stakeholders = pgTable(
  'stakeholder',
  {
    id: id(),
    businessId: businessId(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    bvn: text().notNull(),
    nin: text().notNull(),
    mobileNumber: text('mobile_number').notNull(),
    gender: text().notNull(),
    dateOfBirth: text('date_of_birth').notNull(),
  },
  (table) => [index('stakeholder_business').on(table.businessId)],
);

/** Papers, whole. `purpose` is the section and the field, or the words that a paper was sent with. */
export const documents = pgTable(
  'document',
  {
    id: id(),
    businessId: businessId(),
    purpose: text().notNull(),
    /** As its sender calls it. */
    name: text().notNull(),
    /** By what is in it. */
    mediaType: text('media_type').notNull(),
    size: integer().notNull(),
    content: bytes().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [index('document_purpose').on(table.businessId, table.purpose)],
);

/** Accounts that settlements may go to. */
export const settlementBanks = pgTable(
  'settlement_bank',
  {
    id: id(),
    businessId: businessId(),
    bankId: integer('bank_id').notNull(),
    accountNumber: text('account_number').notNull(),
    accountName: text('account_name').notNull(),
    isDefault: boolean('is_default').notNull(),
  },
  (table) => [index('settlement_bank_business').on(table.businessId)],
);
