/** Drawings for pages without rows, in the ledger's hand. They load only with such a page. */
import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';

export type Drawn =
  | 'payout'
  | 'payment'
  | 'refund'
  | 'link'
  | 'split'
  | 'code'
  | 'person'
  | 'customer'
  | 'product'
  | 'account'
  | 'movement'
  | 'file'
  | 'approval';

const whole = css({ maxW: 'full', fill: '[none]', strokeLinecap: '[round]', strokeLinejoin: '[round]', mb: '4' });
const sheet = css({ fill: 'sheet', stroke: 'line.ink', strokeWidth: '[1.5]' });
const rule = css({ stroke: 'line.soft', strokeWidth: '[1.25]' });
const margin = css({ stroke: 'line.margin', strokeWidth: '[1.25]' });
const ink = css({ stroke: 'line.ink', strokeWidth: '[1.5]' });
const head = css({ stroke: 'line.ink', strokeWidth: '[3]' });
const way = css({ stroke: 'action', strokeWidth: '[2.25]' });
const stitched = css({ stroke: 'action', strokeWidth: '[2]', strokeDasharray: '[5 5]' });
const pending = css({ stroke: 'line.control', strokeWidth: '[1.5]', strokeDasharray: '[4 4]' });
const filled = css({ fill: 'action' });
const onFilled = css({ stroke: 'action.on', strokeWidth: '[2.25]' });

/** The ledger sheet with its margin and its rules. */
const Ledger = () => (
  <>
    <rect className={sheet} x="14" y="10" width="146" height="132" rx="2" />
    <path className={rule} d="M14 36h146M14 58h146M14 80h146M14 102h146M14 124h146" />
    <path className={margin} d="M40 10v132M44 10v132" />
    <path className={head} d="M14 12h146" />
    <path className={pending} d="M56 52h44M124 52h24M56 96h34M124 96h24M56 118h52M124 118h24" />
  </>
);

/** A slip of the same paper. */
const Slip = () => (
  <>
    <rect className={sheet} x="14" y="46" width="108" height="60" rx="2" />
    <path className={head} d="M14 48h108" />
    <path className={margin} d="M32 46v60M36 46v60" />
    <path className={rule} d="M14 66h108M14 86h108" />
  </>
);

const Way = () => (
  <>
    <path className={way} d="M56 74h60M124 74h36" />
    <path className={stitched} d="M164 74h36" />
    <path className={way} d="m196 67 8 7-8 7" />
  </>
);

