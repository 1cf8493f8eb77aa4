/**
 * `npm run eval:improve [-- --model <id or JSON of its capabilities>] [--job] [--summaries] [--only <name>]
 * [--seconds <n>] [--pairs [--file <set.jsonl>]]` improves the same résumés through one model and
 * reports what its answers are worth. Without a model it is the local editor behind its emulator; with one, AWS
 * credentials and
 * AWS_REGION say where it is asked, and it costs what the last line says. With `--pairs` no model is asked: the guard
 * judges the sets of test/data/guard/pairs, or the one set that `--file` names, and their own labels say what is right.
 *
 * `npm run eval:improve -- recorded [--list] [--check same|none]` replays the answers of test/data/improve over
 * Bedrock's wire and reports what a person would meet, with the claim checks that were recorded, with one that calls
 * everything the same, or with none; `-- prompts <folder>` writes the questions that nobody has answered yet as the
 * product sends them, a file each; `-- answers <prompts> <answers> [stranger|author|composed]` takes answers in.
 *
 * `npm run eval:improve -- translations [prompts <folder> | answers <prompts> <answers> [stranger|author|composed] |
 * mutants] [--people <names.json> [--others]]` does the same with translations of a pair (test/data/twin): of
 * everybody, of those whom a file names, or of the others. `mutants` tells how many small defects that rules put into
 * these translations a person would be asked about.
 *
 * `npm run eval:improve -- adverts <folder>` compares what the rules find in advertisements with what whoever wrote
 * them says that they ask for (test/data/adverts); `--left-out` compares each with a table that lacks what no other
 * advertisement says, which estimates what is right at first sight.
 */
import { parseArgs } from 'node:util';
import { createBedrockClient, parseModelCapabilities } from '../../functions/platform/bedrock/converse.ts';
import { createBedrockModel } from '../../functions/improve/bedrockModel.ts';
import { IMPROVE_PROMPT_VERSION } from '../../functions/improve/prompts/v4.ts';
import { LOCAL_ENVIRONMENT, setEnvironment } from '../../infra/local/environment.ts';
import { LOCAL_MODEL, startBedrock } from '../../infra/local/emulators/bedrock/server.ts';
import { readStrangersAdverts, reportAdverts, scoreAdvert } from './adverts.ts';
import { ASSUMED_CHECKS } from './assumedChecks.ts';
import { evaluateSubject } from './improve.ts';
import { scoreLeftOut } from './leftOut.ts';
import { EVALUATION_SUBJECTS } from './people.ts';
import { formatPairReport, judgePairFile, PAIR_SETS, pairSetFile } from './pairReport.ts';
import { runRecorded } from './recordedCommands.ts';
import { formatReport } from './report.ts';
import { runTranslations } from './translations.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    model: { type: 'string', default: process.env['MODEL_ID'] ?? LOCAL_MODEL },
    job: { type: 'boolean', default: false },
    summaries: { type: 'boolean', default: false },
    only: { type: 'string' },
    seconds: { type: 'string', default: '25' },
    pairs: { type: 'boolean', default: false },
    file: { type: 'string' },
    list: { type: 'boolean', default: false },
    check: { type: 'string' },
    people: { type: 'string' },
    others: { type: 'boolean', default: false },
    'left-out': { type: 'boolean', default: false },
  },
});
if (positionals[0] === 'adverts' && positionals[1] !== undefined) {
  const scores = values['left-out']
    ? await scoreLeftOut(positionals[1])
    : readStrangersAdverts(positionals[1]).map(scoreAdvert);
  process.stdout.write(`${reportAdverts(scores)}\n`);
  process.exit(0);
}
if (positionals[0] === 'translations') process.exit(await runTranslations(positionals.slice(1), values));
if (positionals.length > 0) {
  process.exit(
    await runRecorded(
      positionals,
      values.list,
      ASSUMED_CHECKS.find((check) => check === values.check),
    ),
  );
}
if (values.pairs) {
  const sets: readonly (readonly [string, string | URL])[] =
    values.file === undefined ? PAIR_SETS.map((set) => [set, pairSetFile(set)]) : [[values.file, values.file]];
  for (const [set, file] of sets) process.stdout.write(`${formatPairReport(set, judgePairFile(file))}\n\n`);
  process.exit(0);
}
const chosen = EVALUATION_SUBJECTS.filter(({ name }) => values.only === undefined || name === values.only);
if (chosen.length === 0 || !(Number(values.seconds) > 0)) {
  process.stderr.write(
    `There are: ${EVALUATION_SUBJECTS.map(({ name }) => name).join(', ')}. Seconds are a number above 0.\n`,
  );
  process.exit(2);
}

const capabilities = parseModelCapabilities(values.model);
const local = capabilities.id.startsWith(LOCAL_MODEL) ? await startBedrock() : undefined;
const restore = local
  ? setEnvironment({ ...LOCAL_ENVIRONMENT, AWS_ENDPOINT_URL_BEDROCK_RUNTIME: local.url })
  : () => {};
const client = createBedrockClient();
let dollars = 0;
const model = createBedrockModel(client, capabilities, (spent) => void (dollars += spent));
const rows: (readonly [string, Awaited<ReturnType<typeof evaluateSubject>>])[] = [];
for (const subject of chosen) {
  // One after another: a model's own limits are not what is measured.
  rows.push([
    `${subject.name} (${subject.language})`,
    await evaluateSubject(subject, model, {
      forJob: values.job,
      summaries: values.summaries,
      milliseconds: Number(values.seconds) * 1_000,
    }),
  ]);
}
process.stdout.write(
  `${capabilities.id}, prompts ${IMPROVE_PROMPT_VERSION}${values.job ? ', for a job' : ''}` +
    `${values.summaries ? ', summaries written' : ''}\n\n${formatReport(rows)}\n\n$` +
    `${dollars.toFixed(4)}\n`,
);
client.destroy();
restore();
await local?.close();
