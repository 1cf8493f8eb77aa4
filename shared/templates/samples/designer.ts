import { sampleResume, type SamplePerson } from './sampleResume.ts';

/** Five years of visual work: a graphic designer in Hebrew, an architect in English. */
export const DESIGNER: SamplePerson = {
  he: sampleResume('he', {
    fullName: 'שירה נבון',
    headline: 'מעצבת גרפית ומאיירת',
    mailbox: 'shira.navon',
    phone: '050-555-0142',
    address: 'יפו',
    website: 'https://shiranavon.example',
    summary:
      'מעצבת גרפית עם חמש שנות ניסיון במיתוג, באריזות ובאיור. מתחילה תמיד מהמילים, מחפשת רעיון אחד חזק ' +
      'ומלווה אותו עד בית הדפוס.',
    experience: [
      {
        title: 'מעצבת בכירה',
        company: 'סטודיו פסים',
        location: 'תל אביב',
        startDate: '2022-04',
        lines: [
          'מיתוג מלא ל־14 עסקים, ממאפייה שכונתית ועד רשת בת 40 סניפים',
          'עיצוב אריזות לסדרת תה; המכירות עלו ב־27% ברבעון הראשון',
          'הדרכה של שתי מעצבות זוטרות וליווי שלהן מהסקיצה הראשונה ועד המסירה ללקוח',
          'הפקת דפוס מקצה לקצה: 200 עבודות בשנה, בלי הדפסה חוזרת אחת',
          'מערכת עיצוב אחת לכל לקוח; זמן ההפקה של קמפיין ירד ב־40%',
        ],
      },
      {
        title: 'מעצבת גרפית',
        company: 'מוזיאון הילדים',
        location: 'חולון',
        startDate: '2020-09',
        endDate: '2022-03',
        lines: [
          'שפה חזותית ושילוט לשלוש תערוכות, 90 אלף מבקרים',
          'חוברת פעילות למשפחות בעברית, בערבית ובאנגלית, 30 אלף עותקים',
          'סדרה של שש כרזות לתערוכת הצעצועים, שנרכשה לאוסף הקבוע של המוזיאון',
          'אתר התערוכה ו־12 סרטוני הנפשה לרשתות',
        ],
      },
      {
        title: 'מאיירת עצמאית',
        company: 'עבודה עצמאית',
        location: 'יפו',
        startDate: '2018-03',
        endDate: '2020-08',
        lines: [
          'איורים לשבעה ספרי ילדים ולמגזין אוכל חודשי',
          'סדנאות איור לילדים במתנ״ס, 12 משתתפים בכל מחזור',
          'הנפשת פתיחה לסדרת רשת, 300 אלף צפיות',
        ],
      },
    ],
    education: [
      {
        degree: 'תואר ראשון בתקשורת חזותית',
        institution: 'שנקר',
        location: 'רמת גן',
        startDate: '2016',
        endDate: '2020',
        lines: ['פרויקט הגמר הוצג בשבוע העיצוב בירושלים', 'מלגת הצטיינות בשנים ג׳ ו־ד׳'],
      },
      {
        degree: 'חילופי סטודנטים, איור',
        institution: 'Universität der Künste',
        location: 'ברלין',
        startDate: '2019',
        endDate: '2019',
      },
    ],
    skills: [
      'Illustrator',
      'InDesign',
      'Figma',
      'איור ידני',
      'טיפוגרפיה',
      'הפקות דפוס',
      'After Effects',
      'Procreate',
      'צילום מוצר',
      'ניהול לקוחות',
      'Photoshop',
      'עיצוב אריזות',
      'שילוט ומרחב',
      'Webflow',
    ],
    languages: [
      ['עברית', 'native'],
      ['אנגלית', 'advanced'],
      ['גרמנית', 'basic'],
    ],
    projects: [
      {
        name: 'אלף־בית של שוק',
        role: 'איור והוצאה עצמית',
        startDate: '2023',
        endDate: '2024',
        lines: ['ספר איורים של שוק הכרמל; מהדורה ראשונה של 800 עותקים אזלה'],
      },
      {
        name: 'גופן ״נמל״',
        role: 'עיצוב אות',
        startDate: '2022',
        endDate: '2023',
        lines: ['גופן תצוגה עברי חינמי לכותרות ולשילוט, 6,000 הורדות בשנה הראשונה'],
      },
    ],
    more: [
      {
        title: 'פרסים',
        items: [
          { title: 'פרס שרת התרבות לעיצוב צעיר', startDate: '2024' },
          { title: 'אריזת השנה, ציון לשבח', startDate: '2023' },
        ],
      },
    ],
  }),
  en: sampleResume('en', {
    fullName: 'Noga Harel',
    headline: 'Architect and Interior Designer',
    mailbox: 'noga.harel',
    phone: '+972-50-555-0158',
    address: 'Tel Aviv, Israel',
    website: 'https://nogaharel.example',
    summary:
      'Architect with five years of experience in homes, small offices and exhibitions. I draw little, ask much, and ' +
      'stay with a project until the last handle is on its door.',
    experience: [
      {
        title: 'Architect',
        company: 'Kav Studio',
        location: 'Tel Aviv',
        startDate: '2022-06',
        lines: [
          'Designed 11 apartments and a clinic, from first sketch to handover',
          'Kept 9 of 12 projects within 3% of their budget',
          'Led the weekly site meetings of three contractors at a time',
          'Set up the office’s library of 240 details in Revit, which saves a week per project',
          'Took two clinics through accessibility approval at the first hearing',
        ],
      },
      {
        title: 'Junior Architect',
        company: 'Meridian Architects',
        location: 'Jerusalem',
        startDate: '2020-10',
        endDate: '2022-05',
        lines: [
          'Drawings for the renewal of a school of 1908',
          'Built the competition model that won second prize',
          'Surveyed 30 rooms and drew every window that is worth keeping',
          'Presented three schemes to the city’s conservation board',
        ],
      },
      {
        title: 'Intern',
        company: 'Atelier Ribeira',
        location: 'Porto',
        startDate: '2018-02',
        endDate: '2018-08',
        lines: [
          'Built 20 models in cardboard and limewood',
          'Drew the exhibition panels of a museum extension',
          'Measured a chapel of 1720 by hand',
        ],
      },
    ],
    education: [
      {
        degree: 'B.Arch.',
        institution: 'Bezalel Academy of Arts and Design',
        location: 'Jerusalem',
        startDate: '2015',
        endDate: '2020',
        lines: ['Final project on shared courtyards; exchange term in Porto', 'Dean’s award for drawing'],
      },
    ],
    skills: [
      'Revit',
      'Rhino',
      'AutoCAD',
      'Model making',
      'InDesign',
      'Site supervision',
      'Client briefings',
      'Watercolour',
      'Photography',
      'Grasshopper',
      'Cost estimates',
      'Accessibility rules',
      'Lighting design',
    ],
    languages: [
      ['Hebrew', 'native'],
      ['English', 'fluent'],
      ['Portuguese', 'basic'],
    ],
    projects: [
      {
        name: 'Bench No. 4',
        role: 'Designer',
        startDate: '2023',
        endDate: '2024',
        lines: ['A bench of reclaimed olive wood, now in six public gardens'],
      },
      {
        name: 'Room for Rent',
        role: 'Editor',
        startDate: '2022',
        endDate: '2023',
        lines: ['A guide to small flats, read by 40,000 people in a year'],
      },
    ],
    more: [
      {
        title: 'Exhibitions',
        items: [
          { title: 'Jerusalem Design Week', startDate: '2024' },
          { title: 'Open House Tel Aviv', startDate: '2023' },
        ],
      },
    ],
  }),
};
