import { linkedInAddress } from '../../../../shared/contacts/addresses.ts';
import { distinctContacts } from '../../../../shared/resume/moreContacts.ts';
import { formatRange } from '../../../../shared/resume/dates.ts';
import { resumeLanguage } from '../../../../shared/resume/resumeLanguage.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { groupSkills } from '../../../../shared/resume/skillGroups.ts';
import { toShownResume } from '../../../../shared/resume/visibleResume.ts';
import { toDisplayText } from '../../../../shared/templates/document/context.ts';
import { DOCUMENT_LABELS } from '../../../../shared/templates/document/labels.ts';
import { prepareText, type PreparedText } from './prepareText.ts';

/** Kinds of facts that software for applications looks for in a résumé. */
export const FACT_KINDS = ['name', 'contacts', 'jobs', 'studies', 'dates', 'skills'] as const;
export type SoughtKind = (typeof FACT_KINDS)[number];

/** One of them, as the document shows it. */
export interface SoughtFact {
  readonly id: string;
  readonly kind: SoughtKind;
  readonly text: string;
  /** The heading above it, if it matters. */
  readonly heading?: string;
  /** For dates: the names of the entry before, of their entry, and of the entry after. */
  readonly between?: readonly [before: string, own: string, after: string];
}

/** `order`: its words are all there, in another order or at another place. */
export type FactState = 'whole' | 'order' | 'missing';

/** Everything that a résumé states of these kinds, in the order of its form. */
export function factsOf(resume: ResumeData): SoughtFact[] {
  const shown = toShownResume(resume);
  const { fullName, phone, email, address, linkedin, website } = shown.personalInfo;
  const contacts = { phone, email, address, linkedin: linkedInAddress(linkedin), website };
  const facts: SoughtFact[] = [{ id: 'name', kind: 'name', text: fullName }];
  for (const [id, text] of Object.entries(contacts))
    facts.push({ id: `contacts.${id}`, kind: 'contacts', text: isPage(id) ? withoutScheme(text) : text });
  for (const { id, kind, value } of distinctContacts(shown))
    facts.push({ id, kind: 'contacts', text: kind === 'link' ? withoutScheme(value) : value });

  const language = resumeLanguage(resume);
  const lists = [
    ['jobs', 'experience', shown.experience.map((job) => ({ ...job, name: job.title, organization: job.company }))],
    [
      'studies',
      'education',
      shown.education.map((study) => ({
        ...study,
        current: false,
        name: study.degree,
        organization: study.institution,
      })),
    ],
  ] as const;
  for (const [kind, key, entries] of lists) {
    const heading = shown.sectionTitles?.[key] ?? DOCUMENT_LABELS[language].headings[key];
    const names = entries.map(({ name, organization }) => toDisplayText(name) || toDisplayText(organization));
    for (const [index, { id, name, organization, startDate, endDate, current }] of entries.entries()) {
      facts.push({ id: `${id}.name`, kind, text: name, heading }, { id: `${id}.at`, kind, text: organization });
      const dates = formatRange(startDate, endDate, current, language, shown.design?.dates);
      const between = [names[index - 1] ?? '', names[index] ?? '', names[index + 1] ?? ''] as const;
      facts.push({ id: `${id}.dates`, kind: 'dates', text: dates, between });
    }
  }
  for (const { id, name } of shown.skills) facts.push({ id, kind: 'skills', text: name });
  for (const { name, skills } of groupSkills(shown.skills))
    facts.push({ id: `${skills[0]?.id}.group`, kind: 'skills', text: name });
  return facts.map((fact) => ({ ...fact, text: toDisplayText(fact.text) })).filter(({ text }) => text !== '');
}

const isPage = (contact: string) => contact === 'linkedin' || contact === 'website';
/** As links are shown. */
const withoutScheme = (address: string) => address.replace(/^https?:\/\/(www\.)?(?=.)/i, '').replace(/(?<=.)\/$/, '');

/** Returns the state of each fact in a reader's text, by its id. */
export function statesIn(text: string, facts: readonly SoughtFact[]): ReadonlyMap<string, FactState> {
  const prepared = prepareText(text);
  const homes = homesIn(text, facts, prepared);
  const stateOf = ({ id, text: wanted }: SoughtFact): FactState => {
    if (homes.has(id)) return 'whole';
    return prepared.hasWords(wanted) ? 'order' : 'missing';
  };
  return new Map(facts.map((fact) => [fact.id, stateOf(fact)]));
}

/** Returns the places of the facts that are whole, in the prepared text. */
export function homesIn(
  text: string,
  facts: readonly SoughtFact[],
  prepared: PreparedText = prepareText(text),
): ReadonlyMap<string, number> {
  const headings = new Set(facts.flatMap(({ heading }) => heading ?? []));
  const heads = [...headings]
    .flatMap((heading) => prepared.linesWith(heading).map((place) => ({ heading, place })))
    .toSorted((first, second) => first.place - second.place);
  const homes = new Map<string, number>();
  for (const fact of facts) {
    const home = prepared.placesOf(fact.text).find((place) => isAtHome(fact, place, prepared, heads));
    if (home !== undefined) homes.set(fact.id, home);
  }
  return homes;
}

/** Whether a place is one where software would take it for what it is. */
function isAtHome(
  { heading, between }: SoughtFact,
  place: number,
  text: PreparedText,
  heads: readonly { readonly heading: string; readonly place: number }[],
): boolean {
  if (heading !== undefined && heads.some((head) => head.heading === heading)) {
    const last = heads.findLast((head) => head.place <= place);
    return last?.heading === heading;
  }
  if (!between) return true;
  const [before, name, after] = between;
  if (name === '') return true;
  // Beside the name of their own entry, with no other one between.
  return text.placesOf(name).some((home) => {
    const [from, to] = [Math.min(home, place), Math.max(home, place)];
    return ![before, after].some(
      (other) => other !== '' && other !== name && text.placesOf(other).some((each) => each > from && each < to),
    );
  });
}
