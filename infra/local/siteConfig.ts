import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AllowedOrigins } from '../../shared/platform/headers.ts';
import { signInOrigins, type AuthConfig, type SiteConfig } from '../../shared/site/siteConfig.ts';
import { LOCAL_MODEL } from './emulators/bedrock/server.ts';

/**
 * Returns the pages' configuration, from the environment of the handlers. Without USER_POOL_DOMAIN there is no sign-in.
 */
export function siteConfigFromEnvironment(environment: NodeJS.ProcessEnv): SiteConfig {
  const { USER_POOL_ID: userPoolId, USER_POOL_CLIENT_ID: userPoolClientId, USER_POOL_DOMAIN: address } = environment;
  const userPoolEndpoint = environment['USER_POOL_ENDPOINT'];
  const ai = environment['MODEL_ID']?.startsWith(LOCAL_MODEL) ? 'local-editor' : 'model';
  if (!userPoolId || !userPoolClientId || !address) return { ai };
  const { host, protocol } = new URL(address.includes('://') ? address : `https://${address}`);
  const auth: AuthConfig = {
    region: userPoolId.split('_')[0] as string,
    userPoolId,
    userPoolClientId,
    domain: host,
    ...(userPoolEndpoint && { userPoolEndpoint }),
    ...(protocol === 'http:' && { plainHttp: true }),
  };
  return { ai, auth };
}

/** Returns the origins that the pages may reach: sign-in, and the service that large files are posted to. */
export function localAllowedOrigins(config: SiteConfig, { AWS_ENDPOINT_URL_S3 }: NodeJS.ProcessEnv): AllowedOrigins {
  const { connect = [], ...others } = signInOrigins(config);
  return {
    ...others,
    connect: [...connect, ...(AWS_ENDPOINT_URL_S3 === undefined ? [] : [new URL(AWS_ENDPOINT_URL_S3).origin])],
  };
}

/** Writes `config.json` into a folder that the site is served from, and answers that folder. */
export async function writeSiteConfig(config: SiteConfig, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'config.json'), JSON.stringify(config));
  return folder;
}
