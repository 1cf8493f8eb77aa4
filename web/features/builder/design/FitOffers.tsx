import { useEffect, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { templateOf } from '../../../../shared/templates/catalogue.ts';
import { designStyle, shownKnobs } from '../../../../shared/templates/design/renderDesign.ts';
import { Button } from '../../../ui/Button.tsx';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import type { ResumeSource } from '../../preview/index.ts';
import { PreviewPane, type PreviewHandle } from '../../preview/PreviewPane.tsx';
import { loadTemplateStyle } from '../../preview/templateCss.ts';
import { useBuilder, useResume } from '../builderContext.ts';
import { tabForSection } from '../store/tabs.ts';
import { useNameSection } from '../useTabName.ts';
import { findFit, listTighter, type FitKnob } from './fitDesign.ts';
import { applyOffer, listOffers, tryOffers, type FitOffer, type TriedOffer } from './fitOffers.ts';
import { templateNumber } from './useDesign.ts';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import { useResumeLanguage } from '../../drafts/index.ts';

/**
 * Offers further ways to fit the pages if tightening alone does not. Each is laid out in a hidden preview with the
 * least tightening of spaces, margins and type that it needs, and offered if it results in so many pages. Taking one is
 * a step of undo. Once the résumé changes, none is offered.
 */
export function FitOffers({ pages }: { readonly pages: number }) {
  const t = useTranslations();
  const resume = useResume((whole) => whole);
  const [of] = useState(resume);
  const [offers, setOffers] = useState<readonly TriedOffer[]>();
  const [shown] = useState(() => createStore<ResumeData>(() => of));
  const [source] = useState((): ResumeSource => ({ get: shown.getState, subscribe: shown.subscribe }));
  const preview = useRef<PreviewHandle>(null);
  const isOver = resume !== of;
  useEffect(() => {
    if (isOver) return undefined;
    let alive = true;
    const tryOne = async (offer: FitOffer) => {
      if (!alive) return undefined;
      const tried = applyOffer(of, offer);
      shown.setState(tried, true);
      const template = templateOf(tried);
      const [style] = await Promise.all([loadTemplateStyle(template.style), preview.current?.settled()]);
      const ownNumber = (name: FitKnob) => templateNumber(template, style, name);
      return preview.current?.tryLooks((layOut) => {
        const count = (design: ResumeData['design']) => layOut(designStyle(design, template)).pages;
        if (count(tried.design) <= pages) return { design: tried.design, pages: count(tried.design) };
        const path = listTighter(tried.design, ownNumber, shownKnobs(template));
        const least = path.at(-1);
        if (!least || count(least) > pages) return undefined;
        const design = findFit(path, count, pages) ?? least;
        return { design, pages: count(design) };
      });
    };
    const search = async () => {
      const done = await tryOffers(listOffers(of), tryOne);
      if (alive) setOffers(done);
    };
    void search();
    return () => {
      alive = false;
    };
  }, [of, shown, pages, isOver]);
  if (isOver) return null;
  if (offers) return <OfferList offers={offers} />;
  return (
    <>
      <p>{t('design.fit.offers.searching')}</p>
      <div className="fit-trial" aria-hidden="true">
        <PreviewPane ref={preview} source={source} label="" inert />
      </div>
    </>
  );
}

function OfferList({ offers }: { readonly offers: readonly TriedOffer[] }) {
  const t = useTranslations();
  if (offers.length === 0) return <p>{t('design.fit.offers.none')}</p>;
  return (
    <>
      <p>{t('design.fit.offers')}</p>
      <ul className="fit-offers">
        {offers.map((offer) => (
          <li
            key={offer.kind === 'template' ? offer.template.id : offer.kind === 'sidebar' ? offer.section : 'shorten'}
          >
            <Offer offer={offer} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Offer({ offer }: { readonly offer: TriedOffer }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { direction } = useResumeLanguage();
  const { drafts, announce, revealLocation } = useBuilder();
  const nameOf = useNameSection();
  const { design, pages } = offer;
  if (offer.kind === 'shorten')
    return (
      <>
        {t('design.fit.offer.shorten', { count: offer.bullets.length, pages })}
        <ul>
          {offer.bullets.map(({ section, entry, text }) => (
            <li key={`${entry} ${text}`}>
              <Button
                tone="quiet"
                size="small"
                onClick={() => revealLocation({ tab: tabForSection(section), entry, text })}
              >
                <OwnLine text={text} base={direction} />
              </Button>
            </li>
          ))}
        </ul>
      </>
    );
  const take = () => {
    drafts.edit(
      (resume) => {
        const { design: _before, ...changed } = applyOffer(resume, offer);
        return design ? { ...changed, design } : changed;
      },
      { tab: 'design' },
    );
    announce(t('design.fit.done', { pages }));
  };
  const name = offer.kind === 'template' ? offer.template.name[language] : nameOf(offer.section);
  const isPremium = offer.kind === 'template' && offer.template.tier === 'premium';
  return (
    <Button size="small" onClick={take}>
      {t(`design.fit.offer.${offer.kind}`, { name, pages })}
      {isPremium && ` (${t('builder.template.premium')})`}
    </Button>
  );
}
