import { saysCourse, saysDegree, saysSchool } from '../resume/cues.ts';
import { kindByName, kindByWord } from '../resume/headings.ts';
import type { Decoded } from './decode.ts';
import { asItem } from './itemsOfSections.ts';
import { familyOf, roleOf } from './labels.ts';
import type { Part } from './parts.ts';

/** What says what one has learned, in studies and in other sections. */
const OF_ITEMS: ReadonlySet<string> = new Set(['e.degree', 'c.title']);

/** An entry of studies: indexes of its parts, and of the heading above; -1 where none is. */
interface Study {
  readonly parts: readonly number[];
  readonly heading: number;
}

/** What is known of the section of a study. */
interface StudySection {
  /** The label of its heading; undefined where it has none. */
  readonly label: string | undefined;
  /** Whether the words of the heading speak of studies. */
  readonly isNamed: boolean;
  /** Whether another heading of the page does, by a name that is known. */
  readonly isNamedElsewhere: boolean;
  /** Whether nothing in the section is studied for years. */
  readonly isWithout: boolean;
  /** Whether a text outside of the section says a degree. */
  readonly hasDegreeElsewhere: boolean;
}

/**
 * When what was read as a study is an item of another section: a row for each reason. `whole`: of the section, with its
 * heading.
 */
const REASONS: readonly { readonly whole: boolean; readonly holds: (section: StudySection) => boolean }[] = [
  // `Tickets`, `Badges`: what is no degree there, and of no school, is none.
  { whole: false, holds: ({ label, isNamed }) => label === 'h:custom' && !isNamed },
  // `תעודות` beside `השכלה`: what one has learned, without a degree in it.
  { whole: true, holds: ({ isNamed, isNamedElsewhere, isWithout }) => !isNamed && isNamedElsewhere && isWithout },
  // `מה למדתי` with courses alone, where the studies stand below another heading.
  { whole: true, holds: ({ isNamed, isWithout, hasDegreeElsewhere }) => isNamed && isWithout && hasDegreeElsewhere },
];

/**
 * Labels by which courses, licences and awards are no studies where the page says its studies elsewhere, whatever the
 * words above them: of these no year becomes the period of a study.
 */
export function withoutCoursesAmongStudies(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const studies = studiesIn(found);
  if (studies.length === 0) return found;
  const isStudy = (one: Study) => isOfYears(one, parts, found);
  const changed = [...found];
  for (const [heading, own] of Map.groupBy(studies, (one) => one.heading)) {
    if (heading < 0) continue;
    const section = sectionOf(parts, found, heading, !own.some(isStudy));
    const reason = REASONS.find(({ holds }) => holds(section));
    if (!reason) continue;
    for (const study of own)
      if (reason.whole || !isStudy(study))
        for (const at of study.parts) changed[at] = asItem(found[at] ?? { label: 'c.body', margin: 0 });
    if (reason.whole) changed[heading] = { label: 'h:custom', margin: found[heading]?.margin ?? 0 };
  }
  return changed;
}

function studiesIn(found: readonly Decoded[]): Study[] {
  const studies: { parts: number[]; heading: number }[] = [];
  let heading = -1;
  let isOpen = false;
  for (const [at, { label }] of found.entries()) {
    if (label.startsWith('h:')) heading = at;
    const isOwn = familyOf(label) === 'e';
    if (isOwn && isOpen && !label.startsWith('B.')) studies.at(-1)?.parts.push(at);
    else if (isOwn) studies.push({ parts: [at], heading });
    isOpen = isOwn;
  }
  return studies;
}

/** Whether an entry says a degree, or a school and no course there. */
function isOfYears({ parts: own }: Study, parts: readonly Part[], found: readonly Decoded[]): boolean {
  const textsOf = (role: string) =>
    own.flatMap((at) => (roleOf(found[at]?.label ?? 'junk') === role ? [parts[at]?.text ?? ''] : []));
  const [degrees, schools] = [textsOf('e.degree'), textsOf('e.school')];
  return degrees.some(saysDegree) || ([...degrees, ...schools].some(saysSchool) && !degrees.some(saysCourse));
}

function sectionOf(
  parts: readonly Part[],
  found: readonly Decoded[],
  heading: number,
  isWithout: boolean,
): StudySection {
  const isHeading = (at: number) => found[at]?.label.startsWith('h:') === true;
  const isOfStudies = (at: number) =>
    kindByName(parts[at]?.text ?? '') === 'education' || kindByWord(parts[at]?.text ?? '') === 'education';
  // A heading in two languages is two parts.
  let start = heading;
  while (isHeading(start - 1) && parts[start - 1]?.line === parts[heading]?.line) start -= 1;
  const next = parts.findIndex((_, at) => at > heading && isHeading(at));
  const end = next < 0 ? parts.length : next;
  const outside = [...parts.keys()].filter((at) => at < start || at >= end);
  return {
    label: found[heading]?.label,
    isNamed: [...parts.keys()].slice(start, heading + 1).some(isOfStudies),
    isNamedElsewhere: outside.some((at) => isHeading(at) && kindByName(parts[at]?.text ?? '') === 'education'),
    isWithout,
    hasDegreeElsewhere: outside.some(
      (at) => OF_ITEMS.has(roleOf(found[at]?.label ?? 'junk')) && saysDegree(parts[at]?.text ?? ''),
    ),
  };
}
