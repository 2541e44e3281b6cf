import { describeFlows, others } from './describeFlows';

describeFlows(others);
