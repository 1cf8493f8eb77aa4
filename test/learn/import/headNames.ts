/** Words before the facts of entries that say what each is. */
export const NAMED = {
  he: {
    first: { x: ['תפקיד', 'משרה', 'בתפקיד'], e: ['תואר', 'תעודה', 'מסלול'] },
    second: { x: ['מעסיק', 'חברה', 'מקום העבודה', 'אצל'], e: ['מוסד', 'בית ספר', 'מוסד הלימודים'] },
    place: ['מקום', 'עיר', 'מיקום'],
    period: ['תקופה', 'שנים', 'תאריכים', 'מתי'],
  },
  en: {
    first: { x: ['Position', 'Role', 'Title', 'Job'], e: ['Degree', 'Award', 'Course'] },
    second: { x: ['Employer', 'Company', 'Organisation', 'Where'], e: ['Institution', 'School', 'College'] },
    place: ['Location', 'City', 'Place'],
    period: ['Dates', 'Period', 'When', 'Years'],
  },
} as const;
