import { useState } from 'react';
import { DESIGN_KNOBS, type ResumeDesign } from '../../../../shared/resume/design.ts';
import { designStyle, shownKnobs } from '../../../../shared/templates/design/renderDesign.ts';
import { Button } from '../../../ui/Button.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { loadTemplateStyle } from '../../preview/templateCss.ts';
import type { LayOutLook } from '../../preview/index.ts';
import { useBuilder, useResume, useUi } from '../builderContext.ts';
import { mainOrder, tabForSection, type BuilderTab } from '../store/tabs.ts';
import { useTabName } from '../useTabName.ts';
import { FitOffers } from './FitOffers.tsx';
import { findFit, listMoved, listTighter, type FitKnob, type MovedKnob } from './fitDesign.ts';
import { UNIT_NAMES } from './KnobField.tsx';
import { measureExcess, type Excess } from './measureExcess.ts';
import { templateNumber, useTemplate } from './useDesign.ts';

/** How a fit ended, and for which design that is true. */
type FitResult = { readonly design: ResumeDesign | undefined; readonly pages: number } & (
  | { readonly moved: readonly MovedKnob[] }
  | { readonly excess: Excess }
);

/** How many pages the résumé takes, and the command that makes it fit into fewer: all of it is one step of undo. */
export function FitPages() {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const template = useTemplate();
  const design = useResume((resume) => resume.design);
  const count = useUi(({ pages }) => pages?.count ?? 1);
  const fill = useUi(({ pages }) => pages?.fill ?? 0);
  const [outcome, setOutcome] = useState<FitResult>();
  const fit = async (pages: number) => {
    const style = await loadTemplateStyle(template.style);
    const ownNumber = (name: FitKnob) => templateNumber(template, style, name);
    const before = drafts.state.resume.design;
    const path = listTighter(before, ownNumber, shownKnobs(template));
    const search = (layOut: LayOutLook) => {
      const layOutDesign = (tried: ResumeDesign | undefined) => layOut(designStyle(tried, template));
      const fitting = findFit(path, (tried) => layOutDesign(tried).pages, pages);
      return fitting ?? measureExcess(layOutDesign(path.at(-1) ?? before), pages);
    };
    const result = ui.state.getState().sheet?.tryLooks(search);
    if (!result) return;
    if ('lines' in result) return setOutcome({ design: before, pages, excess: result });
    drafts.edit((resume) => ({ ...resume, design: result }), { tab: 'design' });
    setOutcome({ design: result, pages, moved: listMoved(before, result, ownNumber) });
  };
  // No fewer than the person begins; of those the least, or one less than now.
  const least = useResume((resume) => 1 + mainOrder(resume).filter((key) => resume.pageStarts?.includes(key)).length);
  const targets = [...new Set([least, count - 1])].filter((pages) => pages >= least && pages < count);
  return (
    <div className="fit-pages">
      <p>{t('design.fit.fill', { fill })}</p>
      {targets.map((pages) => (
        <Button key={pages} size="small" onClick={() => void fit(pages)}>
          {t('design.fit.to', { pages })}
        </Button>
      ))}
      <output className="fit-said">{outcome && outcome.design === design && <FitOutcome outcome={outcome} />}</output>
    </div>
  );
}

function FitOutcome({ outcome }: { outcome: FitResult }) {
  const { pages } = outcome;
  return 'moved' in outcome ? (
    <Fitted pages={pages} moved={outcome.moved} />
  ) : (
    <Refusal pages={pages} excess={outcome.excess} />
  );
}

function Fitted({ pages, moved }: { pages: number; moved: readonly MovedKnob[] }) {
  const t = useTranslations();
  return (
    <>
      {t('design.fit.done', { pages })}
      <ul>
        {moved.map(({ name, from, to }) => {
          const withUnit = (value: number) => t(`design.unit.${UNIT_NAMES[DESIGN_KNOBS[name].unit]}`, { value });
          const label = t(`design.knob.${name}`);
          return <li key={name}>{t('design.fit.moved', { name: label, from: withUnit(from), to: withUnit(to) })}</li>;
        })}
      </ul>
    </>
  );
}

function Refusal({ pages, excess: { lines, sections } }: { pages: number; excess: Excess }) {
  const t = useTranslations();
  return (
    <>
      {t('design.fit.refused', { pages, lines })}
      <ul>
        {sections.map(({ key, lines: sectionLines }) => (
          <li key={key}>
            <SectionLength tab={tabForSection(key)} lines={sectionLines} />
          </li>
        ))}
      </ul>
      <FitOffers key={pages} pages={pages} />
    </>
  );
}

function SectionLength({ tab, lines }: { tab: BuilderTab; lines: number }) {
  return useTranslations()('design.fit.section', { name: useTabName(tab), lines });
}
