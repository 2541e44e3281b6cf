import { type Cases, everyFault } from '../../kit/flow/cases';
import type { Said } from '../../kit/otp/otp.types';
import type { complianceMachine } from './compliance.machine';
import { TABS } from './compliance.rules';
import type { ComplianceBookmark, Tab, Tabs } from './compliance.types';

export const tabs: Tabs = {
  profile: {
    business_name: 'Harbour Trading',
    email: 'office@harbour.test',
    description: 'Import and export',
    bvn: '22237654321',
    industry: 'Logistics',
    business_type: 'Company',
    legal_business_name: 'Harbour Trading Limited',
    country: 'NG',
  },
  bank: { bankId: '1', accountNumber: '0123456789', accountName: 'ADA OKAFOR' },
  director: { directorname: 'Musa Garba', idnumber: 'A37654321', id: [] },
  documents: { proofofaddress: [], id: [] },
};

const message: Said = { message: 'Saved' };
const saved = { result: 'saved', answer: message } as const;
const endings = { saved, cancelled: { result: 'cancelled' }, sessionExpired: { result: 'sessionExpired' } } as const;
/** A form that tells its values. */
const typing = (values: object) => ({ typing: { snapshot: { status: 'active', context: { values } } } });
const at = (tab: Tab): ComplianceBookmark => ({ tab, reached: tab, drafts: {} });

export const complianceCases = {
  inputs: {
    fresh: { saved: tabs, bookmark: null },
    atBank: { saved: tabs, bookmark: at('bank') },
    atDirector: { saved: tabs, bookmark: at('director') },
    atDocuments: { saved: tabs, bookmark: at('documents') },
  },
  events: {
    'tab.chosen': {
      profile: { tab: 'profile' },
      bank: { tab: 'bank' },
      director: { tab: 'director' },
      documents: { tab: 'documents' },
    },
    'complete.retry': { now: {} },
  },
  ports: { complete: { answers: { completed: { message: 'Your information was submitted' } }, fails: everyFault } },
  children: {
    profile: endings,
    bank: endings,
    director: endings,
    documents: endings,
  },
  machineOnly: {
    events: {
      'xstate.snapshot.profile': typing(tabs.profile),
      'xstate.snapshot.bank': typing(tabs.bank),
      'xstate.snapshot.director': typing(tabs.director),
      'xstate.snapshot.documents': typing(tabs.documents),
    },
  },
  // The open tab is not opened again, and the last one stays visible once saved. The form's own flow covers its expired session.
  possible: (snapshot, { kind, subject, name }) => {
    if (kind === 'ends') return name !== 'sessionExpired';
    if (subject !== 'tab.chosen') return true;
    const open = TABS.find(({ value }) => snapshot.matches({ editing: value }))?.value ?? 'documents';
    return name !== open;
  },
  remember: ({ reached, first }) => [reached, first],
} satisfies Cases<typeof complianceMachine>;
