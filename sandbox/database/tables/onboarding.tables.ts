/** A business's details for going live: answers, documents, stakeholders. Both environments share them. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, id, instant } from '../columns';
import { businesses } from './people.tables';

/** A step of the details, as the merchant sees them. */
export type Section = 'personal' | 'business' | 'registration' | 'bank' | 'terms' | 'profile' | 'director' | 'kyc';

const businessId = () =>
  integer('business_id')
    .notNull()
    .references(() => businesses.id);

/** The latest answers of a section, with the names of the API. */
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

/** Complete documents. `purpose` is the section and the field, or the words that a document was sent with. */
export const documents = pgTable(
  'document',
  {
    id: id(),
    businessId: businessId(),
    purpose: text().notNull(),
    /** The sender's file name. */
    name: text().notNull(),
    /** Detected from the content. */
    mediaType: text('media_type').notNull(),
    size: integer().notNull(),
    content: bytes().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [index('document_purpose').on(table.businessId, table.purpose)],
);

type AccountType = 'Savings' | 'Current';

/** Accounts for settlements. A trigger holds that a business with accounts has exactly one default. */
export const settlementBanks = pgTable(
  'settlement_bank',
  {
    id: id(),
    businessId: businessId(),
    bankId: integer('bank_id').notNull(),
    accountNumber: text('account_number').notNull(),
    accountName: text('account_name').notNull(),
    /** Null for accounts from before it was asked. */
    accountType: text('account_type').$type<AccountType>(),
    isDefault: boolean('is_default').notNull(),
    addedAt: instant('added_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('settlement_bank_once').on(table.businessId, table.bankId, table.accountNumber),
    uniqueIndex('settlement_bank_default').on(table.businessId).where(sql`${table.isDefault}`),
  ],
);
