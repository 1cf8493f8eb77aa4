import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setClock } from '../../functions/platform/clock.ts';
import { SETTINGS } from '../../shared/api/needs.ts';
import { createJwtAuthorizer } from './jwtAuthorizer.ts';
import { LOCAL_ENVIRONMENT, setEnvironment } from './environment.ts';
import { keepPrivate, lockDataFolder, openDataFolder } from './dataFolder.ts';
import { HandlerLoader } from './handlerLoader.ts';
import { openGateway } from './gateway.ts';
import { reapChildren } from './reaper.ts';
import { asEmulator } from './emulatorGuard.ts';
import { StaticSite } from './staticSite.ts';
import { localAllowedOrigins, siteConfigFromEnvironment, writeSiteConfig } from './siteConfig.ts';
import { EMULATORS } from './emulators/all.ts';
import type { RunningEmulator } from './emulators/emulator.ts';

export interface LocalOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  /** 127.0.0.1 unless it says otherwise. */
  readonly host?: string;
  /** Folder of the emulators' data. */
  readonly dataDir: string;
  /** Folders the site is served from; the built one unless it says otherwise. */
  readonly site?: readonly string[];
  /** Loads the handlers as soon as anybody is answered, instead of each with its first call. */
  readonly warm?: boolean;
  /** Resolves when the parts needed before the first answer are built, such as the site. */
  readonly built?: Promise<unknown>;
  /** Frees memory after a while without requests: for a server that is left running. */
  readonly rests?: boolean;
  /** No log lines of handlers. */
  readonly quiet?: boolean;
  /** More variables for the handlers. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Receives each started part with its milliseconds. */
  readonly progress?: (part: string, milliseconds: number) => void;
}

export interface LocalProduct {
  readonly url: string;
  /** Resolves once the handlers are loaded; at once where they load with their calls. Rejects with a SetupError. */
  readonly warmed: Promise<void>;
  /** Takes out of the emulators' files what was deleted; otherwise done when they start and when they end. */
  tidy(): void;
  close(): Promise<void>;
}

const buildFolder = (folder: string) => fileURLToPath(new URL(`../../.build/${folder}`, import.meta.url));

/** Below the data folder, beside those of the emulators. */
const SITE_CONFIG_FOLDER = 'site';

/** Folders of the built site: the web client and, copied into it, the gallery's images. */
const SITE_FOLDERS = [buildFolder('web')];

/** The whole product on this machine: emulators, handlers and site under one address. */
export async function startLocal(options: LocalOptions): Promise<LocalProduct> {
  const { port = 0, host = '127.0.0.1', progress = () => {} } = options;
  const running: (() => Promise<unknown> | void)[] = [];
  const services: RunningEmulator[] = [];
  const close = async () => {
    for (const stop of running.splice(0).toReversed()) await stop();
  };
  const timed = async <T>(part: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await work();
    progress(part, Math.round(performance.now() - started));
    return result;
  };
  try {
    const folder = await openDataFolder(options.dataDir);
    running.push(await lockDataFolder(folder), reapChildren());
    running.push(await keepPrivate(folder, [SITE_CONFIG_FOLDER, ...EMULATORS.map((emulator) => emulator.folder)]));
    running.push(
      setEnvironment({ ...LOCAL_ENVIRONMENT, ...(options.quiet && { LOG_LEVEL: 'silent' }), ...options.environment }),
    );
    for (const emulator of EMULATORS) {
      if (process.env[emulator.endpointVariable]) continue;
      const start = () => emulator.start(join(folder, emulator.folder));
      const service = await timed(emulator.name, () => asEmulator(emulator.name, start));
      services.push(service);
      running.push(
        () => service.stop(),
        setEnvironment(service.environment),
        service.now ? setClock(service.now) : () => {},
      );
    }
    const functions = new HandlerLoader();
    let warmed: Promise<void> = Promise.resolve();
    // Functions that are still starting could not be stopped.
    const settled = () => warmed.catch(() => {});
    running.push(() => settled().then(() => functions.close()));
    await options.built;
    const config = siteConfigFromEnvironment(process.env);
    const site = new StaticSite(
      [await writeSiteConfig(config, join(folder, SITE_CONFIG_FOLDER)), ...(options.site ?? SITE_FOLDERS)],
      localAllowedOrigins(config, process.env),
    );
    const api = { functions, authorize: createJwtAuthorizer(process.env) };
    const rest = options.rests ? () => settled().then(() => functions.rest()) : undefined;
    const gateway = await timed('gateway', () => openGateway({ api, site, port, host, rest }));
    const url = `http://${hostInUrl(host)}:${gateway.port}`;
    // Known now; read with each call.
    running.push(() => gateway.close(), setEnvironment({ [SETTINGS.site]: url }));
    if (options.warm) warmed = timed('functions', () => functions.warm());
    // Callers that wait for it get the error.
    warmed.catch(() => {});
    return { url, warmed, tidy: () => services.forEach((service) => service.tidy?.()), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns an address as a URL has it: loopback by its name, IPv6 in brackets. */
function hostInUrl(host: string): string {
  if (host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
