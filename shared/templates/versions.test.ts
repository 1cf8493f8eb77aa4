import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../resume/blankResume.ts';
import { DEFAULT_TEMPLATE_CHOICE, DEFAULT_TEMPLATE_ID } from '../resume/limits.ts';
import { SAMPLE_HE } from './samples/he.ts';
import { sampleFor } from './samples/templateSamples.ts';
import {
  choiceOf,
  findTemplate,
  newerVersion,
  newestChoice,
  TEMPLATE_VERSIONS,
  templateOf,
  withTemplate,
} from './catalogue.ts';
import { VERSION_DIGESTS, versionDigests } from './versionDigests.fixture.ts';

const [first, second, newest] = TEMPLATE_VERSIONS.find(([template]) => template?.id === 'compact') ?? [];

describe('versions of templates', () => {
  it('render as they did when they were made', () => {
    expect(
      versionDigests(),
      'Résumés are saved with these versions. Make a new one (CONTRIBUTING.md) instead of changing it; if it looks ' +
        'as before, or all résumés are to change, pin it again: node test/tools/pin-versions.ts <name>',
    ).toEqual(JSON.parse(readFileSync(VERSION_DIGESTS, 'utf8')));
  });

  it('are counted from 1, and the newest is what the catalogue says', () => {
    for (const versions of TEMPLATE_VERSIONS) {
      expect(versions.map(({ version }) => version)).toEqual(versions.map((_, at) => at + 1));
      expect(findTemplate(versions[0]?.id ?? '')).toBe(versions.at(-1));
      for (const template of versions) expect(templateOf(choiceOf(template))).toBe(template);
    }
    expect([first?.style, second?.style, newest?.style]).toEqual(['compact.1', 'compact.2', 'compact']);
  });

  it('a résumé keeps its own, the first where it does not say, the newest where nobody knows it', () => {
    expect(templateOf({ templateId: 'compact' })).toBe(first);
    expect(templateOf({ templateId: 'compact', templateVersion: 2 })).toBe(second);
    expect(templateOf({ templateId: 'compact', templateVersion: 9 })).toBe(newest);
    expect(templateOf({ templateId: 'nothing', templateVersion: 9 }).id).toBe(DEFAULT_TEMPLATE_ID);
    expect(newerVersion({ templateId: 'compact' })).toBe(newest);
    expect(newerVersion({ templateId: 'compact', templateVersion: 2 })).toBe(newest);
    expect(newerVersion({ templateId: 'compact', templateVersion: 3 })).toBeUndefined();
    expect(newerVersion({ templateId: 'classic' })).toBeUndefined();
  });

  it('what is new gets the newest: blank résumés, samples, another template', () => {
    expect(createBlankResume(newestChoice('compact')).templateVersion).toBe(3);
    expect(DEFAULT_TEMPLATE_CHOICE).toEqual(newestChoice(DEFAULT_TEMPLATE_ID));
    expect(sampleFor('compact', 'he').templateVersion).toBe(3);
    const old = { ...SAMPLE_HE, templateId: 'compact' };
    expect(withTemplate(old, 'compact')).toBe(old);
    const compact = withTemplate(SAMPLE_HE, 'compact');
    expect(compact).toEqual({ ...SAMPLE_HE, templateId: 'compact', templateVersion: 3 });
    expect(withTemplate(compact, SAMPLE_HE.templateId)).toEqual(SAMPLE_HE);
  });
});
