import type { SnapshotFrom } from 'xstate';
import { type FormView, selectForm } from '../../kit/form/form.select';
import type { complianceMachine } from './compliance.machine';
import {
  before,
  checkBank,
  checkDirector,
  checkDocuments,
  checkProfile,
  draftsOf,
  emptiedIn,
  mayOpen,
  TABS,
} from './compliance.rules';
import type { BankAccount, ComplianceBookmark, Director, Documents, Emptied, Profile, Tab } from './compliance.types';

type Snapshot = SnapshotFrom<typeof complianceMachine>;

/** What the four tabs show. */
export interface ComplianceView {
  readonly tab: Tab;
  readonly tabs: readonly { readonly value: Tab; readonly label: string; readonly disabled: boolean }[];
  /** The previous tab. */
  readonly before: Tab | null;
  readonly step: 'editing' | 'completionFailed' | 'completing' | 'ended';
  readonly problem: string | null;
  /** What has to be entered again after a reload. */
  readonly again: Emptied;
  readonly profile: FormView<Profile> | null;
  readonly bank: FormView<BankAccount> | null;
  readonly director: FormView<Director> | null;
  readonly documents: FormView<Documents> | null;
}

const viewProfile = selectForm<Profile>(checkProfile);
const viewBank = selectForm<BankAccount>(checkBank);
const viewDirector = selectForm<Director>(checkDirector);
const viewDocuments = selectForm<Documents>(checkDocuments);

function stepOf(snapshot: Snapshot): ComplianceView['step'] {
  if (snapshot.status === 'done') return 'ended';
  if (snapshot.matches('completing')) return 'completing';
  return snapshot.matches({ editing: 'completionFailed' }) ? 'completionFailed' : 'editing';
}

/** Once every tab was saved, the last one stays visible. */
const tabOf = (snapshot: Snapshot): Tab => TABS.find(({ value }) => snapshot.matches({ editing: value }))?.value ?? 'documents';

export function selectCompliance(snapshot: Snapshot): ComplianceView {
  const { profile, bank, director, documents } = snapshot.children;
  const forms = {
    profile: profile ? viewProfile(profile.getSnapshot()) : null,
    bank: bank ? viewBank(bank.getSnapshot()) : null,
    director: director ? viewDirector(director.getSnapshot()) : null,
    documents: documents ? viewDocuments(documents.getSnapshot()) : null,
  };
  const step = stepOf(snapshot);
  const isBusy = step === 'completing' || Object.values(forms).some((form) => form?.busy);
  const tab = tabOf(snapshot);
  return {
    ...forms,
    tab,
    tabs: TABS.map((each) => ({ ...each, disabled: isBusy || !mayOpen(each.value, snapshot.context.reached) })),
    before: before(tab),
    step,
    problem: snapshot.context.problem,
    again: snapshot.context.again,
  };
}

/** Returns the open tab and the input, to resume after a reload. */
export function bookmarkCompliance(snapshot: Snapshot): ComplianceBookmark | null {
  if (snapshot.matches('completed') || snapshot.matches('cancelled')) return null;
  const { typed, saved, reached } = snapshot.context;
  const drafts = draftsOf(typed, saved);
  const again = emptiedIn(typed, saved, snapshot.context.again);
  const isEmpty = Object.keys(drafts).length === 0 && Object.values(again).every(({ length }) => length === 0);
  return reached === 'profile' && isEmpty ? null : { tab: tabOf(snapshot), reached, drafts, again };
}
