import { hostName, hostOf, userNameIn } from '../contacts/linkHosts.ts';
import { distinctContacts } from './moreContacts.ts';
import { ENTRY_ID_PREFIX } from './limits.ts';
import { parseDate } from '../dates/parseDate.ts';
import { photoAddress } from './photo.ts';
import { splitBullets, splitTags } from './text.ts';
import type { MoreContact, PersonalDetail, ResumeData } from './schema.ts';
import { groupSkills } from './skillGroups.ts';
import { toVisibleResume } from './visibleResume.ts';

/** The parts of the JSON Resume format (jsonresume.org, schema 1.0.0) that a résumé of ours fills. */
export interface JsonResume {
  readonly $schema: string;
  readonly basics: {
    readonly name: string;
    readonly label?: string;
    /** In the file itself. */
    readonly image?: string;
    readonly email: string;
    readonly phone: string;
    readonly url: string;
    readonly summary: string;
    readonly location: { readonly address: string };
    readonly profiles: readonly { readonly network: string; readonly username?: string; readonly url: string }[];
    /** Not of the format, which knows one phone: the further ones. */
    readonly phones?: readonly string[];
  };
  readonly work: readonly object[];
  readonly education: readonly object[];
  /** The name of a group, with its skills as keywords. */
  readonly skills: readonly { readonly name: string; readonly keywords?: readonly string[] }[];
  readonly languages: readonly { readonly language: string; readonly fluency?: string }[];
  readonly projects: readonly object[];
  readonly meta: {
    readonly language?: string;
    readonly theme: string;
    /** Not of the format: how the person set the document up. */
    readonly korot?: Pick<ResumeData, (typeof SETTINGS)[number]>;
  };
  /** Not of the format, which allows further keys: our custom sections as they are. */
  readonly customSections: ResumeData['customSections'];
  /** Not of the format either. */
  readonly details?: readonly Omit<PersonalDetail, 'id'>[];
}

/** Fields of a résumé about its document rather than about the person. */
const SETTINGS = [
  'templateVersion',
  'design',
  'sectionOrder',
  'sectionTitles',
  'hiddenSections',
  'sidebarSections',
  'pageStarts',
  'keptEntries',
] as const;
const settingsOf = (resume: ResumeData) => {
  const { keptEntries } = resume;
  const numbered: ResumeData = { ...resume, ...(keptEntries && { keptEntries: numberAnew(resume, keptEntries) }) };
  return Object.fromEntries(SETTINGS.flatMap((name) => (numbered[name] === undefined ? [] : [[name, numbered[name]]])));
};

/** The format has no ids: entries get new ones when they are read, in their order. Custom items keep theirs. */
function numberAnew(resume: ResumeData, ids: readonly string[]): string[] {
  const anew = new Map<string, string>();
  for (const list of ['experience', 'education', 'projects'] as const)
    resume[list].forEach(({ id }, index) => anew.set(id, `${ENTRY_ID_PREFIX[list]}-${index + 1}`));
  return ids.map((id) => anew.get(id) ?? id);
}

const JSON_RESUME_SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * A résumé in the JSON Resume format, without what is blank. Dates that are no dates (the format wants ISO 8601) are
 * left out.
 */
export function toJsonResume(resume: ResumeData): JsonResume {
  const shown = toVisibleResume(resume);
  const { fullName, email, phone, address, linkedin, website } = shown.personalInfo;
  const { link: links = [], phone: phones = [] } = Object.groupBy(distinctContacts(shown), ({ kind }) => kind);
  const { details = [] } = shown;
  return {
    $schema: JSON_RESUME_SCHEMA,
    basics: {
      name: fullName,
      ...(shown.headline !== undefined && { label: shown.headline }),
      ...(shown.photo !== undefined && { image: photoAddress(shown.photo) }),
      email,
      phone,
      url: website,
      summary: shown.summary,
      location: { address },
      profiles: [...(linkedin === '' ? [] : [{ network: 'LinkedIn', url: linkedin }]), ...links.map(toProfile)],
      ...(phones.length > 0 && { phones: phones.map(({ value }) => value) }),
    },
    work: shown.experience.map((job) => ({
      position: job.title,
      name: job.company,
      location: job.location,
      ...toDateFields(job),
      highlights: splitBullets(job.description),
    })),
    education: shown.education.map((study) => ({
      institution: study.institution,
      area: study.degree,
      location: study.location,
      ...toDateFields(study),
      courses: splitBullets(study.description),
    })),
    skills: groupSkills(shown.skills).flatMap(({ name: group, skills }) => {
      const names = skills.map(({ name }) => name);
      return group === '' ? names.map((name) => ({ name })) : [{ name: group, keywords: names }];
    }),
    languages: shown.languages.map(({ name, level }) => ({ language: name, ...(level && { fluency: level }) })),
    projects: shown.projects.map((project) => ({
      name: project.name,
      roles: project.role === '' ? [] : [project.role],
      url: project.url,
      ...toDateFields(project),
      highlights: splitBullets(project.description),
      keywords: splitTags(project.technologies),
    })),
    meta: {
      theme: shown.templateId,
      ...(shown.language && { language: shown.language }),
      ...(SETTINGS.some((name) => shown[name] !== undefined) && { korot: settingsOf(shown) }),
    },
    customSections: shown.customSections,
    ...(details.length > 0 && { details: details.map(({ id: _id, ...detail }) => detail) }),
  };
}

/** The format's own files are in English. */
function toProfile({ value }: MoreContact) {
  const [site, username] = [hostOf(value), userNameIn(value)];
  return { network: site ? hostName(site, 'en') : '', ...(username !== '' && { username }), url: value };
}

function toDateFields({
  startDate,
  endDate,
  current = false,
}: {
  startDate: string;
  endDate: string;
  current?: boolean;
}): object {
  const start = parseDate(startDate);
  const end = current ? null : parseDate(endDate);
  return { ...(start !== null && { startDate: start }), ...(end !== null && { endDate: end }) };
}
