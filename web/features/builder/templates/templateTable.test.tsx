import { expect, it, vi } from 'vitest';
import { FREE_PROFILE } from '../../../../shared/account/profile.fixture.ts';
import type { Profile } from '../../../../shared/account/profile.ts';
import { templateTrialKey } from '../../../../shared/payments/templateAccess.ts';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import { STRONG_RESUME_EN } from '../../../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { newerVersion, newestChoice, TEMPLATES, templateOf } from '../../../../shared/templates/catalogue.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import { readIn } from '../../../lib/i18n/screen.fixture.tsx';
import { drawAs } from '../../auth/session.fixture.ts';
import { overResume } from '../builderScreen.fixture.tsx';

// What draws the pages asks for it when it is loaded.
vi.stubGlobal(
  'CSSStyleSheet',
  class {
    replaceSync() {}
  },
);
const { TemplateStrip } = await import('./TemplateStrip.tsx');

const [basic, premium] = (['basic', 'premium'] as const).map(
  (wanted) => TEMPLATES.find(({ tier }) => tier === wanted)?.id ?? '',
) as [string, string];
const revised = TEMPLATES.find(({ earlier }) => (earlier ?? []).length > 0)?.id ?? '';
const inTemplate = (id: string, resume: ResumeData = STRONG_RESUME_EN) => ({ ...resume, ...newestChoice(id) });
const trial = (id: string): Profile => ({ ...FREE_PROFILE, usedTrials: [templateTrialKey(id)] });
/** The résumé as it was saved before its template was revised. */
const { templateVersion: _, ...OLD } = { ...STRONG_RESUME_EN, templateId: revised };

inEachLanguage('the strip of templates', ['builder', 'design'], ({ language, markup, say }) => {
  const draw = (resume: ResumeData, profile: Profile | null = null) => {
    drawAs(profile);
    return markup(overResume(resume, <TemplateStrip />));
  };

  it.each([
    ['empty', { ...createBlankResume(), ...newestChoice(basic) }, null, undefined],
    ['usual', inTemplate(basic), FREE_PROFILE, undefined],
    ['premium, nobody signed in', inTemplate(premium), null, 'trial'],
    ['premium, nothing tried yet', inTemplate(premium), FREE_PROFILE, 'trial'],
    ['premium, tried with another', inTemplate(premium), trial(basic), 'premium'],
    ['premium, the one that was tried', inTemplate(premium), trial(premium), undefined],
    ['premium, of a premium person', inTemplate(premium), { ...FREE_PROFILE, isPremium: true }, undefined],
    ['of an earlier version', OLD as ResumeData, null, undefined],
  ] as const)(
    '[BLD-17] [PREM-07] shows every template, which is chosen, and what it asks for: %s',
    (_, resume, who, access) => {
      const html = draw(resume, who);
      const isEmpty = resume.summary === '';
      const chosen = templateOf(resume);
      const isOld = newerVersion(resume) !== undefined;
      expect(readIn(html)).toEqual([
        say('builder.template.title'),
        ...(isEmpty ? [] : [say('design.templates.compare')]),
        say('design.templates.close'),
        ...(isOld && !isEmpty ? [say('design.templates.newer'), say('design.templates.newer.compare')] : []),
        ...TEMPLATES.flatMap((template) => {
          const { name, tier, description } = template.id === chosen.id ? chosen : template;
          return [
            description[language],
            name[language],
            ...(tier === 'premium' ? [say('builder.template.premium')] : []),
          ];
        }),
        ...(access ? [say(`design.templates.${access}`)] : []),
      ]);
      const options = html.split('class="template-choice"').slice(1);
      expect(options.map((option) => /data-template="([^"]*)" aria-pressed="(\w+)"/.exec(option)?.slice(1))).toEqual(
        TEMPLATES.map(({ id }) => [id, String(id === resume.templateId)]),
      );
      // One of them is reached by the keyboard.
      expect(options.filter((option) => option.includes('tabindex="0"'))).toHaveLength(1);
    },
  );
});
