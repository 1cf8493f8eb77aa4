import type { Language } from '../../platform/language.ts';
import { DESIGNER } from './designer.ts';
import { DEVELOPER } from './developer.ts';
import { ENGINEER } from './engineer.ts';
import { EVERYBODY } from './everybody.ts';
import { EXECUTIVE } from './executive.ts';
import { LAWYER } from './lawyer.ts';
import { MARKETER } from './marketer.ts';
import { NURSE } from './nurse.ts';
import { RESEARCHER } from './researcher.ts';
import type { SamplePerson } from './sampleResume.ts';
import { STUDENT } from './student.ts';
import { TEACHER } from './teacher.ts';

/** The occupations (ids) of each sample person, by what the résumé says in each language. */
export const SAMPLE_TRADES: readonly {
  readonly person: SamplePerson;
  readonly trades: Readonly<Record<Language, readonly string[]>>;
}[] = [
  { person: NURSE, trades: { he: ['nurse'], en: ['nurse'] } },
  { person: TEACHER, trades: { he: ['teacher'], en: ['teacher'] } },
  { person: LAWYER, trades: { he: ['lawyer'], en: ['lawyer'] } },
  { person: RESEARCHER, trades: { he: ['researcher', 'lecturer'], en: ['researcher', 'lecturer'] } },
  { person: STUDENT, trades: { he: ['student'], en: ['student'] } },
  {
    person: MARKETER,
    trades: { he: ['marketingManager', 'contentWriter'], en: ['marketingManager', 'contentWriter'] },
  },
  {
    person: DEVELOPER,
    trades: { he: ['softwareDeveloper', 'fullStackDeveloper', 'frontEndDeveloper'], en: ['dataEngineer'] },
  },
  { person: EVERYBODY, trades: { he: ['productManager'], en: ['softwareDeveloper', 'backEndDeveloper'] } },
  { person: DESIGNER, trades: { he: ['graphicDesigner'], en: ['architect', 'interiorDesigner'] } },
  {
    person: ENGINEER,
    trades: { he: ['civilEngineer', 'projectManager'], en: ['mechanicalEngineer', 'productionManager'] },
  },
  { person: EXECUTIVE, trades: { he: ['operationsManager'], en: ['controller'] } },
];

/** Returns the person who shows an occupation in a language; undefined if nobody does. */
export const samplePersonOf = (trade: string, language: Language): SamplePerson | undefined =>
  SAMPLE_TRADES.find(({ trades }) => trades[language].includes(trade))?.person;
