/** Responses of ports that are not under test. */
import { flows } from '../../machines/flows';
import { portFacts } from '../../machines/kit/flow/port';
import { stallCode } from '../../machines/links/qrCodes/qrCodes.flow';
import { ada } from '../../machines/payouts/beneficiaries/beneficiaries.flow';
import { ngozi } from '../../machines/people/users/users.flow';
import type { Account } from './driver';
import { openedFor } from './people';

type Answers = Readonly<Record<string, unknown>>;

/** A port that loads returns the first response in its own flow's cases. */
const loaded: Answers = Object.fromEntries(
  Object.values(flows).flatMap(({ machine, cases }) => {
    const ports: Readonly<Record<string, { readonly answers: object }>> = cases.ports;
    return Object.entries(machine.implementations.actors).flatMap(([src, logic]) => {
      const name = portFacts(logic)?.name;
      const [first] = Object.entries(ports[src]?.answers ?? {});
      return name?.endsWith('.load') && first ? [[name, first[1]]] : [];
    });
  }),
);

const saved = { message: 'Saved' };

export const defaultAnswers = (as: Account): Answers => ({
  ...loaded,
  loadProfile: openedFor(as),
  findOpenWork: { openOrders: 0 },
  revokeSession: undefined,
  forgetSession: undefined,
  'splitSettlement.take': { split: null },
  'splitSettlement.choices': flows.splitSettlement.cases.ports.loadChoices.answers.all,
  // The row of a dialog must exist in each status.
  'users.load': {
    rows: [
      ngozi,
      { ...ngozi, id: '6', firstName: 'Kemi', lastName: 'Ade', email: 'kemi.ade@bluecrest.test', status: 'Inactive' },
      { ...ngozi, id: 'invitation-1', firstName: 'Chidi', lastName: 'Okeke', email: 'chidi@crafts.test', status: 'New' },
    ],
    total: 3,
  },
  'feeBearer.load': 'SBF',
  'qrCodes.load': { rows: [stallCode], total: 1 },
  'beneficiaries.load': { rows: [ada, { ...ada, id: '8', name: 'ADUNNI BELLO' }], total: 2 },
  'twoFactor.load': { isOn: as === 'amaka.obi@bluecrest.test' },
  'newPaymentLink.save': { message: 'Payment link created successfully' },
  'complianceProfile.save': saved,
  'complianceBank.save': saved,
  'complianceDirector.save': saved,
  'complianceDocuments.save': saved,
});
