import { describe, expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import { complianceCases, tabs } from './compliance.cases';
import { complianceMachine } from './compliance.machine';
import { bookmarkCompliance } from './compliance.select';
import type { ComplianceBookmark } from './compliance.types';

const bookmarkAfter = (bookmark: ComplianceBookmark | null) =>
  bookmarkCompliance(initialTransition(complianceMachine, { saved: tabs, bookmark })[0]);

describe('[ONB-15 SES-06] a reload of the compliance tabs', () => {
  it('keeps nothing where nothing was changed', () => expect(bookmarkAfter(null)).toBeNull());
  it('keeps what was typed', () => {
    const drafts = { profile: { description: 'Import, export and storage' } };
    expect(bookmarkAfter({ tab: 'profile', reached: 'profile', drafts })).toMatchObject({ tab: 'profile', drafts });
  });
  it('keeps how far the merchant has come', () =>
    expect(bookmarkAfter(complianceCases.inputs.atBank.bookmark)).toMatchObject({ tab: 'bank', reached: 'bank' }));
});