const DRAWINGS: Readonly<Record<Drawn, ReactNode>> = {
  payout: (
    <>
      <Ledger />
      <Way />
      <path className={sheet} d="M216 58l26-15 26 15z" />
      <path className={ink} d="M221 64v26M235 64v26M249 64v26M263 64v26M216 95h52M213 101h58" />
    </>
  ),
  link: (
    <>
      <Slip />
      <path className={way} d="M64 76h22M60 84h-2a8 8 0 0 1 0-16h8M90 68h2a8 8 0 0 1 0 16h-8" />
      <path className={stitched} d="M128 76c24 0 22-28 46-28" />
      <path className={way} d="m170 41 8 7-8 7" />
      <rect className={sheet} x="188" y="8" width="76" height="136" rx="8" />
      <path className={rule} d="M198 44h56M198 60h56M198 76h56" />
      <path className={ink} d="M218 16h16M198 38h26M198 54h18M240 54h14M198 84h56M198 87h56" />
      <rect className={filled} x="198" y="104" width="56" height="22" rx="2" />
      <path className={onFilled} d="m219 115 5 5 9-10" />
    </>
  ),
  split: (
    <>
      <Slip />
      <path className={way} d="M46 76h100M124 76c22 0 18-50 44-50M146 76h22M124 76c22 0 18 50 44 50" />
      <path className={sheet} d="M172 10h96v32h-96zM172 60h96v32h-96zM172 110h96v32h-96z" />
      <path className={rule} d="M184 32h72M184 82h72M184 132h72" />
      <path className={ink} d="M184 26h72M184 76h44M184 126h20" />
    </>
  ),
  code: (
    <>
      <Slip />
      <path className={way} d="M46 76h60" />
      <path className={stitched} d="M128 76h36" />
      <path className={way} d="m160 69 8 7-8 7" />
      <rect className={sheet} x="184" y="34" width="84" height="84" rx="2" />
      <path className={ink} d="M196 46h18v18h-18zM238 46h18v18h-18zM196 88h18v18h-18z" />
      <path className={way} d="M226 48v14M226 76h28M238 90v14M254 90v6M200 76h10" />
    </>
  ),
  person: (
    <>
      <Slip />
      <path className={way} d="M46 76h60" />
      <path className={stitched} d="M128 76h36" />
      <path className={way} d="m160 69 8 7-8 7" />
      <rect className={sheet} x="180" y="46" width="88" height="60" rx="2" />
      <rect className={ink} x="190" y="62" width="24" height="28" rx="2" />
      <path className={rule} d="M224 90h34" />
      <path className={ink} d="M224 68h34M224 80h20" />
    </>
  ),
  // A customer's card pays into the ledger.
  payment: (
    <>
      <rect className={sheet} x="4" y="48" width="76" height="52" rx="4" />
      <path className={head} d="M4 62h76" />
      <path className={ink} d="M14 88h20M42 88h12" />
      <path className={stitched} d="M86 74h22" />
      <path className={way} d="m104 67 8 7-8 7" />
      <g transform="translate(106 0)">
        <Ledger />
        <path className={way} d="M56 74h60M124 74h24" />
      </g>
    </>
  ),
  // One row of the ledger turns back to the card.
  refund: (
    <>
      <g transform="translate(106 0)">
        <Ledger />
        <path className={way} d="M56 74h60M124 74h24" />
      </g>
      <path className={stitched} d="M162 80v32c0 10-6 14-14 14H70c-10 0-14-4-14-14v-8" />
      <path className={way} d="m49 110 7-8 7 8" />
      <rect className={sheet} x="12" y="34" width="88" height="60" rx="4" />
      <path className={head} d="M12 50h88" />
      <path className={ink} d="M22 80h22M52 80h14" />
    </>
  ),
  // Money goes in and out of one ledger, and each row has the balance after it.
  movement: (
    <>
      <g transform="translate(54 0)">
        <Ledger />
        <path className={way} d="M56 74h44M124 74h24" />
        <path className={ink} d="M124 118h24M124 122h24" />
      </g>
      <path className={stitched} d="M12 74h40" />
      <path className={way} d="m46 67 8 7-8 7" />
      <path className={stitched} d="M220 96h40" />
      <path className={way} d="m256 89 8 7-8 7" />
    </>
  ),
  // A page of the ledger leaves as a file.
  file: (
    <>
      <Ledger />
      <Way />
      <path className={sheet} d="M212 34h38l18 18v66h-56z" />
      <path className={ink} d="M250 34v18h18" />
      <path className={way} d="M240 64v28m-10-10 10 10 10-10" />
      <path className={ink} d="M226 104h28" />
    </>
  ),
  // A page of the catalog, with its price.
  product: (
    <>
      <Slip />
      <path className={way} d="M46 76h60" />
      <path className={stitched} d="M128 76h36" />
      <path className={way} d="m160 69 8 7-8 7" />
      <rect className={sheet} x="184" y="18" width="84" height="116" rx="2" />
      <rect className={ink} x="194" y="28" width="64" height="52" rx="2" />
      <path className={rule} d="M194 68l18-16 14 12 12-10 20 18" />
      <path className={ink} d="M194 94h40M194 106h24" />
      <path className={way} d="M194 120h30M248 120h10" />
    </>
  ),
  // A number of its own, through which each payment is known.
  account: (
    <>
      <path className={sheet} d="M14 34h70v28H14zM14 90h70v28H14z" />
      <path className={ink} d="M24 48h34M24 104h26" />
      <path className={rule} d="M66 48h10M66 104h10" />
      <path className={stitched} d="M90 48c28 0 22 28 44 28M90 104c28 0 22-28 44-28" />
      <path className={way} d="m130 69 8 7-8 7" />
      <rect className={sheet} x="148" y="40" width="120" height="72" rx="2" />
      <path className={head} d="M148 42h120" />
      <path className={margin} d="M166 42v70M170 42v70" />
      <path className={way} d="M182 66h14M204 66h14M226 66h26" />
      <path className={rule} d="M182 88h70" />
      <path className={ink} d="M182 98h30M234 98h18" />
    </>
  ),
  // Each payer becomes an entry.
  customer: (
    <>
      <path className={sheet} d="M14 20h92v36H14zM14 62h92v36H14zM14 104h92v36H14z" />
      <rect className={ink} x="22" y="28" width="20" height="20" rx="2" />
      <rect className={ink} x="22" y="112" width="20" height="20" rx="2" />
      <rect className={filled} x="22" y="70" width="20" height="20" rx="2" />
      <path className={ink} d="M52 34h34M52 76h40M52 118h30" />
      <path className={rule} d="M52 44h22M52 86h26M52 128h20" />
      <path className={stitched} d="M112 80h44" />
      <path className={way} d="m152 73 8 7-8 7" />
      <rect className={sheet} x="172" y="34" width="96" height="92" rx="2" />
      <path className={head} d="M172 36h96" />
      <path className={rule} d="M184 76h72" />
      <path className={ink} d="M184 60h40M184 92h22M232 92h24" />
      <path className={way} d="M184 106h22M232 106h24" />
    </>
  ),
  approval: (
    <>
      <Ledger />
      <Way />
      <rect className={sheet} x="212" y="48" width="56" height="52" rx="2" />
      <path className={way} d="m227 75 9 9 17-20" />
    </>
  ),
};

export default function EmptyDrawing({ of }: { readonly of: Drawn }) {
  return (
    <svg className={whole} width="280" height="152" viewBox="0 0 280 152" aria-hidden="true">
      {DRAWINGS[of]}
    </svg>
  );
}
