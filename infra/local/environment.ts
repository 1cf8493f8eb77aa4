import { fileURLToPath } from 'node:url';
import { ALLOWANCES, ON_THIS_MACHINE, SERVICES, type Allowance } from '../../shared/api/needs.ts';

/** Region that the emulators say they are in. */
export const LOCAL_REGION = 'eu-central-1';

/** Allowances of services that cost money in the cloud: all are on, and cost nothing here. */
export const LOCAL_ALLOWANCES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(ALLOWANCES).map((variable) => [
    variable,
    JSON.stringify({ on: true, dailyDollars: 1_000 } satisfies Allowance),
  ]),
);

/** Variables of every function on this machine, besides those that the emulators add. */
export const LOCAL_ENVIRONMENT: Readonly<Record<string, string>> = {
  AWS_REGION: LOCAL_REGION,
  // The emulators check no signatures; real credentials of this machine never reach them.
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  ...LOCAL_ALLOWANCES,
  // The local editor sorts in the model's place, where it is asked for.
  IMPORT_STRUCTURING: process.env['IMPORT_STRUCTURING'] === 'model' ? 'model' : 'rules',
  SELLING: 'on',
  [SERVICES.fileReader]: ON_THIS_MACHINE,
  IMPORT_WORKER: fileURLToPath(new URL('../../.build/import-worker/worker.mjs', import.meta.url)),
  TEMPLATE_ASSETS_DIR: fileURLToPath(new URL('../../.build/templates', import.meta.url)),
};

/** Would lead the SDK past the credentials above. */
const REMOVED_VARIABLES = ['AWS_PROFILE', 'AWS_SESSION_TOKEN'] as const;

/** Sets variables in the environment of this process, and returns a function that restores it. */
export function setEnvironment(variables: Readonly<Record<string, string>>): () => void {
  const names = [...Object.keys(variables), ...REMOVED_VARIABLES];
  const before = names.map((name) => [name, process.env[name]] as const);
  for (const name of REMOVED_VARIABLES) delete process.env[name];
  Object.assign(process.env, variables);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}
