/** The models of all flows. A flow without one does not compile. */
import type { FlowName } from '../../machines/flows';
import { listedKitModels } from './kit/kit';
import type { AnyModel } from './model';
import { listedModels } from './models.list';

export const models: Readonly<Record<FlowName, AnyModel>> = { ...listedKitModels, ...listedModels };
