import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../shared/platform/language.ts';
import { OCCUPATIONS } from '../../../shared/resume/occupations/catalogue.ts';
import { findOccupation } from '../../../shared/resume/occupations/findOccupation.ts';
import { SAMPLE_TRADES, samplePersonOf } from '../../../shared/templates/samples/sampleTrades.ts';
import { findTrade } from './filterTemplates.ts';

/** Searches by trade as people write them, the occupation that they mean, and who shows it; null if nobody does. */
const TRADES: readonly (readonly [
  he: string,
  en: string,
  trade: string | null,
  he: string | null,
  en: string | null,
])[] = [
  ['אחות', 'nurse', 'nurse', 'סמר חורי', 'Samar Khoury'],
  ['אחות בבית חולים', 'registered nurse', 'nurse', 'סמר חורי', 'Samar Khoury'],
  ['מורה', 'teacher', 'teacher', 'יעל מזרחי', 'Yael Mizrahi'],
  ['מורה למתמטיקה', 'math teacher', 'teacher', 'יעל מזרחי', 'Yael Mizrahi'],
  ['גננת', 'kindergarten teacher', 'kindergartenTeacher', null, null],
  ['מפתחת תוכנה', 'software engineer', 'softwareDeveloper', 'רוני אלמוג', 'Daniel Levin'],
  ['מתכנת', 'programmer', 'softwareDeveloper', 'רוני אלמוג', 'Daniel Levin'],
  ['עורכת דין', 'lawyer', 'lawyer', 'מיכל אבני', 'Ruth Carmi'],
  ['רואת חשבון', 'accountant', 'accountant', null, null],
  ['מנהלת חשבונות', 'bookkeeper', 'bookkeeper', null, null],
  ['חשמלאי', 'electrician', 'electrician', null, null],
  ['אינסטלטור', 'plumber', 'plumber', null, null],
  ['נגר', 'carpenter', 'carpenter', null, null],
  ['שף', 'chef', 'chef', null, null],
  ['טבח', 'cook', 'cook', null, null],
  ['מלצרית', 'waitress', 'waiter', null, null],
  ['ברמן', 'bartender', 'bartender', null, null],
  ['נהג משאית', 'truck driver', 'truckDriver', null, null],
  ['מאבטח', 'security guard', 'securityGuard', null, null],
  ['קופאית', 'cashier', 'cashier', null, null],
  ['נציג מכירות', 'sales rep', 'salesRepresentative', null, null],
  ['מנהל שיווק', 'marketing manager', 'marketingManager', 'עומר פלד', 'Adam Sharon'],
  ['מעצב גרפי', 'graphic designer', 'graphicDesigner', 'שירה נבון', null],
  ['מעצבת UX', 'UX designer', 'uxDesigner', null, null],
  ['אדריכלית', 'architect', 'architect', null, 'Noga Harel'],
  ['מהנדס אזרחי', 'civil engineer', 'civilEngineer', 'יוסי דרור', null],
  ['מהנדסת מכונות', 'mechanical engineer', 'mechanicalEngineer', null, 'Boris Tal'],
  ['עובד סוציאלי', 'social worker', 'socialWorker', null, null],
  ['פסיכולוגית קלינית', 'clinical psychologist', 'psychologist', null, null],
  ['רופא', 'physician', 'doctor', null, null],
  ['רופאת שיניים', 'dentist', 'dentist', null, null],
  ['פרמדיק', 'paramedic', 'paramedic', null, null],
  ['רוקחת', 'pharmacist', 'pharmacist', null, null],
  ['פיזיותרפיסט', 'physiotherapist', 'physiotherapist', null, null],
  ['וטרינר', 'vet', 'veterinarian', null, null],
  ['ספרית', 'hairdresser', 'hairdresser', null, null],
  ['סוכן נדל״ן', 'realtor', 'estateAgent', null, null],
  ['מנהל פרויקטים', 'project manager', 'projectManager', 'יוסי דרור', null],
  ['מנהלת מוצר', 'product manager', 'productManager', 'נועה ברק', null],
  ['אנליסט נתונים', 'data analyst', 'dataAnalyst', null, null],
  ['מנהלת משאבי אנוש', 'human resources manager', 'hrManager', null, null],
  ['מגייסת', 'recruiter', 'recruiter', null, null],
  ['מזכירה', 'secretary', 'secretary', null, null],
  ['נציגת שירות', 'customer service', 'callCentreRepresentative', null, null],
  ['מחסנאי', 'warehouse worker', 'warehouseWorker', null, null],
  ['חוקר', 'research scientist', 'researcher', 'ד״ר אלון גבע', 'Dr. Leah Stern'],
  ['מרצה', 'lecturer', 'lecturer', 'ד״ר אלון גבע', 'Dr. Leah Stern'],
  ['סטודנט', 'student', 'student', 'איתי שגב', 'Maya Rosen'],
  ['עיתונאית', 'journalist', 'journalist', null, null],
  ['מתרגם', 'translator', 'translator', null, null],
  ['צלם', 'photographer', 'photographer', null, null],
  ['שוטרת', 'police officer', 'policeOfficer', null, null],
  ['כבאי', 'firefighter', 'firefighter', null, null],
  ['דייל', 'flight attendant', 'flightAttendant', null, null],
  ['מנקה', 'cleaner', 'cleaner', null, null],
  ['מטפלת בקשישים', 'caregiver', 'caregiver', null, null],
  ['סמנכ״ל תפעול', 'chief operating officer', 'operationsManager', 'דורית להב', null],
  ['בודק תוכנה', 'QA engineer', 'qaTester', null, null],
  ['קלינאית תקשורת', 'speech therapist', 'speechTherapist', null, null],
  ['דיאטן', 'nutritionist', 'dietitian', null, null],
  ['רתך', 'welder', 'welder', null, null],
  ['מכונאי', 'car mechanic', 'carMechanic', null, null],
  // Nobody of these is helped by us, and nobody else's page is shown for them.
  ['טייס', 'pilot', null, null, null],
  ['אסטרונום', 'astronomer', null, null, null],
  ['כומר', 'priest', null, null, null],
];

describe.each(LANGUAGES)(
  '[GAL-01] a search by trade in %s answers with somebody of that trade, or with nobody',
  (language) => {
    const column = { he: [0, 3], en: [1, 4] } as const satisfies Record<Language, readonly [number, number]>;
    it.each(TRADES.map((row) => [row[column[language][0]], row[2], row[column[language][1]]] as const))(
      '%s',
      (text, trade, person) => {
        const found = findTrade(text ?? '', OCCUPATIONS);
        const shown = found && samplePersonOf(found.id, language);
        expect([found?.id ?? null, shown?.[language].personalInfo.fullName ?? null]).toEqual([trade, person]);
      },
    );
  },
);

it.each(LANGUAGES)(
  'who shows a trade in %s says so by the first title, and the trades are those of the lists',
  (language) => {
    for (const { person, trades } of SAMPLE_TRADES) {
      const { headline, experience, personalInfo } = person[language];
      const said = findOccupation([headline ?? '', ...experience.map(({ title }) => title)], OCCUPATIONS);
      if (said) expect(trades[language], personalInfo.fullName).toContain(said.id);
      for (const id of trades[language]) expect(OCCUPATIONS.map((each) => each.id)).toContain(id);
    }
  },
);
