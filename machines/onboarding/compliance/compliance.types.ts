import type { BusinessProfile } from '../../../contract/onboarding/firstVersion';
import type { SelectedFile } from '../../kit/form/form.types';

export type Profile = { readonly [Field in Exclude<keyof BusinessProfile, 'version'>]: string };

export interface BankAccount {
  readonly bankId: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

export interface Director {
  readonly directorname: string;
  readonly idnumber: string;
  readonly id: readonly SelectedFile[];
}

export interface Documents {
  readonly proofofaddress: readonly SelectedFile[];
  readonly id: readonly SelectedFile[];
}

/** The values of each tab. */
export interface Tabs {
  readonly profile: Profile;
  readonly bank: BankAccount;
  readonly director: Director;
  readonly documents: Documents;
}

export type Tab = keyof Tabs;

/** What is stored of a tab until it is saved: changed values, but no secrets. */
export type Drafts = { readonly [Name in Tab]?: Partial<Tabs[Name]> };

/** Fields that had a value but are never stored, by tab. */
export type Emptied = { readonly [Name in Tab]?: readonly (keyof Tabs[Name] & string)[] };

export interface ComplianceBookmark {
  readonly tab: Tab;
  readonly reached: Tab;
  readonly drafts: Drafts;
  /** What has to be entered again after a reload. */
  readonly again?: Emptied;
}

export interface ComplianceInput {
  readonly saved: Tabs;
  readonly bookmark: ComplianceBookmark | null;
}

export interface ComplianceContext {
  /** The saved values of the provider. */
  readonly saved: Tabs;
  /** The values in the tabs, saved or not. Going back keeps them. */
  readonly typed: Tabs;
  /** The fields that an earlier reload emptied. */
  readonly again: Emptied;
  /** The first open tab. */
  readonly first: Tab;
  /** The last tab that can be opened, because every earlier one was saved. */
  readonly reached: Tab;
  /** Why completing failed. */
  readonly problem: string | null;
}

/** The input of one tab. */
export type TypedIn = { [Name in Tab]: { readonly tab: Name; readonly values: Tabs[Name] } }[Tab];

export type ComplianceEvent = { type: 'tab.chosen'; tab: Tab } | { type: 'complete.retry' };

export interface ComplianceOutput {
  readonly result: 'completed' | 'cancelled' | 'sessionExpired';
}
