/** Businesses, their people, sessions and codes. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Permission } from '../../../contract/permissions';
import { environments } from '../../rules/environments';
import type { FeeBearer } from '../../rules/paymentOptions';
import { bytes, id, instant } from '../columns';

export const settings = pgTable('setting', { name: text().primaryKey(), value: text().notNull() });

export const businesses = pgTable('business', {
  id: integer().primaryKey(),
  name: text().notNull(),
  type: text().notNull(),
  verificationStatus: text('verification_status').notNull(),
  description: text(),
  /** Null unless the provider declined the business with a reason. */
  declineReason: text('decline_reason'),
  fx: boolean().notNull(),
  email: text(),
  /** The country code, such as `NG`. */
  country: text(),
  mobileNumber: text('mobile_number'),
  /** A complete picture. */
  logo: bytes(),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  feeBearer: text('fee_bearer').$type<FeeBearer>().notNull().default('CBF'),
  /** Disabled payment methods, by code. */
  paymentOptionsOff: text('payment_options_off').array().notNull().default(sql`'{}'`),
});

/** The columns of rows that belong to a business in one environment. */
export const ofBusiness = () => ({
  businessId: integer('business_id')
    .notNull()
    .references(() => businesses.id),
  environment: integer().notNull(),
});

export const roles = pgTable('role', {
  id: integer().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(''),
  permissions: text().array().notNull(),
  /** Null: a role of every business. */
  businessId: integer('business_id').references(() => businesses.id),
});

/** Whether a user may act for a business, or for an invited person: whether they can still accept. */
type Standing = 'Active' | 'Inactive';
const standing = () => text().$type<Standing>().notNull().default('Active');

export const users = pgTable('app_user', {
  id: id(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** In lower case, because emails are compared without case. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  twoFactor: boolean('two_factor').notNull(),
  /** Missing for accounts from before it was required. */
  mobileNumber: text('mobile_number'),
});

/** Sign-ups with an unverified email. An email can have several, because anybody can type it. */
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
    /** The business that opens at sign-in. */
    isDefault: boolean('is_default').notNull(),
    /** Its environment at sign-in. Null until one was chosen. */
    environment: integer(),
    standing: standing(),
    addedAt: instant('added_at').notNull().default(sql`now()`),
    /** The name that others see. Null for the person who created the business. */
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
  /** The page of the dashboard that it is about. */
  link: text(),
  /** Only for people with this permission. Null: for everyone at the business. */
  permission: text().$type<Permission>(),
  createdAt: instant('created_at').notNull(),
});

/** Sessions. Only the token's hash is stored. The id names a session to its person. */
export const tokens = pgTable('token', {
  hash: text().primaryKey(),
  id: integer().notNull().generatedByDefaultAsIdentity().unique(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  ...ofBusiness(),
  signedInAt: instant('signed_in_at').notNull().default(sql`now()`),
  expiresAt: instant('expires_at').notNull(),
  /** What the browser says that it is, and its address. Null where it says nothing. */
  agent: text(),
  ip: text(),
});

/** A correct password that still awaits its code. */
export const signInAttempts = pgTable('sign_in_attempt', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  expiresAt: instant('expires_at').notNull(),
});

/** What is guessed. A person has one count for each, so that sets of payouts and resent codes share it. */
export type Purpose = 'password' | 'signIn' | 'passwordReset' | 'payout' | 'approval' | 'swap' | 'split';

/** Wrong passwords and codes by person and purpose, also for unknown emails. Emails on request are counted here too, by sender. */
export const failedTries = pgTable(
  'failed_try',
  {
    id: id(),
    email: text().notNull(),
    purpose: text().$type<Purpose | 'email'>().notNull(),
    failedAt: instant('failed_at').notNull(),
    /** The browser or address that tried. Empty where attempts count for the person alone. */
    sender: text().notNull().default(''),
  },
  (table) => [
    index('failed_try_of').on(table.email, table.purpose, table.failedAt),
    index('failed_try_from').on(table.sender, table.failedAt),
  ],
);

/** Browsers that a person signed in from. Only the hash of a browser's name is stored. */
export const knownDevices = pgTable(
  'known_device',
  { hash: text().notNull(), email: text().notNull(), usedAt: instant('used_at').notNull() },
  (table) => [primaryKey({ columns: [table.hash, table.email] })],
);

/** The one-time code of a purpose and its subject. Another one replaces it. */
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
 * The link of a purpose and its subject. Another one replaces it. Only the token's hash is stored. A link that was not sent is stored too, so
 * that no response reveals whether an email is known.
 */
export const accessTokens = pgTable(
  'access_token',
  {
    purpose: text().notNull(),
    subject: text().notNull(),
    hash: text().notNull().unique(),
    /** The email that received it. It is valid only for this one. */
    email: text().notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.subject] })],
);

/** Invitations to act for a business in a role. The link is an access token with this subject. */
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
    /** The inviter's name as the invited person reads it. */
    invitedBy: text('invited_by').notNull(),
    invitedAt: instant('invited_at').notNull().default(sql`now()`),
    standing: standing(),
  },
  (table) => [uniqueIndex('invitation_of_address').on(table.businessId, table.email)],
);
