/** The models of all flows. A flow without one does not compile. */
import { type FlowName, type Flows, flows } from '../../machines/flows';
import type { ListFacts } from '../../machines/kit/collection.flow';
import { collectionModel } from './kit/collection';
import type { AnyModel } from './model';
import { listedModels } from './models.list';

/** Flows of the kit whose model follows from what they declare. */
type Derived = { [Name in FlowName]: Flows[Name] extends { readonly list: ListFacts } ? Name : never }[FlowName];

const derived: Readonly<Record<string, AnyModel>> = Object.fromEntries(
  Object.entries(flows).flatMap(([name, flow]) => ('list' in flow ? [[name, collectionModel(flow.list)] as const] : [])),
);

const listed: Readonly<Record<Exclude<FlowName, Derived>, AnyModel>> = listedModels;

const isWhole = (some: Partial<Record<FlowName, AnyModel>>): some is Record<FlowName, AnyModel> =>
  Object.keys(flows).every((name) => name in some);

function all(): Readonly<Record<FlowName, AnyModel>> {
  const together = { ...derived, ...listed };
  if (!isWhole(together)) throw new TypeError('A flow has no model');
  return together;
}

export const models = all();
