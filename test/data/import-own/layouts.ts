import type { ResumeData } from '../../../shared/resume/schema.ts';

/** Pages as other programs lay résumés out, none of them ours: HTML to be printed. */
type Layout = (resume: ResumeData) => string;

const MONTHS = {
  he: ['ינואר', 'פברואר', 'מרץ', 'אפריל', 'מאי', 'יוני', 'יולי', 'אוגוסט', 'ספטמבר', 'אוקטובר', 'נובמבר', 'דצמבר'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
} as const;
const WORDS = {
  he: { now: 'היום', since: 'מאז', summary: 'על עצמי', experience: 'ניסיון מקצועי', education: 'לימודים', skills: 'כישורים', languages: 'ידיעת שפות', contacts: 'יצירת קשר', phone: 'נייד', mail: 'דוא"ל' },
  en: { now: 'Present', since: 'Since', summary: 'Profile', experience: 'Employment History', education: 'Education and Training', skills: 'Core Competencies', languages: 'Languages', contacts: 'Contact', phone: 'Phone', mail: 'Email' },
} as const;
const LEVELS = {
  he: { native: 'שפת אם', fluent: 'שוטפת', advanced: 'גבוהה', intermediate: 'בינונית', basic: 'בסיסית' },
  en: { native: 'Native', fluent: 'Fluent', advanced: 'Advanced', intermediate: 'Intermediate', basic: 'Basic' },
} as const;

const esc = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const lang = ({ language }: ResumeData) => language ?? 'he';
const named = (resume: ResumeData, date: string) => {
  const [year = '', month] = date.split('-');
  return month ? `${MONTHS[lang(resume)][Number(month) - 1]} ${year}` : year;
};
const numeric = (date: string) => date.split('-').toReversed().join('/');
const period = (resume: ResumeData, { startDate, endDate }: { startDate: string; endDate: string }, write: (date: string) => string) => `${write(startDate)} – ${endDate === '' ? WORDS[lang(resume)].now : write(endDate)}`;
const bullets = (text: string) => (text === '' ? '' : `<ul>${text.split('\n').map((line) => `<li>${esc(line)}</li>`).join('')}</ul>`);
const page = (resume: ResumeData, css: string, body: string) => `<!doctype html><html lang="${lang(resume)}" dir="${lang(resume) === 'he' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>@page{size:A4;margin:16mm}body{font:10.5pt/1.4 Arimo,Heebo,'Open Sans',sans-serif;margin:0}ul{margin:2px 0;padding-inline-start:18px}p{margin:2px 0}h2{margin:12px 0 4px}${css}</style><body>${body}</body></html>`;
const join = (parts: readonly string[], sign: string) => parts.filter((part) => part !== '').map(esc).join(sign);

const apart = (a: string, b: string) => `<div style="display:flex;justify-content:space-between"><span>${a}</span><span>${b}</span></div>`;

/** Employer first and bold with its place at the far edge; the title below it with months by name. */
const employerFirst: Layout = (resume) => {
  const w = WORDS[lang(resume)];
  const { fullName, email, phone, address, linkedin, website } = resume.personalInfo;
  return page(resume, 'h1{text-align:center;margin:0;font-size:20pt}h2{font-size:11pt;text-transform:uppercase;border-bottom:1px solid}', `<h1>${esc(fullName)}</h1><p style="text-align:center">${join([address, phone, email, linkedin, website], ' • ')}</p>
<h2>${w.summary}</h2><p>${esc(resume.summary)}</p><h2>${w.experience}</h2>${resume.experience.map((job) => `${apart(`<b>${esc(job.company)}</b>`, esc(job.location))}${apart(`<i>${esc(job.title)}</i>`, period(resume, job, (date) => named(resume, date)))}${bullets(job.description)}`).join('')}
<h2>${w.education}</h2>${resume.education.map((study) => `${apart(`<b>${esc(study.institution)}</b>`, period(resume, study, numeric))}<p>${esc(study.degree)}</p>`).join('')}
<h2>${w.skills}</h2><p>${join(resume.skills.map(({ name }) => name), ' | ')}</p><h2>${w.languages}</h2><p>${resume.languages.map(({ name, level }) => `${name} (${LEVELS[lang(resume)][level]})`).join(', ')}</p>`);
};

const dated = (when: string, what: string) => `<div style="display:grid;grid-template-columns:112px 1fr;margin-bottom:6px"><span>${when}</span><div>${what}</div></div>`;

/** Dates in a column of their own before the entries, contacts with labels in a coloured sidebar. */
const timeline: Layout = (resume) => {
  const w = WORDS[lang(resume)];
  const { fullName, email, phone, address, linkedin, website } = resume.personalInfo;
  return page(resume, '@page{margin:0}body{display:grid;grid-template-columns:32% 1fr}aside{background:#234;color:#fff;padding:14mm 6mm;height:269mm}main{padding:14mm 8mm}h1{margin:0;font-size:22pt}h2{font-size:13pt}', `<aside><h2>${w.contacts}</h2><p>${w.phone}: <bdi dir="ltr">${esc(phone)}</bdi></p><p>${w.mail}: ${esc(email)}</p><p>${esc(address)}</p><p>${esc(linkedin)}</p><p>${esc(website)}</p>
<h2>${w.skills}</h2>${resume.skills.map(({ name }) => `<p>${esc(name)}</p>`).join('')}<h2>${w.languages}</h2>${resume.languages.map(({ name, level }) => `<p>${name} – ${LEVELS[lang(resume)][level]}</p>`).join('')}</aside>
<main><h1>${esc(fullName)}</h1><h2>${w.summary}</h2><p>${esc(resume.summary)}</p><h2>${w.experience}</h2>${resume.experience.map((job) => dated(period(resume, job, numeric), `<b>${esc(job.title)}</b><p>${join([job.company, job.location], ', ')}</p>${bullets(job.description)}`)).join('')}
<h2>${w.education}</h2>${resume.education.map((study) => dated(period(resume, study, numeric), `<b>${esc(study.degree)}</b><p>${esc(study.institution)}</p>`)).join('')}</main>`);
};

/** Nothing but text of one size: everything of an entry on one line, set apart by signs. */
const plain: Layout = (resume) => {
  const w = WORDS[lang(resume)];
  const { fullName, email, phone, address, linkedin, website } = resume.personalInfo;
  const when = (entry: { startDate: string; endDate: string }) => (entry.endDate === '' ? `${w.since} ${named(resume, entry.startDate)}` : period(resume, entry, (date) => named(resume, date)));
  return page(resume, 'h1,h2{font-size:10.5pt}', `<p>${esc(fullName)}</p><p>${join([phone, email], ' | ')}</p><p>${join([address, linkedin, website], ' | ')}</p>
<h2>${w.summary}:</h2><p>${esc(resume.summary)}</p><h2>${w.experience}:</h2>${resume.experience.map((job) => `<p>${when(job)} | ${esc(job.title)} | ${join([job.company, job.location], ', ')}</p>${job.description.split('\n').map((line) => `<p>- ${esc(line)}</p>`).join('')}`).join('')}
<h2>${w.education}:</h2>${resume.education.map((study) => `<p>${when(study)} | ${join([study.degree, study.institution], ' | ')}</p>`).join('')}
<h2>${w.skills}:</h2><p>${join(resume.skills.map(({ name }) => name), ', ')}</p><h2>${w.languages}:</h2><p>${resume.languages.map(({ name, level }) => `${name}: ${LEVELS[lang(resume)][level]}`).join('; ')}</p>`);
};

const FULL = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const;
/** As Americans write it: `March 2020`, `03/2020`. */
const american = (resume: ResumeData, date: string) => (lang(resume) === 'en' && date.includes('-') ? `${FULL[Number(date.split('-')[1]) - 1]} ${date.split('-')[0]}` : named(resume, date));

/** A shaded sidebar where reading ends, with everything but the experience; titles and employers on one line. */
const sidebar: Layout = (resume) => {
  const w = WORDS[lang(resume)];
  const { fullName, email, phone, address, linkedin, website } = resume.personalInfo;
  return page(resume, '@page{margin:0}body{display:grid;grid-template-columns:1fr 34%}main{padding:13mm 9mm}aside{background:#eef1f5;padding:13mm 6mm;height:271mm}h1{font-size:24pt;margin:0}h2{font-size:12pt;color:#1f5f8b}h3{font-size:10.5pt;margin:6px 0 0}', `<main><h1>${esc(fullName)}</h1><h2>${w.summary}</h2><p>${esc(resume.summary)}</p><h2>${w.experience}</h2>${resume.experience.map((job) => `<h3>${join([job.title, job.company], ' | ')}</h3><p style="color:#666">${join([period(resume, job, numeric), job.location], ' | ')}</p>${bullets(job.description)}`).join('')}</main>
<aside><h2>${w.contacts}</h2>${[phone, email, address, linkedin, website].filter((text) => text !== '').map((text) => `<p>${esc(text)}</p>`).join('')}<h2>${w.education}</h2>${resume.education.map((study) => `<p><b>${esc(study.degree)}</b></p><p>${esc(study.institution)}</p><p>${period(resume, study, numeric)}</p>`).join('')}<h2>${w.skills}</h2><ul>${resume.skills.map(({ name }) => `<li>${esc(name)}</li>`).join('')}</ul><h2>${w.languages}</h2>${resume.languages.map(({ name, level }) => `<p>${name}: ${LEVELS[lang(resume)][level]}</p>`).join('')}</aside>`);
};

const row = (name: string, content: string) => `<tr><th>${name}</th><td>${content}</td></tr>`;
const rowsOf = (rows: readonly (readonly [when: string, what: string])[]) => `<table class="inner">${rows.map(([when, what]) => `<tr><td class="when">${when}</td><td>${what}</td></tr>`).join('')}</table>`;

/** Everything in tables with lines: sections as rows with their names before them, entries as rows of dates and text. */
const table: Layout = (resume) => {
  const w = WORDS[lang(resume)];
  const { fullName, email, phone, address, linkedin, website } = resume.personalInfo;
  return page(resume, 'table{border-collapse:collapse;width:100%}th,td{border:1px solid #999;padding:5px 7px;text-align:start;vertical-align:top}th{width:92px;background:#f1f1f1}.inner td{border:0;padding:2px 6px}.when{width:112px}h1{font-size:17pt;text-align:center}', `<h1>${esc(fullName)}</h1><p style="text-align:center">${join([phone, email, address], ' | ')}</p><p style="text-align:center">${join([linkedin, website], ' | ')}</p><table>${row(w.summary, esc(resume.summary))}
${row(w.experience, rowsOf(resume.experience.map((job) => [period(resume, job, numeric), `<b>${esc(job.title)}</b><br>${join([job.company, job.location], ', ')}${bullets(job.description)}`])))}${row(w.education, rowsOf(resume.education.map((study) => [period(resume, study, numeric), `${esc(study.degree)}<br>${esc(study.institution)}`])))}
${row(w.skills, join(resume.skills.map(({ name }) => name), ', '))}${row(w.languages, resume.languages.map(({ name, level }) => `${name} – ${LEVELS[lang(resume)][level]}`).join(', '))}</table>`);
};

/** Headings are bold and nothing else; long dates at the far edge beside the title, the employer below. */
const boldOnly: Layout = (resume) => {
  const w = WORDS[lang(resume)];
  const { fullName, email, phone, address, linkedin, website } = resume.personalInfo;
  const far = (entry: { startDate: string; endDate: string }) => `${american(resume, entry.startDate)} ${lang(resume) === 'he' ? '-' : 'to'} ${entry.endDate === '' ? w.now : american(resume, entry.endDate)}`;
  return page(resume, 'h1{font-size:14pt;margin:0}h2{font-size:10.5pt;margin:10px 0 2px}', `<h1>${esc(fullName)}</h1><p>${join([address, phone], ', ')}</p><p>${join([email, linkedin, website], '  ·  ')}</p><p style="margin-top:8px">${esc(resume.summary)}</p>
<h2>${w.experience}</h2>${resume.experience.map((job) => `${apart(esc(job.title), far(job))}<p>${join([job.company, job.location], ' – ')}</p>${bullets(job.description)}`).join('')}<h2>${w.education}</h2>${resume.education.map((study) => `${apart(esc(study.degree), `${study.startDate} - ${study.endDate}`)}<p>${esc(study.institution)}</p>`).join('')}
<h2>${w.skills}</h2><ul style="columns:2">${resume.skills.map(({ name }) => `<li>${esc(name)}</li>`).join('')}</ul><h2>${w.languages}</h2><ul>${resume.languages.map(({ name, level }) => `<li>${name} – ${LEVELS[lang(resume)][level]}</li>`).join('')}</ul>`);
};

/** As a word processor's own template: underlined headings in capitals, `title, employer (dates)` in one paragraph, dashes for bullets. */
const wordLike: Layout = (resume) => {
  const w = WORDS[lang(resume)];
  const { fullName, email, phone, address, linkedin, website } = resume.personalInfo;
  const when = (entry: { startDate: string; endDate: string }) => `(${period(resume, entry, (date) => named(resume, date))})`;
  return page(resume, "body{font:11pt/1.25 Tinos,'David Libre',serif}h1{font-size:16pt;text-align:center;margin:0}h2{font-size:12pt;text-decoration:underline;text-transform:uppercase}", `<h1>${esc(fullName)}</h1><p style="text-align:center">${w.phone}: <bdi dir="ltr">${esc(phone)}</bdi> &nbsp; ${w.mail}: ${esc(email)}</p><p style="text-align:center">${join([address, linkedin, website], ' | ')}</p>
<h2>${w.summary}</h2><p>${esc(resume.summary)}</p><h2>${w.experience}</h2>${resume.experience.map((job) => `<p style="margin-top:7px"><b>${esc(job.title)}</b>, ${join([job.company, job.location], ', ')} ${when(job)}</p>${job.description.split('\n').map((line) => `<p>- ${esc(line)}</p>`).join('')}`).join('')}
<h2>${w.education}</h2>${resume.education.map((study) => `<p><b>${esc(study.degree)}</b>, ${esc(study.institution)} ${when(study)}</p>`).join('')}<h2>${w.skills}</h2><p>${join(resume.skills.map(({ name }) => name), ', ')}</p><h2>${w.languages}</h2><p>${resume.languages.map(({ name, level }) => `${name} - ${LEVELS[lang(resume)][level]}`).join(', ')}</p>`);
};

export const LAYOUTS: Readonly<Record<string, Layout>> = { employerFirst, timeline, plain, sidebar, table, boldOnly, wordLike };
