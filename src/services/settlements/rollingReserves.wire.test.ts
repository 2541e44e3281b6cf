// @vitest-environment happy-dom
/** What the services of the rolling reserve send, and what they make of the answers. */
import { rollingReserveFilters } from '../../../machines/settlements/rollingReserves/rollingReserves.machine';
import { describeServices } from '../../../tests/services/exchanges';
import { exportRollingReserves, getReserveSummary, listRollingReserves } from './rollingReserves';

const LIST = 'GET /subsidiary/dashboard/rolling/reserves';

const row = {
  id: 7,
  settlementDate: '2026-09-01 18:00:00',
  settlementAmount: '1322085.00',
  withheldAmount: '66104.25',
  balance: '66104.25',
  status: 'Almost due',
  currency: 'NGN',
  percentage: 5,
  releaseDate: '2026-11-30 18:00:00',
  settlementId: 41,
  settlementReference: 'STL-20260901-25',
};
const item = {
  id: '7',
  settlementAt: '2026-09-01T18:00:00',
  settlementAmount: '1322085.00',
  withheld: '66104.25',
  balance: '66104.25',
  status: 'Almost due',
  currency: 'NGN',
  percent: 5,
  releaseAt: '2026-11-30T18:00:00',
  settlementId: '41',
  settlementReference: 'STL-20260901-25',
};
const { empty } = rollingReserveFilters;

describeServices('the rolling reserve', [
  {
    name: '[RSV-01] listRollingReserves with every filter, on whole days in Lagos and a week from Monday to Sunday',
    call: (options) =>
      listRollingReserves(
        {
          filter: {
            status: 'Almost due',
            week: '2026-12-28',
            dashboard: 'NGN',
            currency: 'USD',
            days: { from: '2026-09-01', to: '2026-09-30' },
          },
          page: 2,
          size: 50,
        },
        options,
      ),
    asks: [
      {
        to: LIST,
        query: {
          page: '2',
          size: '50',
          status: 'Almost due',
          currency: 'USD',
          fromdate: '2026-09-01 00:00:00',
          todate: '2026-09-30 23:59:59',
          releasefrom: '2026-12-28 00:00:00',
          releaseto: '2027-01-03 23:59:59',
        },
        answer: { items: [row], page: { total: 51 } },
      },
    ],
    gives: { rows: [item], total: 51 },
  },
  {
    name: '[RSV-01] listRollingReserves of a provider that says neither rate nor release',
    call: (options) => listRollingReserves({ filter: empty, page: 1, size: 20 }, options),
    asks: [
      {
        to: LIST,
        query: { page: '1', size: '20' },
        answer: { items: [{ id: 7, settlementAmount: 100, status: 'Not due' }], page: { total: 1 } },
      },
    ],
    gives: {
      rows: [
        {
          id: '7',
          settlementAt: null,
          settlementAmount: '100',
          withheld: null,
          balance: null,
          status: 'Not due',
          currency: '',
          percent: null,
          releaseAt: null,
          settlementId: null,
          settlementReference: '',
        },
      ],
      total: 1,
    },
  },
  {
    name: '[RSV-01] getReserveSummary of a currency',
    call: (options) => getReserveSummary({ key: 'NGN' }, options),
    asks: [
      {
        to: `${LIST}/summary`,
        query: { currency: 'NGN' },
        answer: {
          data: {
            currency: 'NGN',
            held: '66104.25',
            heldCount: 1,
            nextRelease: { date: '2026-11-30 18:00:00', amount: '66104.25' },
            releasedThisMonth: '0.00',
            weeks: [{ weekStart: '2026-11-30', amount: '66104.25', count: 1 }],
          },
        },
      },
    ],
    gives: {
      currency: 'NGN',
      held: '66104.25',
      count: 1,
      next: { date: '2026-11-30T18:00:00', amount: '66104.25' },
      releasedThisMonth: '0.00',
      percent: null,
      days: null,
      weeks: [{ start: '2026-11-30', amount: '66104.25', count: 1 }],
    },
  },
  {
    name: '[RSV-01 GEN-06] exportRollingReserves as CSV',
    call: async (options) => {
      const { name, content } = await exportRollingReserves({ filter: { ...empty, status: 'Due' }, format: 'csv' }, options);
      return [name.replace(/-[0-9a-f]{8}\./, '-random.'), ...(await content.text()).split('\r\n')];
    },
    asks: [
      {
        to: LIST,
        query: { page: '1', size: '100', status: 'Due' },
        answer: { items: [row, { id: 8, status: 'Due' }], page: { total: 2 } },
      },
    ],
    gives: [
      'Rolling-reserve-20261121-003000-random.csv',
      '\uFEFFSettlement date,Settlement,Currency,Settlement amount,Withheld amount,Balance,Release date,Status',
      '2026-09-01 18:00:00,STL-20260901-25,NGN,1322085.00,66104.25,66104.25,2026-11-30 18:00:00,Almost due',
      ',,,,,,,Due',
      '',
    ],
  },
]);
