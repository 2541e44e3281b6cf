/** The models of all flows that are made of a kit machine. */
import { type FlowName, type Flows, flows } from '../../../machines/flows';
import type { CollectionFacts } from '../../../machines/kit/collection/collection.flow';
import type { ActionFacts } from '../../../machines/kit/confirmation/action.flow';
import type { DownloadFacts } from '../../../machines/kit/download/download.flow';
import type { FormFacts } from '../../../machines/kit/form/form.flow';
import type { ReportRequestFacts } from '../../../machines/kit/report/reportRequest.flow';
import type { ResendFacts } from '../../../machines/kit/resend/resend.flow';
import type { ResourceFacts } from '../../../machines/kit/resource/resource.flow';
import type { AnyModel } from '../model';
import { actionModel } from './action';
import { collectionModel } from './collection';
import { downloadModel } from './download';
import { formModel } from './form';
import { reportRequestModel } from './reportRequest';
import { resendModel } from './resend';
import { resourceModel } from './resource';

/** What the tests need of a kit flow. */
export type KitFacts =
  | CollectionFacts
  | FormFacts
  | ActionFacts
  | DownloadFacts
  | ResourceFacts
  | ResendFacts
  | ReportRequestFacts;

function modelOf(facts: KitFacts): AnyModel {
  switch (facts.kind) {
    case 'collection':
      return collectionModel(facts);
    case 'form':
      return formModel(facts);
    case 'action':
      return actionModel(facts);
    case 'download':
      return downloadModel(facts);
    case 'resource':
      return resourceModel(facts);
    case 'resend':
      return resendModel(facts);
    case 'reportRequest':
      return reportRequestModel(facts);
  }
}

/** The flows that declare a model. */
type KitFlowName = { [Name in FlowName]: Flows[Name] extends { readonly model: KitFacts } ? Name : never }[FlowName];

const isWhole = (some: Readonly<Record<string, AnyModel>>): some is Readonly<Record<KitFlowName, AnyModel>> =>
  Object.entries(flows).every(([name, flow]) => !('model' in flow) || name in some);

function kitModels() {
  const made = Object.entries(flows).flatMap(([name, flow]) => ('model' in flow ? [[name, modelOf(flow.model)] as const] : []));
  const models = Object.fromEntries(made);
  if (!isWhole(models)) throw new TypeError('A kit flow has no model');
  return models;
}

/** A flow's own model file takes precedence over these. */
export const listedKitModels = kitModels();
