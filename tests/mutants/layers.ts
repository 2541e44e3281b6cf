/** Which sources each layer has, and which checks ought to notice when one of them is broken. */
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type FlowName, flows } from '../../machines/flows';
import type { Layer } from './operators';

/** One part of what ought to notice: the tests beside the source, all others that import it, the paths of its flows, and their proofs. */
export type Check = 'beside' | 'importing' | 'paths' | 'proofs';
/** What is asked of the whole project, the slowest last: the compiler, and the tests of the browser. */
export type Whole = 'types' | 'browser';

const NOT_BROKEN = /\.(test|never|types|flow|cases|properties|errors|list|style)\.tsx?$/;
const FOLDERS: Readonly<Record<Layer, string>> = {
  machines: 'machines',
  views: 'src/screens',
  services: 'src/services',
  sandbox: 'sandbox',
};
/** Where other tests of a layer are. Of a view only those of screens: the others open every screen there is. */
export const TESTED_IN: Readonly<Record<Layer, readonly string[]>> = {
  machines: ['machines', 'src/services'],
  views: ['src/screens'],
  services: ['src'],
  sandbox: ['sandbox'],
};
/** What no merchant meets: the seeds, the tests' own helpers, and the ways to a database. */
const OUTSIDE = /^sandbox\/(seed|testing|database|migrations)\//;

export function filesOf(layer: Layer, root: string): readonly string[] {
  const all = readdirSync(`${root}/${FOLDERS[layer]}`, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${FOLDERS[layer]}/${name}`,
  );
  return all.filter((file) => /\.tsx?$/.test(file) && !NOT_BROKEN.test(file) && !OUTSIDE.test(file)).sort();
}

export const layerOf = (file: string): Layer | null => {
  const layer = (Object.keys(FOLDERS) as Layer[]).find((one) => file.startsWith(`${FOLDERS[one]}/`));
  return layer && /\.tsx?$/.test(file) && !NOT_BROKEN.test(file) && !OUTSIDE.test(file) ? layer : null;
};

/** Of each part of the kit, flows that are made of it, by the start of the file's name. */
const MADE_OF: Readonly<Record<string, readonly FlowName[]>> = {
  accountLookup: ['beneficiary'],
  batch: ['bulkRefund', 'bulkPayout'],
  collection: ['payouts'],
  confirmation: ['payout'],
  confirmedAction: ['beneficiaryRemoval', 'customerStatus'],
  download: ['payoutsDownload'],
  form: ['contactInformation'],
  otp: ['payoutVerification'],
  reason: ['customerStatus'],
  reportRequest: ['transactionsExport', 'reportRepeat'],
  resend: ['verificationMail'],
  resource: ['payoutDetails'],
};

/** Flows that show what no flow of `OF_EACH_KIND` shows, by the name of a view of the kit or of its folder. */
const SHOWN_IN: Readonly<Record<string, readonly FlowName[]>> = {
  batch: ['bulkRefund', 'bulkPayout'],
  businessStatus: ['subMerchants'],
  CodeEntry: ['payout', 'payoutVerification', 'approval'],
  ConfirmDialog: ['beneficiaryRemoval', 'customerStatus', 'stakeholderRemoval'],
  DetailsPage: ['transactionDetails', 'refundDetails', 'customerDetails'],
  DownloadMenu: ['payoutsDownload'],
  ExportDialog: ['transactionsExport'],
  ExportForm: ['transactionsExport'],
  ExportProgress: ['transactionsExport'],
  exportScope: ['transactionsExport'],
  exportWords: ['transactionsExport'],
  ReasonField: ['customerStatus'],
  StartLink: ['transactions', 'refunds'],
  TestMode: ['payout', 'refund', 'bulkRefund'],
  TimedResendButton: ['payoutVerification', 'verificationMail', 'newPassword'],
};

/** What every screen is made of shows in a flow of each kind. */
const OF_EACH_KIND: readonly FlowName[] = [
  'payout',
  'beneficiaries',
  'contactInformation',
  'beneficiaryRemoval',
  'payoutDetails',
];

/** Flows of other areas that an area's screens show. */
const BESIDE: Readonly<Record<string, readonly FlowName[]>> = { access: ['session'] };

const isFlow = (name: string): name is FlowName => Object.hasOwn(flows, name);

/** How much of the start of two names is the same. */
function shared(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** The flows whose paths go through a file, the likeliest first. */
export function flowsOf(layer: Layer, file: string): readonly FlowName[] {
  if (layer !== 'machines' && layer !== 'views') return [];
  const area = file.split('/')[layer === 'views' ? 2 : 1] ?? '';
  const name = basename(file).split('.')[0] ?? '';
  const own = basename(dirname(file));
  if (layer === 'machines' && isFlow(own)) return [own];
  const made = layer === 'machines' ? MADE_OF[name] : (SHOWN_IN[name] ?? SHOWN_IN[own]);
  if (area === 'kit' && made) return made;
  const ofArea = Object.keys(flows).flatMap((flow) => (isFlow(flow) && flowFolders().get(flow) === area ? flow : []));
  const found = ofArea.length > 0 ? [...ofArea, ...(layer === 'views' ? (BESIDE[area] ?? []) : [])] : OF_EACH_KIND;
  // `BatchDialog` in the folder `bulk` shows `bulkPayout`.
  const like = (flow: string) => Math.max(shared(flow, name), shared(flow, own));
  return [...found].sort((one, other) => like(other) - like(one));
}

let folders: ReadonlyMap<string, string> | null = null;

/** The area of each flow. */
function flowFolders(): ReadonlyMap<string, string> {
  folders ??= new Map(
    readdirSync('machines', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.flow.ts'))
      .map((path) => [basename(path, '.flow.ts'), path.split('/')[0] ?? '']),
  );
  return folders;
}

/** The folders of the tests that are about a file: its own and, of a part of the kit, those of the flows that are made of it. */
export function testFoldersOf(layer: Layer, file: string): readonly string[] {
  const own = dirname(file);
  if (layer !== 'machines' || !own.startsWith('machines/kit')) return [own];
  return [own, ...flowsOf(layer, file).map((flow) => `machines/${flowFolders().get(flow) ?? ''}/${flow}`)];
}

/** In the order in which they are asked: what notices most of a layer comes first. */
export function checksOf(layer: Layer): readonly Check[] {
  switch (layer) {
    case 'machines':
      return ['beside', 'paths', 'importing', 'proofs'];
    case 'views':
      return ['beside', 'paths', 'importing'];
    case 'services':
    case 'sandbox':
      return ['beside', 'importing'];
    default:
      return layer satisfies never;
  }
}
