import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine, EngineBrowser } from './engine.ts';
import type { EnginePage } from './enginePage.ts';
import { ENGINES, isRequired } from './engines.ts';

/** Pictures of what went wrong, and the report. */
export const ENGINES_FOLDER = fileURLToPath(new URL('../../.build/engines/', import.meta.url));

/** What the reporter says about an engine that is not there. */
export const missingText = ({ name, install }: Engine) => `${name} is not installed: ${install}`;

/**
 * The same tests in every engine. Where one is not installed they are skipped, which the reporter says loudly, or fail
 * where it is required.
 */
export function describeEngines(title: string, define: (engine: Engine, browser: () => EngineBrowser) => void): void {
  for (const engine of ENGINES) {
    const program = engine.find();
    describe.skipIf(program === undefined && !isRequired(engine))(`${engine.name}: ${title}`, () => {
      let browser: EngineBrowser | undefined;
      beforeAll(async () => {
        if (program === undefined) throw new Error(missingText(engine));
        browser = await engine.start(program);
      });
      afterAll(() => browser?.close());
      define(engine, () => browser as EngineBrowser);
    });
  }
}

/** A picture of a window in {@link ENGINES_FOLDER}; a window that gives none does not hide what went wrong. */
export async function takePicture(page: EnginePage, name: string): Promise<void> {
  await mkdir(ENGINES_FOLDER, { recursive: true });
  await page.screenshot(`${ENGINES_FOLDER}${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`).catch(() => {});
}
