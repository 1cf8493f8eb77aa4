import { describe, expect, it } from 'vitest';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { templateOf, withTemplate } from '../../../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../../../shared/templates/samples/he.ts';
import { mainOrder, sideOrder } from '../store/tabs.ts';
import { applyOffer, listOffers, tryOffers, type FitOffer } from './fitOffers.ts';

const kinds = (offers: readonly FitOffer[]) => [...new Set(offers.map(({ kind }) => kind))];
const templatesOf = (offers: readonly FitOffer[]) =>
  offers.flatMap((offer) => (offer.kind === 'template' ? [offer.template] : []));
const descriptions = ({ experience, education, projects, customSections }: ResumeData) =>
  [experience, education, projects, ...customSections.map(({ items }) => items)]
    .flat()
    .map(({ description }) => description);

describe.each([SAMPLE_EN, SAMPLE_HE])('what else a résumé may fit by ($language)', (sample) => {
  const resume = withTemplate(sample, 'professional');

  it('is every other template, free ones first; a sidebar where there is one; ever more of the longest bullets', () => {
    const offers = listOffers(resume);
    expect(kinds(offers)).toEqual(['sidebar', 'shorten', 'template']);
    const templates = templatesOf(offers);
    expect(templates).toHaveLength(15);
    expect(templates.map(({ id }) => id)).not.toContain('professional');
    const tiers = templates.map(({ tier }) => tier);
    expect(tiers.indexOf('premium')).toBe(tiers.lastIndexOf('basic') + 1);
    expect(kinds(listOffers(withTemplate(sample, 'classic')))).toEqual(['shorten', 'template']);
    const counts = offers.flatMap((offer) => (offer.kind === 'shorten' ? [offer.bullets.length] : []));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBe(1);
  });

  it('changes nothing else: the template, one section in the sidebar, or the named bullets at half their words', () => {
    for (const offer of listOffers(resume)) {
      const changed = applyOffer(resume, offer);
      if (offer.kind === 'template') {
        expect(templateOf(changed)).toBe(offer.template);
        expect(descriptions(changed)).toEqual(descriptions(resume));
      } else if (offer.kind === 'sidebar') {
        expect(sideOrder(changed)).toEqual([...sideOrder(resume), offer.section]);
        expect(mainOrder(changed)).toEqual(mainOrder(resume).filter((key) => key !== offer.section));
      } else {
        const [before, after] = [resume, changed].map((each) => descriptions(each).join('\n').split('\n'));
        const shorter = before?.filter((line, index) => line !== after?.[index]);
        expect(shorter?.toSorted()).toEqual(offer.bullets.map(({ text }) => text).toSorted());
      }
    }
  });

  it('leaves a hidden section alone', () => {
    const hidden = { ...resume, hiddenSections: ['experience'] };
    const bullets = listOffers(hidden).flatMap((offer) => (offer.kind === 'shorten' ? offer.bullets : []));
    expect(bullets.map(({ section }) => section)).not.toContain('experience');
  });
});

it('offers what fits, no more than a few of each kind, each as it was tried', async () => {
  const tried: FitOffer[] = [];
  const offers = listOffers(withTemplate(SAMPLE_EN, 'professional'));
  const fitting = await tryOffers(offers, (offer) => {
    tried.push(offer);
    const isShort = offer.kind === 'shorten' && offer.bullets.length < 3;
    return Promise.resolve(isShort ? undefined : { design: { size: 9.5 }, pages: 1 });
  });
  expect(fitting.map(({ kind }) => kind)).toEqual([
    'sidebar',
    'sidebar',
    'shorten',
    'template',
    'template',
    'template',
  ]);
  expect(fitting[2]).toMatchObject({ bullets: { length: 3 }, design: { size: 9.5 }, pages: 1 });
  // Nothing is tried that would not be offered.
  expect(tried).toHaveLength(8);
  expect(await tryOffers(offers, () => Promise.resolve(undefined))).toEqual([]);
});
