/**
 * Sets and tests the webhook URL. `webhook.machine.ts` ships. This file, with its cases and properties, never does: tests and proofs read it.
 * `webhook.test.ts` tests the machine. `tests/models/settings/webhook.ts` walks its paths.
 */
import { webhookCases } from './webhook.cases';
import { webhookMachine } from './webhook.machine';
import { webhookProperties } from './webhook.properties';

export const webhookFlow = { machine: webhookMachine, cases: webhookCases, properties: webhookProperties };
