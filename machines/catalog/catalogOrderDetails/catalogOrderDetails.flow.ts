import { resourceFlow } from '../../kit/resource/resource.flow';
import { order } from '../catalogOrders/catalogOrders.flow';
import { type CatalogOrderDetails, catalogOrderDetailsMachine } from './catalogOrderDetails.machine';

export const paidOrder: CatalogOrderDetails = {
  ...order(25),
  phone: '+2348031447720',
  customerId: '1',
  address: '7 Bourdillon Road, Ikoyi, Lagos',
  note: 'Call at the gate',
  deliveryName: 'Delivery in Lagos',
  deliveryFee: '2500.00',
  transactionReference: 'KOR-25',
  paymentReference: 'KPY-25',
  method: 'Card',
  refunded: '0.00',
  sentNote: '',
  sentBy: '',
  lines: [
    { name: 'Ofada rice, 5 kg', image: '', quantity: 1, price: '14200.00', amount: '14200.00' },
    { name: 'Aṣọ òkè cushion', image: '', quantity: 1, price: '14400.00', amount: '14400.00' },
  ],
};

export const catalogOrderDetailsFlow = resourceFlow(catalogOrderDetailsMachine, {
  key: '25',
  answers: { paid: paidOrder },
  screen: { path: '/dashboard/catalog/25/orders', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Order', loaded: 'Deliver to' },
});
