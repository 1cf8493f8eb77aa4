/**
 * The sandbox's process with our code in place of the parser: started as the parser is, it attempts everything that
 * reaches outside and reports the results. With `free` as its second argument it is a plain process, in which every
 * attempt must succeed: otherwise its refusal in the sandbox proves nothing.
 */
import { serveTasks } from '../../../functions/import/process/serveTasks.ts';
import { readFrame, writeFrame } from '../../../functions/import/process/frames.ts';
import { HELD_TRIES } from './heldTries.ts';
import { NATIVE_TRIES } from './nativeTries.ts';
import { REALM_TRIES } from './realmTries.ts';
import type { Outcome, Try, World } from './world.ts';

const isFree = process.argv[3] === 'free';
/** Timeout of an attempt, in milliseconds. */
const PATIENCE = isFree ? 30_000 : 3_000;

const ALL: Readonly<Record<string, Try>> = {
  ...Object.fromEntries(Object.entries(REALM_TRIES).map(([what, attempt]) => [`in the realm: ${what}`, attempt])),
  ...Object.fromEntries(Object.entries(HELD_TRIES).map(([what, attempt]) => [`by a module held: ${what}`, attempt])),
  ...Object.fromEntries(Object.entries(NATIVE_TRIES).map(([what, attempt]) => [`by native code: ${what}`, attempt])),
};

async function outcomeOf(what: string, attempt: Try, world: World): Promise<Outcome> {
  try {
    const late = new Promise((_, reject) => void setTimeout(() => reject(new Error('nothing came of it')), PATIENCE));
    const got: unknown = await Promise.race([(async () => attempt(world))(), late]);
    return { what, refused: false, how: typeof got };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { what, refused: true, how: code ?? message };
  }
}

async function tried(bytes: Uint8Array): Promise<{ readonly outcomes: readonly Outcome[] }> {
  const world = JSON.parse(new TextDecoder().decode(bytes)) as World;
  const outcomes: Outcome[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one must not be refused over another
  for (const [what, attempt] of Object.entries(ALL)) outcomes.push(await outcomeOf(what, attempt, world));
  return { outcomes };
}

/** Some of them throw later, after the attempt has ended. */
process.setUncaughtExceptionCaptureCallback(() => {});

if (isFree) {
  const bytes = readFrame(0);
  if (bytes) writeFrame(3, JSON.stringify(await tried(bytes)));
  process.exit();
} else
  await serveTasks({
    tries: { load: () => Promise.resolve({ try: tried }) },
    /** As with weights that do not fit the code. */
    unloadable: { load: () => Promise.reject(new Error('weights.json does not fit the code')) },
    /** Allocates memory until it is refused. */
    memory: { load: () => Promise.resolve({ try: () => Promise.resolve({ bytes: allThereIs() }) }) },
  });

function allThereIs(): number {
  const kept: Uint8Array[] = [];
  try {
    while (kept.length < 100) kept.push(new Uint8Array(50_000_000).fill(1));
  } catch {
    // No more is given.
  }
  return kept.length * 50_000_000;
}
