import { useMemo, useState, type KeyboardEvent } from 'react';
import { LANGUAGES, LANGUAGE_FACTS, type Language } from '../../../shared/platform/language.ts';
import type { Template } from '../../../shared/templates/catalogue.ts';
import { TEMPLATE_TAGS } from '../../../shared/templates/tags.ts';
import { ButtonLink } from '../../ui/AppLink.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useLanguage, useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useSession } from '../auth/index.ts';
import type { ResumeSource } from '../preview/index.ts';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { AccentChoice } from './AccentChoice.tsx';
import { shownResume } from './shownResume.ts';
import { builderAddress, type ShownTemplate } from './TemplateCard.tsx';
import './large-page.css';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

export interface LargePageProps extends ShownTemplate {
  /** The listed templates, in their order. */
  readonly templates: readonly Template[];
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

/**
 * One template as large as the screen allows, by the one rendering: the person's own résumé in it, or its sample. The
 * others by next and previous.
 */
export default function LargePage(props: LargePageProps) {
  const { templates, template, accent, own: isOwn, trade, forNew, onAccent, onShow, onClose } = props;
  const { id } = template;
  const t = useTranslations();
  const screens = useLanguage();
  const [language, setLanguage] = useState<Language>(screens.language);
  const owner = useSession(({ person }) => person?.uid ?? null);
  const name = template.name[screens.language];
  const source = useMemo((): ResumeSource => {
    const resume = shownResume({ id, own: isOwn, language, accent, trade }, owner);
    return { get: () => resume, subscribe: () => () => {} };
  }, [id, isOwn, language, accent, trade, owner]);
  const index = templates.findIndex((each) => each.id === id);
  const go = (step: -1 | 1) => {
    // Continues at the other end, so that the focused button never disappears.
    const next = templates.at((index + step) % templates.length);
    if (next) onShow(next.id);
  };
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The arrows of a radio group and of a page that is scrolled are theirs.
    if (!(event.target instanceof HTMLElement) || event.target.closest('input, .large-page-sheets')) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (event.key === 'ArrowRight') go(rtl ? -1 : 1);
    if (event.key === 'ArrowLeft') go(rtl ? 1 : -1);
  };
  return (
    <Dialog open title={t('gallery.large', { name })} onClose={onClose} size="large" shape="drawer">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons do the same */}
      <div className="large-page" onKeyDown={keyDown}>
        <PreviewPane
          className="large-page-sheets"
          source={source}
          label={t(isOwn ? 'gallery.imageOwn' : 'gallery.image', { name })}
        />
        <div className="large-page-words">
          <p>{template.description[screens.language]}</p>
          <p className="quiet">
            {t('gallery.suits', { tags: (ownProperty(TEMPLATE_TAGS, id)?.[screens.language] ?? []).join(', ') })}
          </p>
          <span className={`gallery-card-tier gallery-card-${template.tier}`}>
            {t(template.tier === 'basic' ? 'gallery.basic' : 'gallery.premiumTry')}
          </span>
          <AccentChoice template={template} value={accent} onChange={onAccent} />
          <div className="large-page-controls">
            {!isOwn && (
              <SegmentedControl
                label={t('gallery.sampleLanguage')}
                value={language}
                options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_FACTS[value].name, lang: value }))}
                onChange={setLanguage}
              />
            )}
            <div className="large-page-steps">
              <IconButton icon="previous" tip="above" label={t('gallery.previous')} onClick={() => go(-1)} />
              <output className="figure">{t('gallery.place', { at: index + 1, count: templates.length })}</output>
              <IconButton icon="next" tip="above" label={t('gallery.next')} onClick={() => go(1)} />
            </div>
          </div>
          <ButtonLink to={builderAddress({ template, accent, forNew })} tone="primary" data-autofocus="">
            {t('gallery.use')}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
