import type { ResumeDesign } from '../../../../shared/resume/design.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { splitBullets } from '../../../../shared/resume/text.ts';
import { isEmptySection } from '../../../../shared/resume/visibleResume.ts';
import { templateOf, TEMPLATES, type Template } from '../../../../shared/templates/catalogue.ts';
import { setTemplate } from '../store/edits.ts';
import { placeSection } from '../store/placeSection.ts';
import { mainOrder, sideOrder } from '../store/tabs.ts';

/** A line of a description that is long. */
export interface LongBullet {
  /** Key of its section. */
  readonly section: string;
  readonly entry: string;
  readonly text: string;
}

/** Actions of a person if spaces, margins and type alone do not fit a résumé into its pages. */
export type FitOffer =
  | { readonly kind: 'template'; readonly template: Template }
  | { readonly kind: 'sidebar'; readonly section: string }
  | { readonly kind: 'shorten'; readonly bullets: readonly LongBullet[] };

/** An offer that helps, with the design and the pages that it was tried with. */
export type TriedOffer = FitOffer & { readonly design: ResumeDesign | undefined; readonly pages: number };

/** Maximum number of offers of each kind; the first that help are taken. */
const MAX_OFFERS: Readonly<Record<FitOffer['kind'], number>> = { template: 3, sidebar: 2, shorten: 1 };

/** How many bullets somebody may be asked to shorten; the fewest that help come first. */
const SHORTENED = [1, 2, 3, 5, 8] as const;

/** The share of its words that a bullet loses when it is shortened. */
export const SHORTER_BY = 0.5;

/** Sections for which a sidebar has no room. */
const NEVER_BESIDE: readonly string[] = ['experience', 'projects'];

/** All that is tried for a résumé, what changes least first: templates that are free before others. */
export function listOffers(resume: ResumeData): FitOffer[] {
  const chosen = templateOf(resume);
  const others = TEMPLATES.filter(({ id }) => id !== chosen.id);
  const templates = [...others.filter(isFree), ...others.filter((template) => !isFree(template))];
  const sections =
    chosen.columns === 1
      ? []
      : mainOrder(resume).filter((key) => !NEVER_BESIDE.includes(key) && !isEmptySection(resume, key));
  const bullets = listBullets(resume).toSorted((a, b) => b.text.length - a.text.length);
  return [
    ...sections.map((section) => ({ kind: 'sidebar', section }) as const),
    ...SHORTENED.filter((count) => count <= bullets.length).map(
      (count) => ({ kind: 'shorten', bullets: bullets.slice(0, count) }) as const,
    ),
    ...templates.map((template) => ({ kind: 'template', template }) as const),
  ];
}

/**
 * Returns the résumé after the offer; for bullets that are to be shortened, half of their words replace the text to
 * come.
 */
export function applyOffer(resume: ResumeData, offer: FitOffer): ResumeData {
  if (offer.kind === 'template') return setTemplate(resume, offer.template);
  if (offer.kind === 'sidebar') return placeSection(resume, offer.section, sidebarEnd(resume));
  const long = new Set(offer.bullets.map(({ text }) => text));
  const shorten = <Entry extends { readonly description: string }>(entry: Entry): Entry => ({
    ...entry,
    description: splitBullets(entry.description)
      .map((bullet) => (long.has(bullet) ? halve(bullet) : bullet))
      .join('\n'),
  });
  return {
    ...resume,
    experience: resume.experience.map(shorten),
    education: resume.education.map(shorten),
    projects: resume.projects.map(shorten),
    customSections: resume.customSections.map((section) => ({ ...section, items: section.items.map(shorten) })),
  };
}

/** Tries each until there are enough of its kind; `tryOne` says with which design it fits, and into how many pages. */
export async function tryOffers(
  offers: readonly FitOffer[],
  tryOne: (offer: FitOffer) => Promise<Pick<TriedOffer, 'design' | 'pages'> | undefined>,
): Promise<TriedOffer[]> {
  const done: TriedOffer[] = [];
  for (const offer of offers) {
    if (done.filter(({ kind }) => kind === offer.kind).length === MAX_OFFERS[offer.kind]) continue;
    // oxlint-disable-next-line no-await-in-loop -- one preview shows one résumé
    const fitting = await tryOne(offer);
    if (fitting) done.push({ ...offer, ...fitting });
  }
  return done;
}

const isFree = ({ tier }: Template) => tier === 'basic';

const sidebarEnd = (resume: ResumeData) => ({
  column: 'side' as const,
  to: mainOrder(resume).length + sideOrder(resume).length - 1,
});

function halve(bullet: string): string {
  const words = bullet.split(' ');
  return words.slice(0, Math.ceil(words.length * (1 - SHORTER_BY))).join(' ');
}

function listBullets(resume: ResumeData): LongBullet[] {
  const { experience, education, projects, customSections } = resume;
  const parts: readonly (readonly [string, readonly { readonly id: string; readonly description: string }[]])[] = [
    ['experience', experience],
    ['education', education],
    ['projects', projects],
    ...customSections.map(({ id, items }) => [id, items] as const),
  ];
  return parts.flatMap(([section, entries]) =>
    resume.hiddenSections?.includes(section)
      ? []
      : entries.flatMap(({ id, description }) =>
          splitBullets(description).map((text) => ({ section, entry: id, text })),
        ),
  );
}
