// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stall } from '../../../machines/links/paymentLinks/paymentLinks.flow';
import { stallCode } from '../../../machines/links/qrCodes/qrCodes.flow';
import { linkColumns } from './linkColumns';
import { qrCodeColumns } from './qrCodes/qrCodeColumns';

afterEach(cleanup);

const nothing = () => undefined;
const ofLinks = linkColumns({ mayChange: true, onCopy: nothing, onDetails: nothing, onQr: nothing, onSwitch: nothing });
const ofCodes = qrCodeColumns({ mayChange: true, onView: nothing, onDownload: nothing, onSwitch: nothing });
const links = ofLinks.find(({ head }) => head === 'Status');
const codes = ofCodes.find(({ head }) => head === 'Status');

it.each([true, false])('[PLK-01 QRC-01] links and codes are put in the order of the status that they show (%s)', (isActive) => {
  const [link, code] = [
    { ...stall, isActive },
    { ...stallCode, isActive },
  ];
  expect(render(links?.cell(link)).container.textContent).toBe(isActive ? 'Active' : 'Deactivated');
  expect(links?.order?.value(link)).toBe(isActive ? 'Active' : 'Deactivated');
  cleanup();
  const shown = render(codes?.cell(code)).container.textContent;
  expect(codes?.order?.value(code)).toBe(shown);
});
