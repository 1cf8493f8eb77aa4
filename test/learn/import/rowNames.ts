import { parseWordList as w } from '../../../functions/import/lexicon/parseWordList.ts';

/** What rows and columns of forms are called; some are in no list of the reader, and some mean one thing or another. */
export const ROW_NAMES = {
  he: {
    period: w(`
      שנים | שנה | שנת סיום | תקופה | תאריכים | תקופת העסקה | מתאריך – עד תאריך | מ- עד | מועדים | זמן | משך | מתי
      שנות עבודה | תקופת הלימודים | תאריכי העסקה
    `),
    start: w('מתאריך | משנה | מ- | התחלה | תאריך התחלה | מ'),
    end: w('עד תאריך | עד שנה | עד | סיום | תאריך סיום'),
    x: w('תפקיד | משרה | התפקיד | עיסוק | תואר התפקיד | תפקידים | בתפקיד | מקצוע | תיאור תפקיד'),
    e: w('תואר | תואר / תעודה | תעודה | לימודים | מקצוע | הסמכה | סוג התואר | תחום | מגמה | שם הקורס | השכלה'),
    xSecond: w(`
      מקום עבודה | מקום העבודה | מעסיק | חברה | עסק | גוף | שם החברה | ארגון | מקום | שם המעסיק | היכן | חברה / ארגון
      שם המעסיק וכתובתו | המקום
    `),
    eSecond: w(
      'מוסד | מוסד לימודים | בית ספר | מקום לימודים | מסגרת | מקום | שם המוסד | היכן | מוסד אקדמי | ישיבה / סמינר',
    ),
    both: w('תפקיד ומקום עבודה | תפקיד / מעסיק | עבודה | פרטים | המשרה והמעסיק'),
    place: w('עיר | מיקום | ישוב | כתובת | אזור'),
    duties: w(
      'פירוט | תחומי אחריות | תיאור | מטלות | עיקרי העבודה | מה עשיתי | משימות | תיאור העיסוק | הערות | עיקרי התפקיד',
    ),
    number: w("מס' | # | מס | סידורי"),
    scope: w('היקף משרה | היקף | אחוז משרה | סוג'),
    leaving: w('סיבת עזיבה | סיבת סיום | ממונה'),
    grade: w('ממוצע | ציון | ציון סופי | הערות'),
  },
  en: {
    period: w(`
      Years | Year | Completed | Dates | Period | From – to | Time | When | Date | Duration | Year of passing
      Dates employed | Tenure | Graduation
    `),
    start: w('From | Start | Start date | Joined | Since | Date from'),
    end: w('To | End | End date | Left | Until | Date to'),
    x: w('Position | Title | Role | Post | Job | Job title | Designation | Position held | Occupation'),
    e: w(
      'Degree | Qualification | Programme | Course | Award | Diploma | Examination | Degree / Class | Subject | Field',
    ),
    xSecond: w(`
      Employer | Company | Firm | Organisation | Workplace | Business | Organization | Place | Where | Company name
      Name & address of employer | Place of work
    `),
    eSecond: w('Institution | School | University | College | Body | Board / University | Institute | Place | Where'),
    both: w('Position and employer | Role / Company | Job | Details | Work'),
    place: w('City | Location | Town | Country | Address'),
    duties: w(
      'Duties | Details | Work | Tasks | Responsibilities | What I did | Main activities | Remarks | Job description',
    ),
    number: w('No. | # | S.No. | Sr. No.'),
    scope: w('Type | Full/part time | Hours | Basis'),
    leaving: w('Reason for leaving | Supervisor | Leaving reason'),
    grade: w('GPA | Grade | % | CGPA | Percentage | Marks'),
  },
} as const;

/** What stands in columns that a résumé has no field for. */
export const ROW_EXTRAS = {
  he: {
    scope: w('מלאה | חלקית | 100% | 50% | זמנית'),
    leaving: w('צמצומים | מעבר דירה | קידום | סיום פרויקט | לימודים'),
    grade: w('88 | 91 | בהצטיינות | 85.5'),
  },
  en: {
    scope: w('Full-time | Part-time | Permanent | Contract | 100%'),
    leaving: w('Relocation | Redundancy | Career growth | End of contract | Studies'),
    grade: w('3.6 | 8.4 | 78% | First Class | 72.5'),
  },
} as const;
