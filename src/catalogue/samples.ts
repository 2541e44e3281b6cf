import type { Tone } from '../ui/feedback/StatusMark';
import type { IconName } from '../ui/theme/Icon';

export const statuses = {
  Successful: { tone: 'green', icon: 'circle-check' },
  Won: { tone: 'green', icon: 'check' },
  Processing: { tone: 'orange', icon: 'loader' },
  Pending: { tone: 'orange', icon: 'hourglass' },
  Flagged: { tone: 'orange', icon: 'flag' },
  'Almost due': { tone: 'orange', icon: 'clock' },
  'Awaiting Verification': { tone: 'blue', icon: 'key-round' },
  'Awaiting Approval': { tone: 'indigo', icon: 'user-check' },
  'Awaiting Second Level': { tone: 'indigo', icon: 'users' },
  'Awaiting Response': { tone: 'indigo', icon: 'message-circle' },
  Initiated: { tone: 'plain', icon: 'circle-dot' },
  Assessment: { tone: 'plain', icon: 'scale' },
  'Not due': { tone: 'plain', icon: 'calendar' },
  Inactive: { tone: 'plain', icon: 'circle-slash' },
  Failed: { tone: 'red', icon: 'circle-x' },
  Rejected: { tone: 'red', icon: 'ban' },
  Reversed: { tone: 'red', icon: 'undo-2' },
  'Awaiting Confirmation': { tone: 'red', icon: 'clock-alert' },
} as const satisfies Record<string, { readonly tone: Tone; readonly icon: IconName }>;

export type Status = keyof typeof statuses;

export interface Entry {
  readonly id: string;
  readonly day: string;
  readonly name: string;
  readonly amount: string;
  readonly status: Status;
}

const names = [
  'Ada Okafor',
  'Chidinma Eze & Sons',
  'Bluecrest Foods',
  'Danjuma Logistics Ltd',
  'Ọlúwaṣeun Adébáyọ̀',
  'Hauwa Ibrahim',
  'Kano Textile Cooperative Society',
  'Ifeanyi Nwosu',
];
const order: readonly Status[] = [
  'Awaiting Second Level',
  'Awaiting Verification',
  'Awaiting Approval',
  'Successful',
  'Processing',
  'Failed',
];

/** Enough entries for the longest list. */
export const entries: readonly Entry[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index + 1),
  day: `${String(28 - (index % 28)).padStart(2, '0')}-Nov-2026`,
  name: names[index % names.length] ?? '',
  amount: `${((index * 7919) % 4000) + 1},${String((index * 131) % 1000).padStart(3, '0')}.00`,
  status: order[index % order.length] ?? 'Successful',
}));

export const towns = [
  'Àkúrẹ́',
  'Ọ̀yọ́',
  'Lagos',
  'Kano',
  'Ìbàdàn',
  'Enugu',
  'Port Harcourt',
  'Jos',
  'Benin City',
  'Kaduna',
  'Abẹ́òkúta',
].map((label) => ({ value: label, label }));
