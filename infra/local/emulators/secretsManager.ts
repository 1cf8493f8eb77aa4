import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { listen } from '../listen.ts';
import { SECRETS } from '../../../shared/api/needs.ts';
import { SetupError } from '../../setupError.ts';
import { LOCAL_APP } from './paypal/app.ts';
import type { Emulator } from './emulator.ts';
import { dictionary, ownProperty, type Dictionary } from '../../../shared/platform/ownProperty.ts';

const localSecretId = (key: string) => `korot-local-${key}`;

/** Secrets that another emulator must know as well. */
const FIXED_SECRETS: Partial<Record<keyof typeof SECRETS, string>> = { payments: JSON.stringify(LOCAL_APP) };

/** Secrets Manager's GetSecretValue as JSON 1.1; the values are made once, at random, and kept in a file. */
export const secretsManagerEmulator: Emulator = {
  name: 'secrets',
  folder: 'secrets',
  endpointVariable: 'AWS_ENDPOINT_URL_SECRETS_MANAGER',
  async start(folder) {
    const values = await openSecretValues(folder);
    const server = createServer((request, response) => {
      json(request)
        .then((input) => {
          const id = (input as { SecretId?: unknown }).SecretId;
          const value = typeof id === 'string' ? ownProperty(values, id) : undefined;
          if (request.headers['x-amz-target'] !== 'secretsmanager.GetSecretValue' || value === undefined) {
            response.writeHead(400, { 'content-type': 'application/x-amz-json-1.1' });
            return response.end(
              JSON.stringify({
                __type: 'ResourceNotFoundException',
                Message: "Secrets Manager can't find the specified secret.",
              }),
            );
          }
          response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' });
          return response.end(JSON.stringify({ Name: id, SecretString: value }));
        })
        .catch(() => response.destroy());
    });
    const { url, close } = await listen(server);
    return {
      environment: {
        AWS_ENDPOINT_URL_SECRETS_MANAGER: url,
        ...Object.fromEntries(Object.entries(SECRETS).map(([key, variable]) => [variable, localSecretId(key)])),
      },
      stop: close,
    };
  },
};

/** The values by identifier; those that are missing are made. */
async function openSecretValues(folder: string): Promise<Dictionary<string>> {
  const path = join(folder, 'values.json');
  await mkdir(folder, { recursive: true });
  const stored = await readFile(path, 'utf8').catch(() => '{}');
  let values: Dictionary<string>;
  try {
    values = dictionary(JSON.parse(stored) as Record<string, string>);
  } catch (cause) {
    throw new SetupError(`The local secrets in ${path} are damaged: delete the file, and start again.`, { cause });
  }
  for (const key of Object.keys(SECRETS) as (keyof typeof SECRETS)[])
    values[localSecretId(key)] = FIXED_SECRETS[key] ?? values[localSecretId(key)] ?? randomBytes(32).toString('hex');
  await writeFile(path, JSON.stringify(values, null, 2), { mode: 0o600 });
  return values;
}
