import { scoreDegreeOrInstitution, scoreTitleOrCompany } from '../resume/cues.ts';
import type { Entry, LabelledPart } from './fields.ts';
import { roleOf } from './labels.ts';
import type { EntrySeen } from './valueSeen.ts';

type Family = 'x' | 'e';

/** What all entries of a list have in common, for {@link entrySeen}. */
export interface ListSeen {
  readonly family: Family;
  readonly entries: readonly Entry[];
  /** The form of each entry: the roles of its names and dates in the order in which they stand. */
  readonly forms: readonly string[];
  readonly usual: string;
}

const isNamed = ({ label }: LabelledPart) => !/\.(?:body|place)$/.test(label);
const isPeriod = ({ label }: LabelledPart) => label.endsWith('.period');

/** Names and dates of an entry: its parts that are no description and no place. */
const headOf = ({ parts }: Entry): LabelledPart[] => parts.filter(isNamed);

/** What is seen of an entry of a list; what its values alone say of it is known to the reader of entries. */
export function entrySeen(list: ListSeen, at: number, known: Pick<EntrySeen, 'least' | 'isAlone'>): EntrySeen {
  const entry = list.entries[at] ?? { parts: [] };
  const head = headOf(entry);
  const names = head.filter((one) => !isPeriod(one));
  return {
    ...known,
    isUsual: list.forms[at] === list.usual,
    strays: straysIn(entry, list.family),
    isOfOther: isOfOther(names, list.family),
    hasBody: entry.parts.some(({ label }) => label.endsWith('.body')),
  };
}

/** Texts of the lines with an entry's names and dates, and before the last of these there, that are none of them. */
function straysIn({ parts }: Entry, family: Family): number {
  const isStray = ({ label, part }: LabelledPart) => roleOf(label) === `${family}.body` && !part.bullet;
  const lines = new Set(parts.filter(isNamed).map(({ part }) => part.line));
  return parts.filter((one) => isStray(one) && lines.has(one.part.line)).length;
}

/** Whether the lexica know a degree among the names of a job, or a post among those of a study. */
const isOfOther = (names: readonly LabelledPart[], family: Family): boolean =>
  names.some(({ part }) => (family === 'x' ? scoreDegreeOrInstitution : scoreTitleOrCompany)(part.text) > 0);
