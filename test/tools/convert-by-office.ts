import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A Word file as LibreOffice, which has to be installed, writes it in another format: `fodt`, `txt:Text`. */
export async function convertByOffice(file: Uint8Array, format: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'korot-office-'));
  try {
    await writeFile(join(folder, 'in.docx'), file);
    // With a profile of its own it does not wait for another one that runs.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    await run('soffice', [profile, '--headless', '--convert-to', format, '--outdir', folder, join(folder, 'in.docx')]);
    return await readFile(join(folder, `in.${format.split(':', 1)[0]}`), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
