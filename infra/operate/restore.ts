import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { connect } from '../../functions/platform/dynamodb/client.ts';
import { readEnvironment } from '../../functions/platform/environment.ts';
import { TABLE_VARIABLES } from '../../shared/api/needs.ts';
import { TABLES, type TableName } from '../../shared/platform/tables.ts';
import { JsonFile } from '../local/jsonFile.ts';
import { SetupError } from '../setupError.ts';
import { ENVIRONMENT_USAGE, runOperatorCommand } from './operatorEnvironment.ts';
import { checkConsistency } from './restore/consistency.ts';
import { startNightlyRuns, withoutNightlyRuns } from './restore/nightlyRuns.ts';
import { FATES, type RowFate } from './restore/restoreRules.ts';
import { writeReturningAccounts } from './restore/returningAccounts.ts';
import { writeBack, type RestoreState } from './restore/writeBack.ts';

const USAGE = `Brings data back. Counts only, unless --apply is said.

  npm run restore -- --environment <name> table <table> --from <restored copy> [--apply] [--rate <rows a second>]
       ${Object.keys(TABLES).join(', ')}: what the table lacks, and what it has in an earlier version
  npm run restore -- --environment <name> check [--apply]
       every profile: its count of résumés, and its credits against their log
  npm run restore -- --environment <name> pool [--apply]
       whose account comes back with which Google account, for a new user pool
  npm run restore -- --environment <name> nightly
       starts the nightly runs again, where a run was killed before it did

With --apply nothing runs by the clock meanwhile. Ctrl-C ends after the page that is being written; the same command
goes on from there. docs/operations.md says what is done before and after.
${ENVIRONMENT_USAGE}`;

/** Rows in a second: far below what a table on demand takes at once. */
const DEFAULT_RATE = 200;

interface RestoreOutcome {
  readonly text: string;
  readonly code: 0 | 1 | 2;
}

export interface RestoreOptions {
  /** Folder of the file that says where a run has ended. */
  readonly folder?: string;
  readonly signal?: AbortSignal;
  readonly tell?: (line: string) => void;
  readonly now?: () => Date;
}

const SAID: Readonly<Record<RowFate, string>> = {
  same: 'are there',
  missing: 'are missing',
  older: 'are there in an earlier version',
  newer: 'are there in a newer version: they stay',
  gone: 'were deleted on purpose since: left out',
  expired: 'have expired: left out',
};

/** Runs one command and gives back what to print and how to end: 0 done, 1 stopped or something is left, 2 misused. */
export async function runRestoreCommand(
  args: readonly string[],
  { folder = '.', signal, tell = console.log, now = () => new Date() }: RestoreOptions = {},
): Promise<RestoreOutcome> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' }, apply: { type: 'boolean' }, rate: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const [command, name, ...others] = positionals;
  const table = (Object.keys(TABLES) as TableName[]).find((known) => known === name);
  const { from, apply = false, rate = DEFAULT_RATE } = values as { from?: string; apply?: boolean; rate?: string };
  const isTable = command === 'table' && table !== undefined && Boolean(from) && Number(rate) > 0;
  const isOther = ['check', 'pool', 'nightly'].includes(command ?? '') && name === undefined;
  if (others.length > 0 || (!isTable && !isOther)) return { text: USAGE, code: 2 };

  const rules = (process.env['NIGHTLY_RULES'] ?? '').split(',').filter(Boolean);
  const events = new EventBridgeClient({});
  if (command === 'nightly') {
    await startNightlyRuns(events, rules);
    return { text: `Nightly runs are on: ${rules.join(', ')}`, code: 0 };
  }
  const names = tableNames();
  const database = connect({ maxAttempts: 8 });
  const shared = { apply, now, ...(signal && { signal }) };
  const work = async (): Promise<RestoreOutcome> => {
    if (command === 'check') return told(await checkConsistency(database, names, shared), apply);
    if (command === 'pool') return toldPool(await writeReturningAccounts(database, names, shared), apply);
    if (Object.values(names).includes(String(from)))
      throw new SetupError(`${from} is a table of the environment itself, not a copy of it.`);
    const file = `${folder}/restore-${names[table as TableName]}.json`;
    const kept = new JsonFile(file);
    const left = apply ? ((await kept.read()) as RestoreState | undefined) : undefined;
    // A run that was killed after the last page, before its file was deleted, has nothing left to do.
    const begun = left?.after && left;
    if (begun && begun.from !== from)
      throw new SetupError(`${file} is of a run from ${begun.from}: finish that one, or delete the file.`);
    if (begun) tell(`Going on where an earlier run has ended (${file})`);
    const { state, isOver } = await writeBack(database, {
      ...shared,
      table: table as TableName,
      from: String(from),
      rate: Number(rate),
      names,
      begun,
      onPage: (reached) => (apply ? kept.write(() => reached) : Promise.resolve()),
    });
    if (apply && isOver) await rm(file, { force: true });
    return toldTable(String(table), state, isOver, apply, file);
  };
  return apply && rules.length > 0 ? withoutNightlyRuns(events, rules, tell, work) : work();
}

