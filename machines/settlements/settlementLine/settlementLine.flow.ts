import { resourceFlow } from '../../kit/resource/resource.flow';
import { statement, statementItems } from '../settlementStatement/settlementStatement.flow';
import { settlementLineMachine } from './settlementLine.machine';

export const settlementLineFlow = resourceFlow(settlementLineMachine, {
  key: `${statement.id}/collections`,
  answers: { one: { rows: statementItems.slice(0, 1), total: 1, version: statement.version, amount: statement.amount } },
  screen: {
    path: `/dashboard/account/settlements/${statement.id}/statement`,
    as: 'amaka.obi@bluecrest.test',
    opens: 'Collections',
  },
  sees: { loading: 'Settlement statement', loaded: /^KOR-\w+$/ },
});
