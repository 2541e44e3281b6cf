/** Styles of the bill and of the customer’s page. The bill is always light: it is what is printed and sent. */

import { publicStyle, tokens } from '../http/publicStyle';

export const billStyle = `
${tokens}.mail { max-width: 842px; margin: 0 auto; padding: 24px; }
.mail > p { margin: 0 0 16px; }
.go { display: inline-block; padding: 10px 16px; border-radius: 3px; background: var(--action); color: #fff; font-weight: 600; text-decoration: none; }
.paper { background: var(--sheet); border: 1px solid var(--line-soft); container: paper / inline-size; min-width: 0; }
.bill { display: flex; flex-direction: column; gap: 2em; padding: 3.6em 4em 2.6em; font-size: 13px; overflow-wrap: anywhere; }
.bill .crest { flex: none; border-radius: 4px; object-fit: contain; }
.bill .bh { display: flex; align-items: flex-start; gap: 1em; }
.bill .who2 { display: flex; align-items: center; gap: 0.875em; margin-right: auto; min-width: 0; }
.bill .who2 b { font-size: 1.3em; line-height: 1.25; letter-spacing: -0.01em; }
.bill .doc { color: var(--ink-soft); text-align: right; line-height: 1.3; white-space: nowrap; }
.bill .doc b {color: var(--ink);  display: block; font-size: 1.7em; letter-spacing: -0.015em; }
.bill b, .bill h2, .bill h3 { font-weight: 640; }
.bill .bf { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(38%, max-content); border-top: 2px solid var(--line-ink); border-bottom: 1px solid var(--line-soft); }
.bill .bf > div { padding: 0.7em 1.1em 0.75em; border-left: 1px solid var(--line-soft); }
.bill .bf > div:first-child { padding-left: 0; border: 0; }
.bill dt, .bill .lab { color: var(--ink-soft); font-size: 0.925em; }
.bill .bf dd { font-weight: 560; }
.bill .bf .due dd { font-size: 1.55em; font-weight: 640; line-height: 1.2; letter-spacing: -0.015em; white-space: nowrap; }
.bill .cur, .paybox .cur { font-size: 0.65em; font-weight: 400; letter-spacing: 0; }
.bill .bf .due .cur { font-size: max(0.62em, 11px); }
.bill .bp { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 2em; }
.bill .bp p { color: var(--ink-soft); }
.bill h2 { font-size: 1.25em; line-height: 1.3; margin-bottom: 0.6em; }
.bill table { width: 100%; border-collapse: collapse; }
.bill th { padding: 0 0 0.45em 1em; border-bottom: 2px solid var(--line-ink); color: var(--ink-soft); font-size: 0.925em; font-weight: 520; text-align: right; }
.bill td { padding: 0.62em 0 0.62em 1em; border-bottom: 1px solid var(--line-faint); text-align: right; vertical-align: top; white-space: nowrap; }
.bill th:first-child, .bill td:first-child { padding-left: 0; text-align: left; white-space: normal; width: 50%; }
.bill td:last-child { font-weight: 560; }
.bill td small { display: none; color: var(--ink-soft); font-size: 0.925em; }
.bill .foot2 { display: grid; grid-template-columns: minmax(0, 1fr) minmax(17em, 46%); gap: 2.5em; margin-top: -1em; }
.bill .say { max-width: 22em; padding-top: 0.42em; }
.bill .say p { white-space: pre-line; text-wrap: pretty; }
.bill .foot2[data-long] { grid-template-columns: minmax(0, 1fr); gap: 1.25em; }
.bill .foot2[data-long] .sums { width: max(46%, 17em); max-width: 100%; margin-left: auto; }
.bill .foot2[data-long] .say { order: 2; max-width: none; }
.bill .say:empty { display: none; }
.bill .say:empty + * { grid-column: 2; }
.bill .sums > div { display: flex; justify-content: space-between; gap: 1em; padding: 0.42em 0; }
.bill .sums dt { font-size: 1em; }
.bill .sums dd { text-align: right; white-space: nowrap; }
.bill .sums > .sub { border-top: 1px solid var(--line-soft); }
.bill .sums > .sub dd { font-weight: 560; }
.bill .sums > .total { align-items: baseline; padding: 0.55em 0 0.6em; border-top: 1px solid var(--line-ink); border-bottom: 4px double var(--line-ink); }
.bill .sums > .total dt { color: var(--ink); font-weight: 640; }
.bill .sums > .total dd { font-size: 1.3em; font-weight: 640; line-height: 1.2; }
.bill .sums > .total .cur { font-size: max(0.65em, 11px); }
.bill .end { display: grid; gap: inherit; }
.bill .how { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 1.6em; align-items: center; padding-top: 1.2em; border-top: 2px solid var(--line-ink); }
.bill .qr { display: block; border: 1px solid var(--line-soft); border-radius: 2px; }
.bill .how h3 { font-size: 1.15em; margin-bottom: 0.25em; }
.bill .how ol { padding-left: 1.4em; }
.day { white-space: nowrap; }
.bill .how a { color: var(--action); }
.bill .small { padding-top: 0.8em; border-top: 1px solid var(--line-soft); color: var(--ink-soft); font-size: max(0.875em, 11px); line-height: 1.4; }
@container paper (max-width: 560px) {
  .bill { gap: 1.25rem; padding: 1.25rem 1rem; }
  .bill .bf { grid-template-columns: 1fr 1fr; }
  .bill .bf > div.due { grid-column: 1 / 3; display: flex; align-items: baseline; justify-content: space-between; gap: 1em; padding-left: 0; padding-right: 0; border-left: 0; border-top: 1px solid var(--line-faint); }
  .bill th:nth-child(2), .bill th:nth-child(3), .bill td:nth-child(2), .bill td:nth-child(3) { display: none; }
  .bill td small { display: block; }
  .bill .foot2 { grid-template-columns: minmax(0, 1fr); gap: 1.25rem; margin-top: 0; }
  .bill .say { order: 2; max-width: none; }
  .bill .say:empty + * { grid-column: auto; }
}
@container paper (max-width: 400px) { .mail .how { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 480px) { .mail { padding: 16px; } }
`;

