import { useEffect, useRef } from 'react';
import { DESIGN_GROUPS, DESIGN_KNOBS, setKnob } from '../../../../shared/resume/design.ts';
import { shownKnobs } from '../../../../shared/templates/design/renderDesign.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder, useIsWide, useResume, useUi } from '../builderContext.ts';
import { FitPages } from './FitPages.tsx';
import { KnobField } from './KnobField.tsx';
import { SECTION_LIST_TITLE, SectionList } from './SectionList.tsx';
import { useTemplate } from './useDesign.ts';
import './design.css';

/**
 * The look of the résumé: in the place of the form on a wide screen, below the sheet on a narrow one. Everything is
 * seen on the sheet at once; nothing has to be confirmed.
 */
export function DesignPanel() {
  const t = useTranslations();
  const { drafts, ui, announce } = useBuilder();
  const isSet = useResume(({ design }) => setKnob(design, 'textOrder', undefined) !== undefined);
  const template = useTemplate();
  const isWide = useIsWide();
  const title = useRef<HTMLHeadingElement>(null);
  const part = useUi(({ designPart }) => designPart);
  useEffect(() => {
    // On a narrow screen the panel takes the lower part: the page goes to the upper one.
    if (!isWide) document.querySelector('.sheet-pane')?.scrollIntoView({ block: 'start' });
    const asked = part === 'sections' ? document.getElementById(SECTION_LIST_TITLE) : null;
    if (asked) scrollBelowHead(asked);
    (asked ?? title.current)?.focus({ preventScroll: true });
  }, [isWide, part]);
  const close = () => {
    ui.update({ designShown: false });
    // It is rendered again where the form gives way to it.
    setTimeout(() => document.querySelector<HTMLElement>('.design-button')?.focus());
  };
  const resetAll = () => {
    // Knobs without a visible effect are set elsewhere.
    drafts.edit(
      ({ design, ...resume }) => {
        const unseen = setKnob(undefined, 'textOrder', design?.textOrder);
        return unseen ? { ...resume, design: unseen } : resume;
      },
      { tab: 'design' },
    );
    announce(t('design.said.reset'));
    title.current?.focus();
  };
  const knobs = shownKnobs(template);
  return (
    // Escape closes it from anywhere within, as it does a dialog.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="panel design-panel"
      aria-labelledby="design-title"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className="panel-inner">
        <header className="design-head">
          <h2 id="design-title" ref={title} tabIndex={-1} className="panel-title">
            {t('design.title')}
          </h2>
          <Button tone="quiet" size="small" icon="undo" disabled={!isSet} onClick={resetAll}>
            {t('design.resetAll')}
          </Button>
          <IconButton icon="close" edge="end" label={t('design.close')} onClick={close} />
        </header>
        <FitPages />
        {DESIGN_GROUPS.map((group) => (
          <fieldset key={group} className="design-group">
            <legend>{t(`design.group.${group}`)}</legend>
            {knobs
              .filter((name) => DESIGN_KNOBS[name].group === group)
              .map((name) => (
                <KnobField key={name} name={name} />
              ))}
          </fieldset>
        ))}
        <SectionList />
      </div>
    </section>
  );
}

/** Scrolls only the panel until this part is below its head; the page around it does not scroll. */
function scrollBelowHead(part: HTMLElement): void {
  const panel = part.closest('.design-panel');
  const head = panel?.querySelector<HTMLElement>('.design-head');
  if (!panel || !head) return;
  panel.scrollTop += part.getBoundingClientRect().top - panel.getBoundingClientRect().top - head.offsetHeight - 8;
}
