// @vitest-environment happy-dom
/** What home asks for, by what the role may view. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { twoDays } from '../../../machines/home/dailyFigures/dailyFigures.flow';
import { dailyFiguresMachine } from '../../../machines/home/dailyFigures/dailyFigures.machine';
import { inflowOutflowMachine } from '../../../machines/home/inflowOutflow/inflowOutflow.machine';
import { recentMovementsMachine } from '../../../machines/home/recentMovements/recentMovements.machine';
import { type ToDo, toDoMachine } from '../../../machines/home/toDo/toDo.machine';
import { november } from '../../../machines/home/transactionSummary/transactionSummary.flow';
import { transactionSummaryMachine } from '../../../machines/home/transactionSummary/transactionSummary.machine';
import { twoBalances } from '../../../machines/home/walletBalances/walletBalances.flow';
import { walletBalancesMachine } from '../../../machines/home/walletBalances/walletBalances.machine';
import type { Fault } from '../../../machines/kit/flow/fault';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { homeFlows } from '../../wiring/home/home';
import type { Place } from '../shell/places';
import { HomeScreen } from './HomeScreen';

afterEach(cleanup);

const neverLoads = () => Promise.reject(new Failure({ kind: 'server', status: 500, message: 'Something broke' }));

const failingFlows = {
  ...homeFlows,
  toDo: wire(toDoMachine, { load: neverLoads }),
  walletBalances: wire(walletBalancesMachine, { load: neverLoads }),
  transactionSummary: wire(transactionSummaryMachine, { load: neverLoads }),
  dailyFigures: wire(dailyFiguresMachine, { load: neverLoads }),
  recentMovements: wire(recentMovementsMachine, { load: neverLoads }),
  inflowOutflow: wire(inflowOutflowMachine, { load: neverLoads }),
};

const open = (...permissions: string[]) => openWith({}, ...permissions);

interface Lost {
  readonly missing?: ToDo['missing'];
  readonly withoutPayouts?: Fault;
}

/** Opens home with all its parts, of which something within may be lost. */
function openWith({ missing = [], withoutPayouts }: Lost, ...permissions: string[]) {
  const asked = new Set<string>();
  const answering =
    <Value,>(name: string, value: Value) =>
    async () => {
      asked.add(name);
      return value;
    };
  const flows = {
    ...homeFlows,
    toDo: wire(toDoMachine, {
      load: answering('toDo', { chargebacks: null, codes: null, approvals: null, failures: null, missing }),
    }),
    walletBalances: wire(walletBalancesMachine, { load: answering('balances', twoBalances) }),
    transactionSummary: wire(transactionSummaryMachine, { load: answering('transactions', november) }),
    dailyFigures: wire(dailyFiguresMachine, { load: answering('days', twoDays) }),
    recentMovements: wire(recentMovementsMachine, {
      load: answering('movements', { movements: [], payouts: [], withoutPayouts: withoutPayouts ?? null }),
    }),
    inflowOutflow: wire(inflowOutflowMachine, { load: answering('flow', []) }),
  };
  show(flows, permissions);
  return asked;
}

type Given = Partial<Omit<Parameters<typeof HomeScreen>[0], 'flows' | 'permissions'>>;

function show(flows: typeof homeFlows, permissions: readonly string[], given: Given = {}) {
  render(
    <FlowProvider Toasts={Toasts}>
      <HomeScreen
        flows={flows}
        groups={[]}
        business="Bluecrest Stores"
        currency="NGN"
        permissions={permissions}
        user={{ id: '1', name: 'Amaka Obi' }}
        wayToGoLive={null}
        hasSwaps={false}
        pageAt={() => null}
        {...given}
      />
    </FlowProvider>,
  );
}

const figures = () => screen.queryAllByRole('term').map((term) => term.textContent);
const BALANCES = ['Collection Balance', 'Payout Balance'];
const PAYMENTS = ['Transaction count', 'Transaction volume', 'Transaction settlements'];