export const invoicePageStyle = `
${billStyle}${publicStyle}
.pub > main { display: grid; grid-template-columns: minmax(0, 1fr) 24rem; gap: 2rem 3rem; align-items: start; width: 100%; max-width: 72rem; margin: 0 auto; padding: 2rem; }
.pub > main.one { grid-template-columns: minmax(0, 32rem); justify-content: center; }
.paybox { grid-column: 2; grid-row: 1; display: grid; gap: 1.125rem; padding: 1.25rem 1.5rem 1.5rem; background: var(--sheet); border: 1px solid var(--line-soft); border-top: 2px solid var(--line-ink); overflow-wrap: anywhere; }
.paper { grid-column: 1; grid-row: 1; }
.one > .paybox { grid-column: 1; }
.paybox h1 { font-size: 1rem; font-weight: 640; line-height: 1.4; }
.paybox .soft { color: var(--ink-soft); font-size: 0.9375rem; }
.paybox .note { color: var(--ink-soft); font-size: 0.8125rem; }
.paybox .sum { font-size: 2rem; font-weight: 640; line-height: 1.2; letter-spacing: -0.02em; }
.paybox form { display: grid; gap: 1rem; }
.paybox fieldset { display: grid; margin: 0; padding: 0; border: 0; min-width: 0; }
.paybox legend { margin-bottom: 0.375rem; padding: 0; font-weight: 520; font-size: 0.9375rem; }
.seg { display: grid; grid-template-columns: 1fr 1fr; border: 1px solid var(--line-control); border-radius: 3px; padding: 2px; }
.seg label { position: relative; display: grid; place-items: center; min-height: 2.25rem; border-radius: 2px; font-size: 0.9375rem; cursor: pointer; }
.seg input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.seg label:has(:checked) { background: var(--ink); color: var(--sheet); }
.seg label:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
.part { display: grid; gap: 0.25rem; font-weight: 520; font-size: 0.9375rem; }
.part input { width: 100%; min-height: 2.75rem; padding: 0 0.625rem; border: 1px solid var(--line-control); border-radius: 3px; background: var(--sheet); color: inherit; font: inherit; }
.part small { color: var(--ink-soft); font-weight: 400; }
form:has(#all:checked) .part, form:has(#all:checked) .some, form:has(#some:checked) .whole { display: none; }
.bill .how { display: none; }
@media (max-width: 63.99rem) {
  .pub > main { grid-template-columns: minmax(0, 1fr); padding: 1.25rem 1rem 1.5rem; gap: 1.25rem; }
  .paybox, .paper { grid-column: 1; grid-row: auto; }
  .paybox { order: -1; padding: 1.125rem 1rem 1.25rem; }
}
@media (max-width: 47.99rem) { .pub > header button { display: none; } }
@page { size: A4; margin: 16mm 16mm 18mm; @bottom-right { content: 'Page ' counter(page) ' of ' counter(pages); font: 11px Arial, sans-serif; color: #445068; } }
@media print {
  body, .paper { background: #fff; }
  .pub > header, .pub > footer, .paybox { display: none; }
  .pub, .pub > main { display: block; min-height: 0; max-width: none; margin: 0; padding: 0; }
  .paper { border: 0; container: none; }
  .bill { display: block; padding: 0; }
  .bill > * + * { margin-top: 2em; }
  .bill > .foot2 { margin-top: 1em; }
  .bill > .end { gap: 1.5em; }
  .bill .how { display: grid; }
  .bill .qr { width: 36mm; height: 36mm; }
  .bill tr, .bill .foot2:not([data-long]), .bill .sums, .bill .end, .bill .bf, .bill .bp, .bill .small { break-inside: avoid; }
  .bill tbody tr:last-child, .bill .foot2, .bill .foot2:not([data-long]) + .end { break-before: avoid; }
  .bill:not(:has(tbody tr:nth-child(11), [data-long])) { display: flex; gap: 0; min-height: 255mm; }
  .bill:not(:has(tbody tr:nth-child(11), [data-long])) > .end { margin-top: auto; }
  .bill h2 { break-after: avoid; }
  .bill thead { display: table-header-group; }
}
`;
