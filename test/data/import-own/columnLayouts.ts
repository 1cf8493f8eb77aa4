import type { ResumeData } from '../../../shared/resume/schema.ts';
import { bullets, each, h2, list, p, page } from './markup.ts';
import { esc, join, languagesOf, numeric, period, skillsLine, wordsOf } from './texts.ts';

/** Layouts in which texts stand beside each other: sidebars and tables. */

const dated = (when: string, what: string) =>
  '<div style="display:grid;grid-template-columns:112px 1fr;margin-bottom:6px">' +
  `<span>${when}</span><div>${what}</div></div>`;

/** Dates in a column of their own before the entries, contacts with labels in a coloured sidebar. */
export function timeline(resume: ResumeData): string {
  const w = wordsOf(resume);
  const { fullName, email, phone, address, linkedin, website } = resume.personalInfo;
  const labelled = p(`${w.phone}: <bdi dir="ltr">${esc(phone)}</bdi>`) + p(`${w.mail}: ${esc(email)}`);
  const jobs = each(resume.experience, (job) =>
    dated(
      period(resume, job, numeric),
      `<b>${esc(job.title)}</b>${p(join([job.company, job.location], ', '))}${bullets(job.description)}`,
    ),
  );
  const studies = each(resume.education, (study) =>
    dated(period(resume, study, numeric), `<b>${esc(study.degree)}</b>${p(esc(study.institution))}`),
  );
  return page(
    resume,
    '@page{margin:0}body{display:grid;grid-template-columns:32% 1fr}' +
      'aside{background:#234;color:#fff;padding:14mm 6mm;height:269mm}main{padding:14mm 8mm}' +
      'h1{margin:0;font-size:22pt}h2{font-size:13pt}',
    [
      `<aside>${h2(w.contacts)}${labelled}${each([address, linkedin, website], (text) => p(esc(text)))}`,
      h2(w.skills) +
        each(resume.skills, ({ name }) => p(esc(name))) +
        h2(w.languages) +
        `${languagesOf(resume, (name, level) => p(`${name} – ${level}`)).join('')}</aside>`,
      `<main><h1>${esc(fullName)}</h1>${h2(w.summary)}${p(esc(resume.summary))}${h2(w.experience)}${jobs}`,
      `${h2(w.education)}${studies}</main>`,
    ].join('\n'),
  );
}

/** A shaded sidebar where reading ends, with everything but the experience; titles and employers on one line. */
export function sidebar(resume: ResumeData): string {
  const w = wordsOf(resume);
  const { fullName, email, phone, address, linkedin, website } = resume.personalInfo;
  const jobs = each(
    resume.experience,
    (job) =>
      `<h3>${join([job.title, job.company], ' | ')}</h3>` +
      p(join([period(resume, job, numeric), job.location], ' | '), 'color:#666') +
      bullets(job.description),
  );
  const contacts = [phone, email, address, linkedin, website].filter((text) => text !== '');
  const studies = each(
    resume.education,
    (study) => p(`<b>${esc(study.degree)}</b>`) + p(esc(study.institution)) + p(period(resume, study, numeric)),
  );
  return page(
    resume,
    '@page{margin:0}body{display:grid;grid-template-columns:1fr 34%}main{padding:13mm 9mm}' +
      'aside{background:#eef1f5;padding:13mm 6mm;height:271mm}h1{font-size:24pt;margin:0}' +
      'h2{font-size:12pt;color:#1f5f8b}h3{font-size:10.5pt;margin:6px 0 0}',
    [
      `<main><h1>${esc(fullName)}</h1>${h2(w.summary)}${p(esc(resume.summary))}${h2(w.experience)}${jobs}</main>`,
      `<aside>${h2(w.contacts)}${each(contacts, (text) => p(esc(text)))}${h2(w.education)}${studies}` +
        h2(w.skills) +
        list(resume.skills.map(({ name }) => esc(name))) +
        h2(w.languages) +
        `${languagesOf(resume, (name, level) => p(`${name}: ${level}`)).join('')}</aside>`,
    ].join('\n'),
  );
}

const centred = (text: string) => p(text, 'text-align:center');
const row = (name: string, content: string) => `<tr><th>${name}</th><td>${content}</td></tr>`;
const rowsOf = (rows: readonly (readonly [when: string, what: string])[]) => {
  const html = each(rows, ([when, what]) => `<tr><td class="when">${when}</td><td>${what}</td></tr>`);
  return `<table class="inner">${html}</table>`;
};

/** All in tables with lines: sections as rows with their names before them, entries as rows of dates and text. */
export function table(resume: ResumeData): string {
  const w = wordsOf(resume);
  const { fullName, email, phone, address, linkedin, website } = resume.personalInfo;
  const jobs = resume.experience.map((job): [string, string] => [
    period(resume, job, numeric),
    `<b>${esc(job.title)}</b><br>${join([job.company, job.location], ', ')}${bullets(job.description)}`,
  ]);
  const studies = resume.education.map((study): [string, string] => [
    period(resume, study, numeric),
    `${esc(study.degree)}<br>${esc(study.institution)}`,
  ]);
  return page(
    resume,
    'table{border-collapse:collapse;width:100%}' +
      'th,td{border:1px solid #999;padding:5px 7px;text-align:start;vertical-align:top}' +
      'th{width:92px;background:#f1f1f1}.inner td{border:0;padding:2px 6px}.when{width:112px}' +
      'h1{font-size:17pt;text-align:center}',
    [
      `<h1>${esc(fullName)}</h1>${centred(join([phone, email, address], ' | '))}` +
        `${centred(join([linkedin, website], ' | '))}<table>${row(w.summary, esc(resume.summary))}`,
      row(w.experience, rowsOf(jobs)) + row(w.education, rowsOf(studies)),
      row(w.skills, skillsLine(resume, ', ')) +
        `${row(w.languages, languagesOf(resume, (name, level) => `${name} – ${level}`).join(', '))}</table>`,
    ].join('\n'),
  );
}
