/** A script that a person follows in a browser without reading code, as a page to print or to tick off. */

import { allEndpoints } from '../../contract/all';
import { type ByHand, byHand, type Prepared, type Row } from './rows';
import type { Scripted } from './script';

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c2430 }
table { border-collapse: collapse; width: 100% } th, td { border: 1px solid #8a94a3; padding: .4rem .6rem; text-align: left; vertical-align: top }
section { margin-top: 2.5rem; break-inside: avoid-page } p { margin: .3rem 0 } code { overflow-wrap: anywhere }`;

/** What each ending of a call is in the sandbox's controls. */
const KINDS: Readonly<Record<string, string>> = {
  'no connection': 'network',
  'a lost response': 'lost',
  'a server error': 'broken',
  'a refusal': 'server',
  'an expired session': 'expired',
  'an unreadable response': 'garbled',
  'a pending status': 'pending',
  'a processing status': 'processing',
  'an unknown code': 'unknownCode',
  'a code without a batch': 'noBatch',
  'an undecided answer': 'undecided',
  'a missing part': 'incomplete',
  'a refusal without a reason': 'declined',
  'an unfinished file': 'unfinished',
};

const endpoints = Object.values(allEndpoints);

const addressOf = (call: string) => {
  const found = endpoints.find(({ name }) => name === call);
  return found ? `${found.method} ${found.path}` : call;
};

/** What a person sets up before the step that makes the call. */
export const preparedText = ({ calls: [call = ''], ending }: Prepared) =>
  `Before this step, prepare that the next ${addressOf(call)} ends with ${ending}.`;

const commandFor = ({ calls: [endpoint = ''], ending }: Prepared) =>
  `curl -X POST http://localhost:4173/sandbox/faults -H 'content-type: application/json' -d '${JSON.stringify({ endpoint, kind: KINDS[ending] })}'`;

const paragraphs = (lines: readonly string[]) => lines.map((text) => `<p>${escaped(text)}</p>`).join('');

function rowOf({ prepare, does, sees }: Row, n: number): string {
  const before = prepare.map(
    (one) =>
      `<p><strong>${escaped(preparedText(one))}</strong></p><p>In the sandbox: <code>${escaped(commandFor(one))}</code></p>`,
  );
  return `<tr><td>${n + 1}</td><td>${before.join('')}${paragraphs(does)}</td><td>${paragraphs(sees)}</td><td><input type="checkbox" aria-label="Step ${n + 1} is as expected"></td></tr>`;
}

function sectionOf({ id, title, req, preconditions, rows }: ByHand): string {
  return `<section id="${escaped(id)}"><h2>${escaped(title)}</h2>
<p>${escaped(id)}. Requirements: ${escaped(req.join(', '))}.</p>
<p><strong>Before you begin:</strong> ${escaped(preconditions.join(' '))}</p>
<table><thead><tr><th>Step</th><th>Do</th><th>Expect</th><th>OK</th></tr></thead><tbody>
${rows.map(rowOf).join('\n')}
</tbody></table></section>`;
}

/** How a person follows the scripts. */
const HOW = [
  'Addresses such as /dashboard follow the address of the app, for example http://localhost:4173/dashboard.',
  'In the sandbox, every account has the password Bluecrest#2026, and every code appears at /sandbox/outbox.',
  '“Briefly” means: until the provider responds. If it is too fast to see, go on.',
  'Some steps need a call to fail. In the sandbox, paste the command below the step into a terminal.',
  'Elsewhere, use the browser’s developer tools: Network, then Offline for “no connection”, or a local override of the response.',
];

export function asManual({ area, about, scripts }: Scripted): string {
  const title = escaped(`${area}: ${about}`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1>
${paragraphs(HOW)}
${scripts.map(byHand).map(sectionOf).join('\n')}
</body></html>
`;
}
