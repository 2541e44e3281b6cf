/** Businesses, their people, their sessions and codes. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Purpose } from '../access/tries.rules';
import { bytes, id, instant } from '../database/columns';
import { environments } from '../settings/businesses.rules';
import type { FeeBearer } from '../settings/paymentOptions.rules';

export const settings = pgTable('setting', { name: text().primaryKey(), value: text().notNull() });

export const businesses = pgTable('business', {
  id: integer().primaryKey(),
  name: text().notNull(),
  type: text().notNull(),
  verificationStatus: text('verification_status').notNull(),
  description: text(),
  /** Null unless the provider declined the business and said why. */
  declineReason: text('decline_reason'),
  fx: boolean().notNull(),
  email: text(),
  /** The short name, as `NG`. */
  country: text(),
  mobileNumber: text('mobile_number'),
  /** A picture, whole. */
  logo: bytes(),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  feeBearer: text('fee_bearer').$type<FeeBearer>().notNull().default('CBF'),
  /** Ways to pay that customers are not offered, by their codes. */
  paymentOptionsOff: text('payment_options_off').array().notNull().default(sql`'{}'`),
});

export const roles = pgTable('role', {
  id: integer().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(''),
  permissions: text().array().notNull(),
  /** Null: every business has it. */
  businessId: integer('business_id').references(() => businesses.id),
});

/** Whether somebody may act for a business. Of who was asked to and has not said yes: whether they still can. */
type Standing = 'Active' | 'Inactive';
const standing = () => text().$type<Standing>().notNull().default('Active');

export const users = pgTable('app_user', {
  id: id(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** In lower case: addresses are compared without regard to case. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  twoFactor: boolean('two_factor').notNull(),
  /** Not told of who was there before it was asked for. */
  mobileNumber: text('mobile_number'),
});

/** Who asked for an account with an address that is not verified yet. An address can have several: anybody can type it. */
export const signUps = pgTable(
  'sign_up',
  {
    id: id(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    mobileNumber: text('mobile_number').notNull(),
    businessName: text('business_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    signedUpAt: instant('signed_up_at').notNull(),
  },
  (table) => [index('sign_up_email').on(table.email, table.id)],
);

export const memberships = pgTable(
  'membership',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id),
    /** The business that a sign-in opens. */
    isDefault: boolean('is_default').notNull(),
    /** The environment that it is opened in; null until one was chosen. */
    environment: integer(),
    standing: standing(),
    addedAt: instant('added_at').notNull().default(sql`now()`),
    /** As others read it; null of whoever opened the business. */
    addedBy: text('added_by'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.businessId] })],
);

export const notifications = pgTable('notification', {
  id: id(),
  businessId: integer('business_id')
    .notNull()
    .references(() => businesses.id),
  environment: integer().notNull().default(environments.live),
  messageFrom: text('message_from').notNull(),
  messageText: text('message_text').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Who is signed in. Only the token's hash is kept. */
export const tokens = pgTable('token', {
  hash: text().primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  businessId: integer('business_id')
    .notNull()
    .references(() => businesses.id),
  environment: integer().notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** A right password that still waits for its code. */
export const signInAttempts = pgTable('sign_in_attempt', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  expiresAt: instant('expires_at').notNull(),
});

/** Wrong passwords and codes by person and purpose, also for addresses that nobody has. */
export const failedTries = pgTable(
  'failed_try',
  { id: id(), email: text().notNull(), purpose: text().$type<Purpose>().notNull(), failedAt: instant('failed_at').notNull() },
  (table) => [index('failed_try_of').on(table.email, table.purpose, table.failedAt)],
);

/** The one-time code that stands for a purpose and its subject; another one sent takes its place. */
export const codes = pgTable(
  'one_time_code',
  {
    purpose: text().notNull(),
    subject: text().notNull(),
    hash: text().notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.subject] })],
);

/**
 * The link that stands for a purpose and its subject; another one sent takes its place. Only the token's hash is kept. One that was sent to
 * nobody is there all the same, so that what is known of an address shows in no answer.
 */
export const accessTokens = pgTable(
  'access_token',
  {
    purpose: text().notNull(),
    subject: text().notNull(),
    hash: text().notNull().unique(),
    /** The address that it was sent to, and for which alone it is good. */
    email: text().notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.subject] })],
);

/** Who is asked to act for a business, and as what. Its link is an access token with this subject. */
export const invitations = pgTable(
  'invitation',
  {
    id: id(),
    email: text().notNull(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    mobileNumber: text('mobile_number'),
    /** As the invited one reads it. */
    invitedBy: text('invited_by').notNull(),
    invitedAt: instant('invited_at').notNull().default(sql`now()`),
    standing: standing(),
  },
  (table) => [uniqueIndex('invitation_of_address').on(table.businessId, table.email)],
);

/** The outbox: e-mail that would have been sent. */
export const messages = pgTable('message', {
  id: id(),
  recipient: text().notNull(),
  subject: text().notNull(),
  /** Empty where the message carries a link. */
  otp: text().notNull(),
  /** A path of the app, with its token. */
  link: text(),
  sentAt: instant('sent_at').notNull(),
});
