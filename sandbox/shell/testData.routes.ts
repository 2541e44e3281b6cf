import { testData as endpoints } from '../../contract/shell/testData';
import { serveChange } from '../http/serve';
import { addTestData } from './testData';

export const testDataRoutes = [
  serveChange(
    endpoints.addTestData,
    { type: 'Test data', action: 'Add test data', subject: ['list', 'body.list'] },
    async ({ body }, { context, session }) => addTestData(context, session, body.list),
  ),
];