function tableNames(): Readonly<Record<TableName, string>> {
  const environment = readEnvironment(Object.values(TABLE_VARIABLES));
  return Object.fromEntries(
    (Object.keys(TABLES) as TableName[]).map((name) => [name, environment[TABLE_VARIABLES[name]]]),
  ) as Record<TableName, string>;
}

const LEFT = 'Nothing was written: --apply writes.';

function toldTable(table: string, state: RestoreState, isOver: boolean, apply: boolean, file: string): RestoreOutcome {
  const rows = Object.values(state.counts).reduce((sum, count) => sum + count, 0);
  const lines = [
    `${table}: ${rows} rows of ${state.from} were looked at`,
    ...FATES.filter((fate) => state.counts[fate] > 0).map(
      (fate) =>
        `  ${state.counts[fate]} ${SAID[fate]}${apply && (fate === 'missing' || fate === 'older') ? ': written' : ''}`,
    ),
    ...state.kept.map((key) => `  newer: ${key}`),
  ];
  // An account that is not yet written back looks like a deleted one.
  if (table === 'requests' && state.counts.gone > 0)
    lines.push('Where users has lost rows too: write these back, then run this again for what was left out.');
  if (!isOver) lines.push(`Stopped. The same command goes on from there (${file}).`);
  else lines.push(apply ? 'Next: npm run restore -- … check' : LEFT);
  return { text: lines.join('\n'), code: isOver ? 0 : 1 };
}

function told(
  { looked, counts, credits, left, isOver }: Awaited<ReturnType<typeof checkConsistency>>,
  apply: boolean,
): RestoreOutcome {
  const [verb, right] = apply ? ['were', 'put right'] : ['are', 'wrong'];
  const lines = [
    `${looked} profiles were looked at`,
    `  ${counts.length} counts of résumés ${verb} ${right}`,
    `  credits of ${credits.length} people ${verb} ${right}`,
    ...left.map((uid) => `  to be looked at by a person: npm run credits -- … audit ${uid}`),
  ];
  if (!isOver) lines.push('Stopped. The same command begins again; what was put right stays so.');
  else if (!apply && counts.length + credits.length > 0) lines.push(LEFT);
  const isWell = isOver && left.length === 0 && (apply || counts.length + credits.length === 0);
  return { text: lines.join('\n'), code: isWell ? 0 : 1 };
}

function toldPool(
  { looked, written, beside, isOver }: Awaited<ReturnType<typeof writeReturningAccounts>>,
  apply: boolean,
): RestoreOutcome {
  const lines = [
    `${looked} profiles were looked at, ${written} ${apply ? 'are found again from now on' : 'would be found again'}`,
    ...beside.map((uid) => `  made since beside an older one of the same person, and not found any more: ${uid}`),
  ];
  if (!isOver) lines.push('Stopped. The same command begins again.');
  else lines.push(apply ? 'Next: identity.returning in infra/settings.ts, and deploy.' : LEFT);
  return { text: lines.join('\n'), code: isOver ? 0 : 1 };
}

if (import.meta.main) {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  await runOperatorCommand(process.argv.slice(2), (args) => runRestoreCommand(args, { signal: stopping.signal }));
}
