import { expect, it } from 'vitest';
import { ownModules, readImportGraph } from '../tools/import-graph.ts';

/** Files and folders of `shared/` that one side alone uses, by why they stay. A line without need fails. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'is a rule about the résumé, beside its model, in one place whoever asks it next': [
    'resume/carriedResume.ts',
    'resume/compareResumes.ts',
    'resume/completion.ts',
    'resume/downloadChecks.ts',
    'resume/emailText.ts',
    'resume/itemQuality.ts',
    'resume/parseResume.ts',
    'resume/personalEdits.ts',
    'resume/score.ts',
    'resume/scoreParts.ts',
    'resume/scoreTasks.ts',
    'resume/skillGroupEdits.ts',
    'resume/skillSuggestions.ts',
    'resume/withoutContacts.ts',
    'resume/wording.ts',
  ],
  'writes or reads a whole résumé: its files are read by the import, and tested with it': [
    'export/plainText.ts',
    'export/word/',
    'resume/jsonResumeExport.ts',
    'resume/jsonResumeImport.ts',
    'resume/otherBuilders.ts',
    'resume/unkeptTexts.ts',
  ],
  'judges texts by the guard, whose table the browser has for letters and the server for improvements': [
    'improve/advert/coverage.ts',
    'letter/',
  ],
  'is data that was learned, with what finds in it': ['resume/occupations/'],
  'is a template’s row or drawing, beside the others': [
    'templates/design/accents.ts',
    'templates/linkPage.ts',
    'templates/samples/sampleTrades.ts',
    'templates/samples/teacher.ts',
    'templates/tags.ts',
    'templates/trades.ts',
  ],
  'is read as a file by the server': ['templates/base.css'],
};

const graph = await readImportGraph();
const modules = ownModules(graph).filter(({ source }) => !/\.(?:test|fixture)\.tsx?$/.test(source));
const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies.map((row) => row.resolved)]));

/** The files of `shared/` that the sources of these folders reach. */
function reachedFrom(folders: readonly string[]): ReadonlySet<string> {
  const waiting = [...imports.keys()].filter((source) => folders.includes(source.split('/')[0] ?? ''));
  const reached = new Set<string>();
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop())
    for (const target of imports.get(source) ?? [])
      if (target.startsWith('shared/') && !reached.has(target)) {
        reached.add(target);
        waiting.push(target);
      }
  return reached;
}

/** A row is a file, or a folder where it ends like one. */
const isOf = (file: string, row: string) => (row.endsWith('/') ? file.startsWith(row) : file === row);

it('what one side alone uses leaves `shared/`, or says why it stays', () => {
  // An operator's command counts as the server; what draws the pictures of the site counts as neither.
  const [browser, server, commands] = [['web'], ['functions'], ['infra']].map(reachedFrom);
  const files = [...imports.keys()].filter((source) => source.startsWith('shared/'));
  expect(files.length).toBeGreaterThan(250);
  const oneSided = files
    .filter((file) => {
      const isOfServer = server?.has(file);
      if (browser?.has(file)) return !isOfServer && !commands?.has(file);
      return isOfServer || commands?.has(file);
    })
    .map((file) => file.slice('shared/'.length));
  const kept = Object.values(KEPT).flat();
  expect(oneSided.filter((file) => !kept.some((row) => isOf(file, row)))).toEqual([]);
  expect(kept.filter((row) => !oneSided.some((file) => isOf(file, row)))).toEqual([]);
});
