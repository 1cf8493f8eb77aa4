import { describe, expect, it } from 'vitest';
import { TEMPLATE_CATEGORIES, findTemplate, findTemplateOrDefault, TEMPLATES } from './catalogue.ts';

describe('the template catalogue', () => {
  it('[DATA-16] has an id, names and descriptions in both languages and a category for each template', () => {
    for (const template of TEMPLATES) {
      expect(template.id).toMatch(/^[a-z]+$/);
      for (const hebrew of [template.name.he, template.description.he]) expect(hebrew).toMatch(/[א-ת]/);
      for (const english of [template.name.en, template.description.en]) expect(english).toMatch(/^[\x20-\x7eé]+$/);
      expect(TEMPLATE_CATEGORIES).toContain(template.category);
    }
    expect(new Set(TEMPLATES.map((template) => template.id)).size).toBe(TEMPLATES.length);
  });

  it('fills every category, and five templates are basic, one of them for a first job', () => {
    for (const category of TEMPLATE_CATEGORIES)
      expect(
        TEMPLATES.some((template) => template.category === category),
        category,
      ).toBe(true);
    expect(TEMPLATES.filter((template) => template.tier === 'basic').map((template) => template.id)).toEqual([
      'professional',
      'minimal',
      'classic',
      'academic',
      'fresh',
    ]);
  });

  it('always has a rendering, also for a template that does not exist', () => {
    expect(findTemplate('nothing')).toBeUndefined();
    expect(findTemplateOrDefault('nothing').id).toBe('professional');
  });
});
