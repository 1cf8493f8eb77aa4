import { AsyncLocalStorage } from 'node:async_hooks';
import { HandlerLoader } from '../../infra/local/handlerLoader.ts';
import { needsOf } from '../../shared/api/endpoint.ts';
import type { EndpointRow } from '../../shared/api/endpoints.ts';
import { BUCKETS, SECRETS, TABLE_VARIABLES, type EndpointNeeds } from '../../shared/api/needs.ts';
import { actionsOf, signedFormAction, type Action } from './commandActions.ts';
import { sdkClients } from './sdkClients.ts';

/**
 * What the roles of the cloud do, on one machine: a handler's call to AWS that its row of endpoints does not declare is
 * refused as there, and remembered. `test/infra/functions.test.ts` holds that a role permits exactly what its row says.
 */
const running = new AsyncLocalStorage<{ readonly name: string; readonly needs: EndpointNeeds }>();
const refused: string[] = [];

/** What was refused since it was asked for last: a line each, such as `readResume: DeleteItem resumes`. */
export const takeRefused = (): readonly string[] => refused.splice(0);

/** Runs a function with the rights of these needs. */
export const withNeeds = <T>(name: string, needs: EndpointNeeds, run: () => T): T => running.run({ name, needs }, run);

let isEnforced = false;

/** From now on, in this process. Calls that no handler makes, such as a test's own, are let through. */
export function enforcePermissions(): void {
  if (isEnforced) return;
  isEnforced = true;
  const clients = sdkClients();
  // oxlint-disable-next-line unbound-method -- called with the client it is asked of
  const send = clients.send;
  clients.send = function (command, ...rest) {
    const role = running.getStore();
    const denied = role && actionsOf(command.constructor.name, command.input).find((one) => !permits(role.needs, one));
    if (!denied) return send.call(this, command, ...rest);
    refused.push(`${role.name}: ${denied.action} ${denied.resource}`);
    const message = `User is not authorized to perform: ${denied.service}:${denied.action} on ${denied.resource}`;
    return Promise.reject(Object.assign(new Error(message), { name: 'AccessDeniedException', $fault: 'client' }));
  };
  // oxlint-disable-next-line unbound-method -- called with the loader it is asked of
  const load = HandlerLoader.prototype.load;
  HandlerLoader.prototype.load = async function (row) {
    const { endpoint, name } = row as EndpointRow;
    const module = await load.call(this, row);
    const needs = needsOf(endpoint);
    return {
      ...module,
      handler: async (event, context) => {
        const answer = await withNeeds(name, needs, () => module.handler(event, context));
        const signed = signedFormAction(answer);
        if (signed && !permits(needs, signed)) refused.push(`${name}: signs ${signed.action} ${signed.resource}`);
        return answer;
      },
    };
  };
}

/** The name whose environment variable holds this value: a table's, a bucket's or a secret's. */
const namedBy = <Names extends Record<string, string>>(variables: Names, value: string) =>
  Object.keys(variables).find((key) => process.env[variables[key] as string] === value) as keyof Names | undefined;

/** Whether the needs declare it. */
function permits(needs: EndpointNeeds, { service, action, resource }: Action): boolean {
  switch (service) {
    case 'dynamodb':
      return allows(needs.tables, namedBy(TABLE_VARIABLES, resource), action);
    case 's3':
      return allows(needs.buckets, namedBy(BUCKETS, resource), action);
    case 'secretsmanager':
      return needs.secrets?.some((name) => name === namedBy(SECRETS, resource)) ?? false;
    case 'model':
    case 'ocr':
    case 'notices':
    case 'userPool':
    case 'fileReader':
      return needs.services?.includes(service) ?? false;
  }
}

const allows = (granted: object | undefined, name: PropertyKey | undefined, action: string) =>
  name !== undefined &&
  ((granted as Record<PropertyKey, readonly string[]> | undefined)?.[name]?.includes(action) ?? false);
