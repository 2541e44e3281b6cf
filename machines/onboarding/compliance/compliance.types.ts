import type { BusinessProfile } from '../../../contract/onboarding/firstVersion';
import type { Chosen } from '../../kit/form.types';

export type Profile = { readonly [Field in keyof BusinessProfile]: string };

export interface BankAccount {
  readonly bankId: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

export interface Director {
  readonly directorname: string;
  readonly idnumber: string;
  readonly id: readonly Chosen[];
}

export interface Documents {
  readonly proofofaddress: readonly Chosen[];
  readonly id: readonly Chosen[];
}

/** What each tab holds, by the tab. */
export interface Tabs {
  readonly profile: Profile;
  readonly bank: BankAccount;
  readonly director: Director;
  readonly documents: Documents;
}

export type Tab = keyof Tabs;

/** What is remembered of a tab until it is saved: what was changed, and nothing secret. */
export type Drafts = { readonly [Name in Tab]?: Partial<Tabs[Name]> };

/** Fields that were given and are kept in no browser, by tab. */
export type Emptied = { readonly [Name in Tab]?: readonly (keyof Tabs[Name] & string)[] };

export interface ComplianceBookmark {
  readonly tab: Tab;
  readonly reached: Tab;
  readonly drafts: Drafts;
  /** What has to be given again after a reload. */
  readonly again?: Emptied;
}

export interface ComplianceInput {
  readonly saved: Tabs;
  readonly bookmark: ComplianceBookmark | null;
}

export interface ComplianceContext {
  /** What the provider has. */
  readonly saved: Tabs;
  /** What stands in the tabs, saved or not: going back loses none of it. */
  readonly typed: Tabs;
  /** What a reload emptied before. */
  readonly again: Emptied;
  /** Where the flow begins. */
  readonly first: Tab;
  /** The last tab that can be opened: every one before it was saved. */
  readonly reached: Tab;
  /** Why it could not be completed. */
  readonly problem: string | null;
}

/** What was typed in one tab. */
export type TypedIn = { [Name in Tab]: { readonly tab: Name; readonly values: Tabs[Name] } }[Tab];

export type ComplianceEvent = { type: 'tab.chosen'; tab: Tab } | { type: 'complete.retry' };

export interface ComplianceOutput {
  readonly result: 'completed' | 'left' | 'sessionExpired';
}
