import { step, type Feature } from './feature.ts';
import { roleOf, type Label } from './labels.ts';
import type { PeriodForm } from './partFeatures.ts';
import type { Boundary, Part } from './parts.ts';
import type { Surroundings } from './surroundings.ts';
import type { TextClass } from './textClass.ts';

/** A part as it is seen among its neighbours, and under the heading before it. */
export interface NeighbourSeen {
  readonly part: Part;
  readonly class: TextClass;
  readonly words: number;
  /** Bold, where that stands out. */
  readonly stands: boolean;
  /** The kind of section that the nearest known heading names, and the parts since it. */
  readonly section: string;
  readonly sinceHeading: number;
  /** Whether the document has a heading of each anywhere. */
  readonly has: { readonly experience: boolean; readonly education: boolean };
  /** The class of the part so far away, with a star where it stands out by weight; `none` beyond the ends. */
  readonly shape: (offset: number) => string;
  /** How the period right before names its dates, and this one. */
  readonly periodBefore: PeriodForm;
  readonly periodForm: PeriodForm;
  readonly next: Boundary | 'end';
  /** How many parts away the next period stands, up to three; `no` beyond that. */
  readonly periodIn: number | 'no';
  readonly periodAgo: number | 'no';
  readonly isAboveBullet: boolean;
  readonly isBelowBullet: boolean;
  readonly around: Surroundings;
  /** Kinds of the first parts of the line: `text,period`. */
  readonly lineKinds: string;
}

