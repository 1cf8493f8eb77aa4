import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../shared/platform/language.ts';
import { NOT_FOR_EVERYBODY, RULE_MAXIMA, type ScoreTask } from '../../../shared/resume/scoreTasks.ts';
import en from '../../lib/i18n/messages/en/builder.json' with { type: 'json' };
import he from '../../lib/i18n/messages/he/builder.json' with { type: 'json' };
import { FIELD_EXAMPLES } from './forms/examples.ts';
import { taskText } from './meter/MeterDialog.tsx';
import { ENTRY_FORMS, PERSONAL_FIELDS } from './forms/fieldSpecs.ts';

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { he, en };
/** Names of the values in a text's placeholders. */
const valuesIn = (text: string) => new Set(text.matchAll(/\{(\w+)/g).map(([, name]) => name));
const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

describe('texts of the builder', () => {
  it('exist in both languages, with the same values in them', () => {
    expect(Object.keys(he)).toEqual(Object.keys(en));
    for (const [id, text] of Object.entries(en)) {
      if (!text.includes('plural')) expect([id, valuesIn(TEXTS['he']?.[id] ?? '')]).toEqual([id, valuesIn(text)]);
    }
  });

  it('name every task that a résumé can have, since their ids are put together', () => {
    const rules = Object.entries(RULE_MAXIMA).flatMap(([part, each]) =>
      Object.keys(each).map((rule) => ({ part, rule }) as Pick<ScoreTask, 'part' | 'rule'>),
    );
    const asked = [
      ...rules.filter(({ part, rule }) => !NOT_FOR_EVERYBODY.has(`${part}.${rule}`)),
      { part: 'custom-section-1', rule: 'unfinished' } as const,
    ];
    expect(asked.length).toBeGreaterThan(20);
    for (const task of asked)
      for (const language of LANGUAGES)
        expect([task, TEXTS[language]?.[taskText(task)]]).toEqual([task, expect.any(String)]);
  });

  it('hold an example for every field that is typed in, in each language a résumé can be in', () => {
    const typed = [
      ...PERSONAL_FIELDS.map(({ name }) => `personal.${name}`),
      ...Object.values(ENTRY_FORMS).flatMap((kind) =>
        kind.fields
          .filter(({ control }) => ['text', 'url', 'description', 'technologies'].includes(control))
          .map(({ name }) => `${kind.key}.${name}`),
      ),
    ];
    for (const language of LANGUAGES)
      for (const key of typed) expect(FIELD_EXAMPLES[language][key], `${language} ${key}`).toBeTruthy();
  });

  it('stand in the message files and not in components', () => {
    for (const file of [
      './SectionPanel.tsx',
      './Toolbar.tsx',
      './forms/SkillsForm.tsx',
      './forms/EntryCard.tsx',
      './sheet/SheetPane.tsx',
      './flows/DraftHistoryDialog.tsx',
    ]) {
      expect(source(file)).not.toMatch(/[\u0590-\u05ff]/);
      expect(source(file)).not.toMatch(/>[A-Z][a-z]+ [a-z]+</);
    }
  });
});
