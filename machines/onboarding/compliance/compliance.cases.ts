import { type Cases, everyFault } from '../../kit/cases';
import type { Said } from '../../kit/otp.types';
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
const left = { result: 'left' } as const;
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
    'complete.askedAgain': { now: {} },
  },
  ports: { complete: { answers: { completed: { message: 'Your information was submitted' } }, fails: everyFault } },
  children: {
    profile: { saved, left },
    bank: { saved, left },
    director: { saved, left },
    documents: { saved, left },
  },
  // The tab that is open is not opened, and the last one stays in view after it was saved.
  possible: (snapshot, { subject, name }) => {
    if (subject !== 'tab.chosen') return true;
    const open = TABS.find(({ value }) => snapshot.matches({ filling: value }))?.value ?? 'documents';
    return name !== open;
  },
  remember: ({ reached, first }) => [reached, first],
} satisfies Cases<typeof complianceMachine>;