/** What the model sees of a part among its neighbours. */
export const NEIGHBOUR_FEATURES: readonly Feature<NeighbourSeen>[] = [
  {
    name: 'section',
    says: 'The section that the nearest known heading names',
    example: 'below "Education" → section=education',
    of: ({ section }) => section,
  },
  {
    name: 'section&others',
    says: 'The section, and whether jobs and studies have headings anywhere: courses may be all that one studied',
    example: 'below "Courses" in a document with "Experience" alone → section&others=courses,true,false',
    of: ({ section, has }) => [section, has.experience, has.education],
  },
  {
    name: 'section&class',
    says: 'The section with the class of the text',
    example: '"Sous Chef" below "Experience" → section&class=experience,title',
    of: ({ section, class: own }) => [section, own],
  },
  {
    name: 'section&bullet',
    says: 'The section, and whether a bullet begins the line',
    example: '"• Ran the kitchen" below "Experience" → section&bullet=experience,true',
    of: ({ section, part }) => [section, part.bullet],
  },
  {
    name: 'section&bold',
    says: 'The section, and whether the text stands out by its weight',
    example: '"**Sous Chef**" below "Experience" → section&bold=experience,true',
    of: ({ section, stands }) => [section, stands],
  },
  {
    name: 'section&boundary',
    says: 'The section, and what parts the text from the one before',
    example: '"Haifa" of "Hotel Carmel, Haifa" below "Experience" → section&boundary=experience,comma',
    of: ({ section, part }) => [section, part.boundary],
  },
  {
    name: 'section&since',
    says: 'The section with the parts since its heading, in steps of 1, 2, 3, 5',
    example: 'the first text below "Experience" → section&since=experience,1',
    of: ({ section, sinceHeading }) => [section, step(sinceHeading, 1, 2, 3, 5)],
  },
  {
    name: 'section&words',
    says: 'The section with the number of words, in steps of 2, 4, 7, 12',
    example: '"Sous Chef" below "Experience" → section&words=experience,1',
    of: ({ section, words }) => [section, step(words, 2, 4, 7, 12)],
  },
  {
    name: 'class&bold',
    says: 'The class, and whether the text stands out by its weight',
    example: '"**Sous Chef**" → class&bold=title,true',
    of: ({ class: own, stands }) => [own, stands],
  },
  {
    name: 'class&boundary',
    says: 'The class, and what parts the text from the one before',
    example: '"Haifa" of "Hotel Carmel, Haifa" → class&boundary=place,comma',
    of: ({ class: own, part }) => [own, part.boundary],
  },
  {
    name: 'before',
    says: 'The class of the part before; a star where it is bold',
    example: 'behind "**Sous Chef**" → before=title*',
    of: ({ shape }) => shape(-1),
  },
  {
    name: 'after',
    says: 'The class of the part behind',
    example: 'before "2015" → after=period',
    of: ({ shape }) => shape(1),
  },
  {
    name: 'before2',
    says: 'The classes of both parts before',
    example: 'behind "Sous Chef, 2015" → before2=title,period',
    of: ({ shape }) => [shape(-2), shape(-1)],
  },
  {
    name: 'after2',
    says: 'The classes of both parts behind',
    example: 'before "Haifa, 2015" → after2=place,period',
    of: ({ shape }) => [shape(1), shape(2)],
  },
  {
    name: 'around',
    says: 'The classes of the parts before, here and behind',
    example: '"Haifa" of "Sous Chef, Haifa, 2015" → around=title,place,period',
    of: ({ shape }) => [shape(-1), shape(0), shape(1)],
  },
  {
    name: 'boundaries',
    says: 'What parts the text from the one before and from the one behind',
    example: '"Haifa" of "Hotel Carmel, Haifa | 2015" → boundaries=comma,bar',
    of: ({ part, next }) => [part.boundary, next],
  },
  {
    name: 'after&boundary',
    says: 'The class of the part behind, and what parts it',
    example: '"Sous Chef" of "Sous Chef | 2015" → after&boundary=period,bar',
    of: ({ shape, next }) => [shape(1), next],
  },
  {
    name: 'periodIn',
    says: 'Parts between this and the next period, up to three',
    example: '"Sous Chef" of "Sous Chef, 2015" → periodIn=0',
    of: ({ periodIn }) => periodIn,
  },
  {
    name: 'periodAgo',
    says: 'Parts between the last period and this, up to three',
    example: '"Sous Chef" of "2015 Sous Chef" → periodAgo=0',
    of: ({ periodAgo }) => periodAgo,
  },
  {
    name: 'periodBefore',
    says: 'How the period right before names its dates, what parts this from it, and the class of this',
    example: '"still there" of "2019 – still there" → periodBefore=one,dash,text',
    of: ({ periodBefore, part, class: own }) => periodBefore !== 'none' && [periodBefore, part.boundary, own],
  },
  {
    name: 'section&form',
    says: 'The section, and how a period names its dates',
    example: '"2019" below "Education" → section&form=education,one',
    of: ({ section, periodForm }) => periodForm !== 'none' && [section, periodForm],
  },
  {
    name: 'section&period',
    says: 'The section with both',
    example: '"Sous Chef" of "Sous Chef, 2015" below "Experience" → section&period=experience,0,no',
    of: ({ section, periodIn, periodAgo }) => [section, periodIn, periodAgo],
  },
  {
    name: 'aboveBullet',
    says: 'No bullet itself, and one follows',
    example: 'the line above "• Ran the kitchen" → aboveBullet=true',
    of: ({ isAboveBullet }) => [isAboveBullet],
  },
  {
    name: 'bulletAbove',
    says: 'No bullet itself, and one is before',
    example: 'the line below "• Ran the kitchen" → bulletAbove=true',
    of: ({ isBelowBullet }) => [isBelowBullet],
  },
  {
    name: 'named',
    says: 'What the label before it in its row, or the head of its column, says that it is',
    example: '"Sous Chef" of "Position | Sous Chef" → named=first',
    of: ({ around }) => around.named !== 'none' && around.named,
  },
  {
    name: 'named&section',
    says: 'That, with the section and the class of the text',
    example: '"Sous Chef" of "Position | Sous Chef" below "Experience" → named&section=first,experience,title',
    of: ({ around, section, class: own }) => around.named !== 'none' && [around.named, section, own],
  },
  {
    name: 'cellAbove',
    says: 'What stands right above it, where its line or that above has several cells',
    example: '"Haifa" below "Hotel Carmel" in the cell of a table → cellAbove=company',
    of: ({ around }) => around.cellAbove !== 'none' && around.cellAbove,
  },
  {
    name: 'cellAbove&class',
    says: 'That, with the class of the text',
    example: '"Haifa" below "Hotel Carmel" in the cell of a table → cellAbove&class=company,place',
    of: ({ around, class: own }) => around.cellAbove !== 'none' && [around.cellAbove, own],
  },
  {
    name: 'periods',
    says: 'How the period at or behind it goes with the one that follows, and with the one before',
    example: 'an employer whose whole time stands above that of the first post there → periods=around,none',
    of: ({ around }) => around.periods !== 'none' && around.periods,
  },
  {
    name: 'periods&class',
    says: 'That, with the class and whether it stands out',
    example: '"**Hotel Carmel**" above the posts there → periods&class=around,later,company*',
    of: ({ around, shape }) => around.periods !== 'none' && [around.periods, shape(0)],
  },
  {
    name: 'lineBelow',
    says: 'The first text of the line below, and the kinds of parts of both lines; a dash for a bullet',
    example: 'an employer above "Sous Chef      2015 – 2019" → lineBelow=text,title text,period',
    of: ({ around, lineKinds }) => [lineKinds, around.lineBelow],
  },
  {
    name: 'lineAbove',
    says: 'The first text of the line above, and the kinds of parts of both lines; a dash for a bullet',
    example: '"Sous Chef      2015 – 2019" below an employer → lineAbove=text,period,company* text',
    of: ({ around, lineKinds }) => [lineKinds, around.lineAbove],
  },
  {
    name: 'lineBelow&class',
    says: 'The first text of the line below, with the class of this and whether it stands out',
    example: '"**Hotel Carmel**" above "Sous Chef" → lineBelow&class=company*,title text',
    of: ({ around, shape }) => [shape(0), around.lineBelow],
  },
];

