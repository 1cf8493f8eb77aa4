import type { ResumeData } from '../../../shared/resume/schema.ts';
import { apart, bullets, dashes, each, h2, list, p, page } from './markup.ts';
import {
  american,
  esc,
  join,
  lang,
  languagesOf,
  named,
  namedPeriod,
  numeric,
  period,
  skillsLine,
  wordsOf,
} from './texts.ts';

/** Layouts in which all stands below each other, in the width of the page. */

const CENTRED = 'text-align:center';

/** Employer first and bold with its place at the far edge; the title below it with months by name. */
export function employerFirst(resume: ResumeData): string {
  const w = wordsOf(resume);
  const { fullName, email, phone, address, linkedin, website } = resume.personalInfo;
  const jobs = each(resume.experience, (job) => {
    const where = apart(`<b>${esc(job.company)}</b>`, esc(job.location));
    return where + apart(`<i>${esc(job.title)}</i>`, namedPeriod(resume, job)) + bullets(job.description);
  });
  const studies = each(
    resume.education,
    (study) => apart(`<b>${esc(study.institution)}</b>`, period(resume, study, numeric)) + p(esc(study.degree)),
  );
  const languages = languagesOf(resume, (name, level) => `${name} (${level})`).join(', ');
  return page(
    resume,
    'h1{text-align:center;margin:0;font-size:20pt}' +
      'h2{font-size:11pt;text-transform:uppercase;border-bottom:1px solid}',
    [
      `<h1>${esc(fullName)}</h1>${p(join([address, phone, email, linkedin, website], ' • '), CENTRED)}`,
      h2(w.summary) + p(esc(resume.summary)) + h2(w.experience) + jobs,
      h2(w.education) + studies,
      h2(w.skills) + p(skillsLine(resume, ' | ')) + h2(w.languages) + p(languages),
    ].join('\n'),
  );
}

/** Nothing but text of one size: everything of an entry on one line, set apart by signs. */
export function plain(resume: ResumeData): string {
  const w = wordsOf(resume);
  const { fullName, email, phone, address, linkedin, website } = resume.personalInfo;
  const when = (entry: { startDate: string; endDate: string }) =>
    entry.endDate === '' ? `${w.since} ${named(resume, entry.startDate)}` : namedPeriod(resume, entry);
  const jobs = each(
    resume.experience,
    (job) =>
      p(`${when(job)} | ${esc(job.title)} | ${join([job.company, job.location], ', ')}`) + dashes(job.description),
  );
  const studies = each(resume.education, (study) =>
    p(`${when(study)} | ${join([study.degree, study.institution], ' | ')}`),
  );
  const languages = languagesOf(resume, (name, level) => `${name}: ${level}`).join('; ');
  return page(
    resume,
    'h1,h2{font-size:10.5pt}',
    [
      p(esc(fullName)) + p(join([phone, email], ' | ')) + p(join([address, linkedin, website], ' | ')),
      h2(`${w.summary}:`) + p(esc(resume.summary)) + h2(`${w.experience}:`) + jobs,
      h2(`${w.education}:`) + studies,
      h2(`${w.skills}:`) + p(skillsLine(resume, ', ')) + h2(`${w.languages}:`) + p(languages),
    ].join('\n'),
  );
}

/** Headings are bold and nothing else; long dates at the far edge beside the title, the employer below. */
export function boldOnly(resume: ResumeData): string {
  const w = wordsOf(resume);
  const { fullName, email, phone, address, linkedin, website } = resume.personalInfo;
  const to = lang(resume) === 'he' ? '-' : 'to';
  const far = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
    `${american(resume, startDate)} ${to} ${endDate === '' ? w.now : american(resume, endDate)}`;
  const jobs = each(
    resume.experience,
    (job) => apart(esc(job.title), far(job)) + p(join([job.company, job.location], ' – ')) + bullets(job.description),
  );
  const studies = each(
    resume.education,
    (study) => apart(esc(study.degree), `${study.startDate} - ${study.endDate}`) + p(esc(study.institution)),
  );
  const skills = each(resume.skills, ({ name }) => `<li>${esc(name)}</li>`);
  return page(
    resume,
    'h1{font-size:14pt;margin:0}h2{font-size:10.5pt;margin:10px 0 2px}',
    [
      `<h1>${esc(fullName)}</h1>${p(join([address, phone], ', '))}${p(join([email, linkedin, website], '  ·  '))}` +
        p(esc(resume.summary), 'margin-top:8px'),
      h2(w.experience) + jobs + h2(w.education) + studies,
      `${h2(w.skills)}<ul style="columns:2">${skills}</ul>` +
        h2(w.languages) +
        list(languagesOf(resume, (name, level) => `${name} – ${level}`)),
    ].join('\n'),
  );
}

/**
 * As a word processor's own template: underlined headings in capitals, `title, employer (dates)` in one paragraph,
 * dashes for bullets.
 */
export function wordLike(resume: ResumeData): string {
  const w = wordsOf(resume);
  const { fullName, email, phone, address, linkedin, website } = resume.personalInfo;
  const when = (entry: { startDate: string; endDate: string }) => `(${namedPeriod(resume, entry)})`;
  const jobs = each(
    resume.experience,
    (job) =>
      p(`<b>${esc(job.title)}</b>, ${join([job.company, job.location], ', ')} ${when(job)}`, 'margin-top:7px') +
      dashes(job.description),
  );
  const studies = each(resume.education, (study) =>
    p(`<b>${esc(study.degree)}</b>, ${esc(study.institution)} ${when(study)}`),
  );
  const contacts = `${w.phone}: <bdi dir="ltr">${esc(phone)}</bdi> &nbsp; ${w.mail}: ${esc(email)}`;
  const languages = languagesOf(resume, (name, level) => `${name} - ${level}`).join(', ');
  return page(
    resume,
    "body{font:11pt/1.25 Tinos,'David Libre',serif}h1{font-size:16pt;text-align:center;margin:0}" +
      'h2{font-size:12pt;text-decoration:underline;text-transform:uppercase}',
    [
      `<h1>${esc(fullName)}</h1>${p(contacts, CENTRED)}${p(join([address, linkedin, website], ' | '), CENTRED)}`,
      h2(w.summary) + p(esc(resume.summary)) + h2(w.experience) + jobs,
      h2(w.education) + studies + h2(w.skills) + p(skillsLine(resume, ', ')) + h2(w.languages) + p(languages),
    ].join('\n'),
  );
}