describe('[HOM-01 HOM-02 GEN-10] home asks only for what the role may view', () => {
  it.each([
    [
      ['balance.view', 'transaction.view'],
      ['balances', 'days', 'flow', 'movements', 'toDo', 'transactions'],
      [...BALANCES, ...PAYMENTS],
    ],
    [['balance.view'], ['balances', 'flow', 'movements', 'toDo'], BALANCES],
    [['transaction.view'], ['toDo', 'transactions'], PAYMENTS],
    [['payout.view'], ['toDo'], []],
  ])('with %j', async (permissions, parts, labels) => {
    const asked = open(...permissions);
    await waitFor(() => expect([...asked].sort()).toEqual(parts));
    expect(figures().slice(0, labels.length)).toEqual(labels);
    expect(screen.queryAllByRole('combobox', { name: 'Period' })).toHaveLength(parts.includes('flow') ? 1 : 0);
    await waitFor(() => expect(document.querySelector('main [aria-busy=true], [aria-busy=true]')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('home when its calls fail', () => {
  it.each(['To do', 'Recent activity', 'Inflow and outflow'])('says in “%s” that it is not loaded', async (name) => {
    show(failingFlows, ['balance.view', 'transaction.view', 'payout.view', 'payout.initiate']);
    const part = await screen.findByRole('region', { name });
    expect(await within(part).findByText('Not loaded')).toBeTruthy();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('does not say that it was just updated where only some parts loaded', async () => {
    const loaded = wire(toDoMachine, {
      load: async () => ({ chargebacks: null, codes: null, approvals: null, failures: null, missing: [] }),
    });
    show({ ...failingFlows, toDo: loaded }, ['balance.view', 'transaction.view', 'payout.view', 'payout.initiate']);
    expect(await screen.findByText('Update failed')).toBeTruthy();
    expect(screen.queryByText('Updated just now')).toBeNull();
  });
});

describe('home of which something within a part is lost', () => {
  const fault: Fault = { kind: 'network' };
  it.each([
    ['a list of what is to do', { missing: [{ list: 'codes', fault }] }, 'We couldn’t load payouts that await a code.'],
    ['the pending payouts', { withoutPayouts: fault }, 'We couldn’t load your pending payouts.'],
  ] as const)('names %s, and does not say that it was just updated', async (_, lost, said) => {
    openWith(lost, 'balance.view', 'transaction.view', 'payout.view', 'payout.initiate');
    expect((await screen.findByRole('alert')).textContent).toContain(said);
    expect(await screen.findByText('Update failed')).toBeTruthy();
    expect(screen.queryByText('Updated just now')).toBeNull();
  });
});

describe('[NAV-07 GEN-10] a business that isn’t live', () => {
  const wayToGoLive = { label: 'CONTINUE KYC', path: '/dashboard/get-Started/onboarding', done: 2, total: 5 };

  it.each([['balance.view'], ['transaction.view'], ['payout.view', 'payout.initiate']])(
    'is led to its next step, if the role may open it, with %s',
    async (...permissions) => {
      show(failingFlows, permissions, { wayToGoLive, pageAt: (path) => (path === wayToGoLive.path ? path : null) });
      const link = await screen.findByRole('link', { name: 'CONTINUE KYC' });
      expect(link.getAttribute('href')).toBe(wayToGoLive.path);
      expect(screen.getByText('Your business isn’t live yet')).toBeTruthy();
      expect(screen.getByText('Complete your details to accept live payments.')).toBeTruthy();
      cleanup();
      show(failingFlows, permissions, { wayToGoLive });
      await screen.findAllByRole('alert');
      expect(screen.queryByRole('link', { name: 'CONTINUE KYC' })).toBeNull();
    },
  );
});

describe('[GEN-10] home without balances and transactions', () => {
  const place = (label: string, current: Place['current']): Place => ({ href: `/${label}`, label, current });
  const groups = [
    { name: 'Home', icon: 'house', isPage: true, places: [place('Dashboard', 'page')] },
    { name: 'Account', icon: 'landmark', isPage: false, places: [place('Payouts', undefined), place('Wallets', 'true')] },
  ] as const;

  it('leads to the other pages of the role', () => {
    show(failingFlows, [], { groups });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Account']);
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Payouts', '/Payouts'],
      ['Wallets', '/Wallets'],
    ]);
    expect(screen.queryByRole('region', { name: 'To do' })).toBeNull();
  });

  it.each([
    ['Bluecrest Stores', 'Bluecrest Stores'],
    ['', 'this business'],
  ])('says what the role cannot view (of “%s”)', (business, called) => {
    show(failingFlows, [], { business });
    expect(screen.getByText(`You’re signed in to ${called}. Your role can’t view balances or transactions.`)).toBeTruthy();
  });

  it('says what is to do to a role that may act on it, and that it failed to load', async () => {
    show(failingFlows, ['payout.view', 'payout.approve']);
    const toDo = within(screen.getByRole('region', { name: 'To do' }));
    expect(toDo.queryByText('Update failed')).toBeNull();
    expect(await toDo.findByText('Update failed')).toBeTruthy();
  });
});

describe('[HOM-01] home on a phone', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([true, false])('has its first actions below what is to do (%s), else beside its title', (isNarrow) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(width < 48rem)' && isNarrow,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    show(failingFlows, ['balance.view', 'payout.initiate'], { pageAt: (path) => path });
    const send = screen.getAllByRole('link', { name: 'Send' });
    expect(send).toHaveLength(1);
    const follows = send[0]?.compareDocumentPosition(screen.getByRole('region', { name: 'To do' }));
    expect(follows).toBe(isNarrow ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
