import { describe, expect, it } from 'vitest';
import { buildResumeDocument } from '../../../../shared/templates/document/document.ts';
import { treeToText, type TreeElement } from '../../../../shared/templates/document/tree.ts';
import { SAMPLE_HE } from '../../../../shared/templates/samples/he.ts';
import { newestChoice, TEMPLATES } from '../../../../shared/templates/catalogue.ts';
import { findPressedField, placeAt, type SheetPlace } from './sheetPlace.ts';

/** Every element of the document whose own text is a given one, with what is around it, innermost first. */
function around(tree: TreeElement, text: string, above: readonly TreeElement[] = []): readonly TreeElement[] | null {
  for (const child of tree.children) {
    if (typeof child === 'string') continue;
    const found = around(child, text, [tree, ...above]);
    if (found) return found;
  }
  return treeToText(tree).trim() === text ? [tree, ...above] : null;
}

function pressed(templateId: string, text: string): SheetPlace | null {
  const path = around(buildResumeDocument({ ...SAMPLE_HE, ...newestChoice(templateId) }), text);
  if (!path) throw new Error(`not on the sheet: ${text}`);
  return placeAt(
    path.map(({ attributes }) => ({
      getAttribute: (name: string) => attributes[name] ?? null,
      classList: { contains: (name: string) => (attributes['class'] ?? '').split(' ').includes(name) } as DOMTokenList,
    })),
  );
}

describe('what is pressed on the sheet', () => {
  const [job] = SAMPLE_HE.experience;
  const [study] = SAMPLE_HE.education;
  it.each(TEMPLATES.map(({ id }) => id))('has its place in the form, in %s', (templateId) => {
    expect(pressed(templateId, SAMPLE_HE.personalInfo.fullName)).toEqual({ tab: 'personal', entry: null });
    expect(pressed(templateId, SAMPLE_HE.personalInfo.email)).toEqual({ tab: 'personal', entry: null });
    expect(pressed(templateId, job?.title ?? '')).toEqual({ tab: 'experience', entry: job?.id });
    expect(pressed(templateId, study?.degree ?? '')).toEqual({ tab: 'education', entry: study?.id });
  });

  it('is nothing beside the text', () => {
    expect(placeAt([])).toBeNull();
  });

  it('is the field that is, holds or is part of the text', () => {
    expect(findPressedField(['Lead', 'Leading a team\nof five', ''], 'Leading a team')).toBe(1);
    expect(findPressedField(['Developer', 'Acme'], 'Acme')).toBe(1);
    expect(findPressedField(['Acme', 'Haifa'], 'Haifa, Israel')).toBe(1);
    expect(findPressedField(['Acme'], 'Monday')).toBe(-1);
    expect(findPressedField(['Acme'], ' ')).toBe(-1);
  });
});