/** What the rules take a part and its neighbours for: right more often than not, and wrong in ways that repeat. */
export interface RulesSeen {
  readonly part: Part;
  readonly class: TextClass;
  readonly rules: Label | 'none';
  /** The role that the rules give the part so far away; `end` beyond the ends. */
  readonly role: (offset: number) => string;
}

/** The role of what the rules say. */
export const ruleRole = (rules: Label | 'none' | undefined): string =>
  rules === undefined ? 'end' : rules === 'none' ? rules : roleOf(rules);

export const RULES_FEATURES: readonly Feature<RulesSeen>[] = [
  {
    name: 'rules',
    says: 'What the rules take the text for',
    example: '"Sous Chef" below "Experience" → rules=B.x.title',
    of: ({ rules }) => rules,
  },
  {
    name: 'rules&class',
    says: 'That, with its class',
    example: '"Sous Chef" below "Experience" → rules&class=B.x.title,title',
    of: ({ rules, class: own }) => [rules, own],
  },
  {
    name: 'rules&boundary',
    says: 'That, and what parts the text from the one before',
    example: '"Haifa" of "Hotel Carmel, Haifa" → rules&boundary=x.place,comma',
    of: ({ rules, part }) => [rules, part.boundary],
  },
  {
    name: 'rules&bold',
    says: 'That, and whether it is bold',
    example: '"**Sous Chef**" → rules&bold=B.x.title,true',
    of: ({ rules, part }) => [rules, part.bold],
  },
  {
    name: 'rulesBefore',
    says: 'That, and what the rules take the part before for',
    example: '"2015" behind a company → rulesBefore=x.company,x.period',
    of: ({ rules, role }) => [role(-1), rules],
  },
  {
    name: 'rulesAfter',
    says: 'That, and what the rules take the part behind for',
    example: '"Sous Chef" before a company → rulesAfter=B.x.title,x.company',
    of: ({ rules, role }) => [rules, role(1)],
  },
  {
    name: 'rulesAround',
    says: 'That, with both neighbours',
    example: 'a company between title and period → rulesAround=x.title,x.company,x.period',
    of: ({ rules, role }) => [role(-1), rules, role(1)],
  },
  {
    name: 'rulesAfter2',
    says: 'That, with both parts behind',
    example: 'a title before company and period → rulesAfter2=B.x.title,x.company,x.period',
    of: ({ rules, role }) => [rules, role(1), role(2)],
  },
];
