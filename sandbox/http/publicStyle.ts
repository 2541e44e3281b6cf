/** The look of the pages for customers: tokens, and what invoices and shops share. It is always light, because an invoice is printed. */

export const tokens = `:root { --page: #F5F8F1; --sheet: #FDFEFB; --ink: #16213A; --ink-soft: #445068; --line-faint: #DAE3D4; --line-soft: #BFCBB8;
  --line-control: #748270; --line-ink: #16213A; --action: #2A3E92; --action-hover: #20307A; --chosen: #E2E8F6; --danger: #A3241D; --focus: #2A3E92;
  font: 16px/1.5 'Archivo Variable', -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif;
  font-variant-numeric: tabular-nums; word-spacing: 0.06em; color: var(--ink); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); }
h1, h2, h3, p, dl, dd, ol { margin: 0; padding: 0; }
`;

export const publicStyle = `
@font-face { font-family: 'Archivo Variable'; src: url('/pay/archivo.woff2') format('woff2'); font-weight: 100 900; font-display: swap; }
.pub { display: grid; grid-template-rows: auto 1fr auto; min-height: 100vh; }
.pub > header { display: flex; align-items: center; gap: 0.75rem; min-height: 4rem; padding: 0.5rem max(2rem, calc(50vw - 34rem)); border-bottom: 1px solid var(--line-soft); background: var(--sheet); overflow-wrap: anywhere; }
.pub > header b { margin-right: auto; font-weight: 640; }
.pub > header .crest { flex: none; border-radius: 3px; object-fit: contain; }
.pub > footer { display: flex; flex-wrap: wrap; gap: 1.25rem; padding: 1rem max(2rem, calc(50vw - 34rem)); border-top: 1px solid var(--line-soft); color: var(--ink-soft); font-size: 0.8125rem; }
.meth { display: flex; align-items: center; gap: 0.75rem; min-height: 3rem; padding: 0.5rem 0.625rem; border-bottom: 1px solid var(--line-faint); cursor: pointer; }
.meth:first-of-type { border-top: 1px solid var(--line-soft); }
.meth input { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--action); }
.meth:has(:checked) { background: var(--chosen); box-shadow: inset 3px 0 var(--action); }
.meth:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
button { width: 100%; min-height: 2.75rem; padding: 0.375rem 1rem; border: 0; border-radius: 3px; background: var(--action); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--action-hover); }
.pub > header button { width: auto; min-height: 2.25rem; border: 1px solid var(--line-control); background: var(--sheet); color: var(--ink); font-size: 0.875rem; font-weight: 520; }
a:focus-visible, button:focus-visible, input:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.problem { padding-left: 0.75rem; border-left: 4px solid var(--danger); font-weight: 520; }
@media (max-width: 63.99rem) { .pub > header, .pub > footer { padding-left: 1rem; padding-right: 1rem; } }
`;
