import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TEMPLATE_VERSIONS } from '../../shared/templates/catalogue.ts';

const root = new URL('../../', import.meta.url).pathname;

/** Lines that mean the first version, or where nothing is drawn, by their files. */
const MEANT: Readonly<Record<string, string>> = {
  'shared/resume/resumeLanguage.test.ts': 'any word',
  'test/browser/account-profile.test.ts': 'an old résumé beside a new one',
  'test/browser/builder-templates.test.ts': 'an old résumé, to which the new version is offered',
  'test/integration/product/payments-premium.test.ts': 'what is asked of the price',
};

const VERSIONS = new Map(TEMPLATE_VERSIONS.map((versions) => [versions[0]?.id, versions.length]));

/** `templateId` in a résumé: a literal, or a variable where a résumé is spread before it or the line is its own. */
const CHOICES = [
  /\btemplateId: '(?<id>\w+)'/,
  /\.\.\.[^}]*\btemplateId(?=,| \}|: [a-z])(?!: \w+\.templateId)/,
  /^\s*templateId(?:,|: (?!string|v\.|.*\.templateId,?$)[a-z].*)$/,
];

/** A résumé without a version has its template's first (decision 46), which nobody who chooses it today gets. */
it('tests draw the version of a template that people get, or say which', () => {
  const files = globSync('{shared,functions,web,infra,test}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => /^test\/|\.(?:test|fixture)\.tsx?$/.test(file))
    .toSorted();
  const unsaid = files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const choice = CHOICES.map((pattern) => pattern.exec(line)).find((match) => match !== null);
      const id = choice?.groups?.['id'];
      if (!choice || (id !== undefined && (VERSIONS.get(id) ?? 1) === 1)) return [];
      const around = lines.slice(Math.max(0, index - 1), index + 3).join('\n');
      return around.includes('templateVersion') ? [] : [`${file}: ${line.trim()}`];
    });
  });
  expect(unsaid.filter((row) => !MEANT[row.split(':')[0] ?? ''])).toEqual([]);
  expect(Object.keys(MEANT).filter((file) => !unsaid.some((row) => row.startsWith(file)))).toEqual([]);
});
