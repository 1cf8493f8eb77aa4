import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Problem, systemCode } from './problem.ts';

/** The folder where the stand-ins keep their data, made where it is missing. Throws a Problem when it cannot be. */
export async function openDataFolder(name: string): Promise<string> {
  const folder = resolve(name);
  try {
    await mkdir(folder, { recursive: true });
  } catch (cause) {
    const why = systemCode(cause) === 'EEXIST' || systemCode(cause) === 'ENOTDIR' ? 'is not a folder' : 'cannot be written';
    throw new Problem(`The data folder ${folder} ${why}: name another one with DATA_DIR.`, { cause });
  }
  return folder;
}
