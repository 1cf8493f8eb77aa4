import { beforeEach, expect, it } from 'vitest';
import { otherLanguages, textDirection, type Language } from '../../../../shared/platform/language.ts';
import { templateImageName } from '../../../../shared/templates/templateImage.ts';
import { DEFAULT_TEMPLATE_ID } from '../../../../shared/resume/limits.ts';
import { TEMPLATES } from '../../../../shared/templates/catalogue.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import { drawAs } from '../../auth/session.fixture.ts';
import { BidiExample } from './BidiExample.tsx';
import { Hero } from './Hero.tsx';
import { TemplateShowcase } from './TemplateShowcase.tsx';

const picturesIn = (html: string) => [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, source]) => source);
const pictureOf = (id: string, language: Language) => `/images/templates/${templateImageName(id, language)}`;

inEachLanguage('the pictures of the home page', ['home'], ({ language, markup }) => {
  beforeEach(() => drawAs(null));

  it('[HOME-02] are a sheet in the other language behind one in the reader’s', () => {
    const [other = language] = otherLanguages(language);
    expect(textDirection(other)).not.toBe(textDirection(language));
    expect(picturesIn(markup(<Hero />))).toEqual([
      pictureOf('modern', other),
      pictureOf(DEFAULT_TEMPLATE_ID, language),
    ]);
  });

  it('[HOME-08] are the first templates in the reader’s language', () => {
    expect(picturesIn(markup(<TemplateShowcase />))).toEqual(
      TEMPLATES.slice(0, 3).map(({ id }) => pictureOf(id, language)),
    );
  });

  it('show one Hebrew line twice, the second time with its other parts from left to right', () => {
    const lines = markup(<BidiExample />)
      .split('<dd lang="he" dir="rtl">')
      .slice(1);
    expect(lines.map((line) => [...line.matchAll(/<bdi dir="ltr">/g)].length)).toEqual([0, 4]);
    expect(lines.map((line) => [...line.matchAll(/<mark class="mark-(\w+)">/g)].map(([, kind]) => kind))).toEqual([
      Array.from({ length: 4 }, () => 'wrong'),
      Array.from({ length: 4 }, () => 'right'),
    ]);
  });
});
