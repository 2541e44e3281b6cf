import { testData as endpoints } from '../../contract/shell/testData';
import { serveChange } from '../http/serve';
import { addTestData } from './testData';

export const testDataRoutes = [
  serveChange(
    endpoints.addTestData,
    { type: 'Test data', action: 'Add test data', subject: ['list', 'body.list'], mayChangeNothing: true },
    async ({ body }, { context, session, audit }) => {
      const answer = await addTestData(context, session, body.list);
      if (answer.added === 0) audit.unchanged();
      return answer;
    },
  ),
];
