/** What the pages say. */
export const TEXTS = {
  en: {
    dir: 'ltr',
    name: 'Noa Barkan',
    title: 'Bookbinder',
    contacts: 'noa.barkan@mail.example · 054-555-0182 · Haifa',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    jobs: [
      ['Bookbinder', 'Carmel Press', '2019 – 2023', 'Bound four hundred volumes a month by hand'],
      ['Print Technician', 'Galil Offset', '2015 – 2019', 'Kept two presses running through the night shift'],
    ],
    study: ['BA History', 'University of Haifa', '2011 – 2014'],
    known: 'Gilding, Letterpress, Paper repair',
    edge: 'Made with cotton paper',
    flipped: 'Folded by hand',
    slanted: 'Open for workshops',
    mark: 'CONFIDENTIAL',
  },
  he: {
    dir: 'rtl',
    name: 'נועה ברקן',
    title: 'כורכת ספרים',
    contacts: 'noa.barkan@mail.example · 054-555-0182 · חיפה',
    experience: 'ניסיון תעסוקתי',
    education: 'השכלה',
    skills: 'כישורים',
    jobs: [
      ['כורכת ספרים', 'דפוס הכרמל', '2019 – 2023', 'כרכה ארבע מאות כרכים בחודש בעבודת יד'],
      ['טכנאית דפוס', 'אופסט הגליל', '2015 – 2019', 'הפעילה שתי מכונות דפוס במשמרות לילה'],
    ],
    study: ['תואר ראשון בהיסטוריה', 'אוניברסיטת חיפה', '2011 – 2014'],
    known: 'הזהבה, דפוס בלט, תיקון נייר',
    edge: 'נעשה מנייר כותנה',
    flipped: 'מקופל בעבודת יד',
    slanted: 'פנויה לסדנאות',
    mark: 'סודי ביותר',
  },
} as const;
type Texts = (typeof TEXTS)[keyof typeof TEXTS];

const parts = ({ jobs, study, known, experience, education, skills }: Texts) =>
  [
    [
      experience,
      jobs.map(([post, firm, years, done]) => `<p><b>${post}</b>, ${firm}, ${years}</p><p>${done}</p>`).join(''),
    ],
    [education, `<p><b>${study[0]}</b>, ${study[1]}, ${study[2]}</p>`],
    [skills, `<p>${known}</p>`],
  ] as const;
const head = ({ name, title, contacts }: Texts) => `<h1>${name}</h1><p>${title}</p><p>${contacts}</p>`;
const plain = (texts: Texts) =>
  parts(texts)
    .map(([title, body]) => `<h2>${title}</h2>${body}`)
    .join('');
/** Sections as rows with their heading in a cell of its own. */
const rows = (texts: Texts, css: string) =>
  `<style>section{display:grid;grid-template-columns:34px 1fr;gap:10px;margin-top:18px;min-height:120px;` +
  `align-items:${css.includes('center') ? 'center' : 'start'}}` +
  `h2{writing-mode:vertical-rl;margin:0;font-size:12pt;${css}}</style>` +
  parts(texts)
    .map(([title, body]) => `<section><h2>${title}</h2><div>${body}</div></section>`)
    .join('');
const fixed = (css: string, text: string) => `<div style="position:fixed;${css}">${text}</div>`;

/** Résumés of which some text is turned. */
export const PAGES: Readonly<Record<string, (texts: Texts) => string>> = {
  // Read from below upwards, in the middle of its section, and from above downwards, at its upper edge.
  'headings-270': (texts) => head(texts) + rows(texts, 'transform:rotate(180deg);justify-self:center'),
  'headings-90': (texts) => head(texts) + rows(texts, ''),
  'name-270': (texts) =>
    fixed('left:0;top:200px;writing-mode:vertical-rl;transform:rotate(180deg);font-size:24pt', texts.name) +
    `<p>${texts.contacts}</p>${plain(texts)}`,
  'edges-90-180-45': (texts) =>
    head(texts) +
    plain(texts) +
    fixed('left:0;top:300px;writing-mode:vertical-rl', texts.edge) +
    fixed('left:200px;bottom:40px;transform:rotate(180deg)', texts.flipped) +
    fixed('left:420px;bottom:120px;transform:rotate(-45deg)', texts.slanted),
  'watermark-45': (texts) =>
    fixed('left:60px;top:380px;transform:rotate(-45deg);font-size:64pt;color:#e4e4e4', texts.mark) +
    head(texts) +
    plain(texts),
  'watermark-opacity': (texts) =>
    head(texts) +
    plain(texts) +
    fixed('left:60px;top:300px;transform:rotate(-30deg);font-size:30pt;color:#c00;opacity:.15', texts.mark),
  'each-page-90': (texts) =>
    fixed('right:0;top:300px;writing-mode:vertical-rl', texts.name) +
    head(texts) +
    plain(texts) +
    `<div style="break-before:page">${parts(texts)[0][1].replaceAll('20', '19')}</div>`,
  'whole-page-90': (texts) =>
    `<style>@page{size:A4 landscape}</style><div style="position:absolute;left:600px;top:20px;width:600px;` +
    `transform-origin:0 0;transform:rotate(90deg)">${head(texts)}${plain(texts)}</div>`,
};
