/** Who a business pays again. */
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from '../columns';
import { ofBusiness } from './people.tables';

export const beneficiaries = pgTable(
  'beneficiary',
  {
    id: id(),
    ...ofBusiness(),
    type: text().$type<'Bank' | 'Merchant' | 'Mobile'>().notNull(),
    name: text().notNull(),
    accountNumber: text('account_number').notNull(),
    bankCode: text('bank_code'),
    bankName: text('bank_name'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('beneficiary_of_business').on(table.businessId, table.environment),
    unique('beneficiary_once')
      .on(table.businessId, table.environment, table.type, table.accountNumber, table.bankCode)
      .nullsNotDistinct(),
  ],
);
