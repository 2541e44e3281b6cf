// @vitest-environment happy-dom
/** The check of the audit trail while it runs: it can be cancelled, and its button says what is in progress. */
import { afterEach, expect, it, vi } from 'vitest';
import { auditCheckCases } from '../../../../machines/settings/auditCheck/auditCheck.cases';
import { loadScreens, openRendered } from '../../../../tests/drivers/rendered';
import { auditCheckModel } from '../../../../tests/models/settings/auditCheck';

loadScreens();
let close = () => {};
afterEach(() => close());

const { readEntries, recompute } = auditCheckCases.ports;

async function computing() {
  const opened = openRendered(auditCheckModel.starts.withoutAnchor);
  close = opened.close;
  await opened.I.answer('auditCheck.readEntries', { answers: readEntries.answers.whole });
  await opened.I.seeHeading('Verifying the audit trail');
  return opened.I;
}

it('[AUD-01] Cancel stops the check while entries are computed, and says nothing of the trail', async () => {
  const I = await computing();
  await I.see('If you cancel, we report no result.');
  await I.press('Cancel');
  await I.seeNoDialog();
  await I.seeNone('Audit trail verified');
});

it('[AUD-01] what the check says is printed with the fingerprint and the name of the business, and without its fields', async () => {
  const I = await computing();
  await I.answer('auditCheck.recompute', { answers: recompute.answers.follows });
  await I.see('Print');
  const printed = document.querySelector('[data-print]');
  expect(printed?.textContent).toMatch(/Audit trail verified.*Head fingerprint/);
  expect(printed?.querySelector('input')?.closest('[data-screen]')).toBeTruthy();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await I.press('Print');
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('[AUD-01] Save as anchor shows that the anchor is being saved, and Done only afterwards', async () => {
  const I = await computing();
  await I.answer('auditCheck.recompute', { answers: recompute.answers.follows });
  await I.seeNone('Done');
  await I.press('Save as anchor');
  await I.seeBusy('Save as anchor');
  await I.answer('auditCheck.saveAnchor', { answers: undefined });
  await I.see('Done');
  expect(document.querySelector('button[aria-busy]')).toBeNull();
});
