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

const dated = (when: string, what: string) => `<div style="display:grid;grid-template-columns:95px 1fr;margin-bottom:6px"><span>${when}</span><div>${what}</div></div>`;

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

export const LAYOUTS: Readonly<Record<string, Layout>> = { employerFirst, timeline, plain };
