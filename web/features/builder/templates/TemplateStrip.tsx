import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { templateAccess } from '../../../../shared/payments/templateAccess.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { isEmptyResume } from '../../../../shared/resume/visibleResume.ts';
import {
  newerVersion,
  templateOf,
  TEMPLATES,
  withTemplate,
  type Template,
} from '../../../../shared/templates/catalogue.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useHistoryLayer } from '../../../lib/routing/location.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useSession } from '../../auth/index.ts';
import { useBuilder, useIsWide, useResume } from '../builderContext.ts';
import { setTemplate } from '../store/edits.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { TemplateOption } from './TemplateOption.tsx';
import { useRestingContent } from './useRestingContent.ts';
import './templates.css';
import { ownProperty } from '../../../../shared/platform/ownProperty.ts';

/**
 * Every template drawn of the person's own content, above the sheet: one press changes the sheet (BLD-10), and the
 * strip stays open for the next. Premium ones are tried like the others; downloading and saving ask.
 */
export function TemplateStrip() {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const isWide = useIsWide();
  const chosen = useResume(templateOf);
  const newer = useResume(newerVersion);
  const content = useRestingContent();
  const isEmpty = useResume(isEmptyResume);
  const [before] = useState(chosen);
  /** The template that the chosen one is compared with; null: the next one. */
  const [compared, setCompared] = useState<Template | null>();
  const [focusable, setFocusable] = useState(chosen.id);
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    focusTemplate(strip.current, before.id);
    // On a narrow screen the sheet is below it.
    if (!isWide) strip.current?.closest('.sheet-pane')?.scrollIntoView({ block: 'start' });
  }, [before, isWide]);
  const close = () => {
    ui.update({ templatesShown: false });
    document.querySelector<HTMLElement>('.template-button')?.focus();
  };
  useHistoryLayer(!isWide, close);

  const edit = (id: string, change: (resume: ResumeData) => ResumeData) => {
    setFocusable(id);
    drafts.edit(change, { tab: ui.state.getState().tab });
  };
  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const last = TEMPLATES.length - 1;
    const index = TEMPLATES.findIndex(({ id }) => id === focusable);
    const to = ownProperty(
      { ArrowRight: index + (rtl ? -1 : 1), ArrowLeft: index + (rtl ? 1 : -1), Home: 0, End: last },
      event.key,
    );
    const next = to === undefined ? undefined : TEMPLATES[Math.min(Math.max(to, 0), last)];
    if (next === undefined) return;
    event.preventDefault();
    setFocusable(next.id);
    focusTemplate(strip.current, next.id);
  };
  return (
    // Escape closes it from anywhere within, as it does a dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="template-strip"
      aria-labelledby="template-strip-title"
      onKeyDown={(event) => event.key === 'Escape' && compared === undefined && close()}
    >
      <div className="template-strip-head">
        <h2 id="template-strip-title">{t('builder.template.title')}</h2>
        {!isEmpty && (
          <Button
            tone="quiet"
            size="small"
            icon="sheets"
            onClick={() => setCompared(before === chosen ? null : before)}
          >
            {t('design.templates.compare')}
          </Button>
        )}
        <IconButton icon="close" size="small" edge="end" label={t('design.templates.close')} onClick={close} />
      </div>
      {newer && !isEmpty && (
        <p className="template-newer">
          {t('design.templates.newer')}
          <Button tone="quiet" size="small" onClick={() => setCompared(newer)}>
            {t('design.templates.newer.compare')}
          </Button>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the templates in it take the focus */}
      <div
        ref={strip}
        role="toolbar"
        aria-labelledby="template-strip-title"
        className="template-options"
        onKeyDown={keyDown}
      >
        {TEMPLATES.map((template) => (
          <TemplateOption
            key={template.id}
            template={template.id === chosen.id ? chosen : template}
            content={isEmpty ? null : content}
            chosen={template.id === chosen.id}
            focusable={template.id === focusable}
            onChoose={() => edit(template.id, (resume) => withTemplate(resume, template.id))}
          />
        ))}
      </div>
      <TrialNote />
      {compared !== undefined && (
        <CompareDialog
          other={compared}
          onChoose={(template) => edit(template.id, (resume) => setTemplate(resume, template))}
          onClose={() => setCompared(undefined)}
        />
      )}
    </section>
  );
}

/** Says that the chosen template is only being tried, and where premium will be required. */
function TrialNote() {
  const t = useTranslations();
  const template = useResume(templateOf);
  const profile = useSession(({ person, profile: known }) => (person === null ? null : known));
  const access = templateAccess(template, profile);
  return <output className="trial-note">{access !== 'open' && t(`design.templates.${access}`)}</output>;
}

function focusTemplate(strip: HTMLElement | null, id: string): void {
  const option = strip?.querySelector<HTMLElement>(`[data-template="${id}"]`);
  option?.scrollIntoView({ block: 'nearest', inline: 'center' });
  option?.focus({ preventScroll: true });
}
