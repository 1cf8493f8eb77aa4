import type { Feature } from './feature.ts';
import type { Label } from './labels.ts';
import type { TextClass } from './textClass.ts';

/** What most parts say, and how clearly: 0 by a majority, 1 by a single one, 2 by nearly all. */
export interface Majority {
  readonly role: string;
  readonly share: number;
}

/** A part as it is seen when the whole document has been labelled once. */
export interface SecondSeen {
  readonly label: Label;
  readonly role: string;
  /** The role of the part so far away; `start` and `end` beyond the ends. */
  readonly near: (offset: number) => string;
  /** What other parts of the same look are: of the same look in the same place, and of the same look anywhere. */
  readonly styles: readonly [Majority, Majority];
  /** What stands in its seat, the same line and place of a line, in other entries of its family. */
  readonly seat: Majority;
  readonly class: TextClass;
  /** Names and period that its entry has besides. */
  readonly has: string;
  /** Which name stands first in entries of its family. */
  readonly order: string;
  /** How many roles stand before its own in its entry. */
  readonly place: number;
  /** What entries of its family begin with. */
  readonly starts: string;
}

const style = ({ role, share }: Majority) => role !== '' && [role, share];
const styleHere = ({ role, share }: Majority, own: string) => role !== '' && [role, share, own];

/** What the second look sees of a part besides what the first saw. */
export const SECOND_FEATURES: readonly Feature<SecondSeen>[] = [
  {
    name: '1',
    says: 'What the first look took it for',
    example: '"Sous Chef" → 1=B.x.title',
    of: ({ label }) => label,
  },
  {
    name: '1before',
    says: 'What the first look took the part before for',
    example: 'behind a title → 1before=x.title',
    of: ({ near }) => near(-1),
  },
  {
    name: '1after',
    says: 'What the first look took the part behind for',
    example: 'before a period → 1after=x.period',
    of: ({ near }) => near(1),
  },
  {
    name: '1around',
    says: 'Both, and what it took this for',
    example: 'a company between title and period → 1around=x.title,x.company,x.period',
    of: ({ near, role }) => [near(-1), role, near(1)],
  },
  {
    name: '1after2',
    says: 'What the first look took both parts behind for',
    example: 'a title before company and period → 1after2=x.company,x.period',
    of: ({ near }) => [near(1), near(2)],
  },
  {
    name: 'style0',
    says: 'What other parts of its look and place are, and how many of them (0-2)',
    example: 'bold at the start of a line, as all titles are → style0=x.title,2',
    of: ({ styles }) => style(styles[0]),
  },
  {
    name: 'style0&1',
    says: 'That, and what the first look took this for',
    example: 'the same, taken for a company → style0&1=x.title,2,x.company',
    of: ({ styles, role }) => styleHere(styles[0], role),
  },
  {
    name: 'style1',
    says: 'What other parts of its look are, wherever they stand',
    example: 'bold, as most companies are → style1=x.company,0',
    of: ({ styles }) => style(styles[1]),
  },
  {
    name: 'style1&1',
    says: 'That, and what the first look took this for',
    example: 'the same, taken for a title → style1&1=x.company,0,x.title',
    of: ({ styles, role }) => styleHere(styles[1], role),
  },
  {
    name: 'seat',
    says: 'What stands in the same line and place of other entries of its family, and how many of them (0-2)',
    example: 'the second text of an entry, where others have their employer → seat=x.company,2',
    of: ({ seat }) => style(seat),
  },
  {
    name: 'seat&1',
    says: 'That, and what the first look took this for',
    example: 'the same, taken for a place → seat&1=x.company,2,x.place',
    of: ({ seat, role }) => styleHere(seat, role),
  },
  {
    name: 'seat&class',
    says: 'That, and what the lexica take this for',
    example: 'the same, without a word that they know → seat&class=x.company,2,text',
    of: ({ seat, class: own }) => styleHere(seat, own),
  },
  {
    name: 'has',
    says: 'Names and period that its entry has besides',
    example: 'a place in an entry with title and period → has=x.title,x.period',
    of: ({ has }) => has,
  },
  {
    name: 'has&1',
    says: 'That, and what the first look took this for',
    example: 'a second title in such an entry → has&1=x.period,x.title',
    of: ({ has, role }) => [has, role],
  },
  {
    name: 'order',
    says: 'Which name most entries of its family begin with',
    example: 'employers stand before titles → order=x.company',
    of: ({ order }) => order,
  },
  {
    name: 'order&1',
    says: 'That, what the first look took this for, and how many roles stand before it in its entry',
    example: 'the first name of an entry, taken for a title → order&1=x.company,x.title,0',
    of: ({ order, role, place }) => [order, role, place],
  },
  {
    name: 'starts',
    says: 'What most entries of its family begin with, and what the first look took this for',
    example: 'entries begin with their period → starts=x.period,x.title',
    of: ({ starts, label }) => [starts, label],
  },
];
