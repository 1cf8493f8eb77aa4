import type { ListKey } from '../../../shared/resume/ids.ts';
import { LIMITS } from '../../../shared/resume/limits.ts';
import type { MessageId } from '../../i18n/areas.ts';

/** How a field is edited. `text` is prose in the résumé's direction; email, phone and url always read left to right. */
export type Control = 'text' | 'email' | 'phone' | 'url' | 'date' | 'current' | 'level' | 'technologies' | 'description';

export interface FieldSpec {
  readonly name: string;
  readonly control: Control;
  readonly label: MessageId;
  /** UTF-16 code units (limits.ts). */
  readonly max: number;
  /** Takes the whole line of the form; the others share it. */
  readonly wide?: boolean;
  readonly autoComplete?: string;
}

/** Whose recommended number of bullets holds for the description (hints.ts). */
export type BulletKind = 'experience' | 'education' | 'project' | 'custom';

export interface EntryKind {
  readonly key: Exclude<ListKey, 'skills'> | 'custom';
  readonly fields: readonly FieldSpec[];
  /** Fields whose text names the entry in its title line, the first one first. */
  readonly titles: readonly string[];
  readonly bullets?: BulletKind;
  /** Texts: of an entry without a name, and of the button that adds one. */
  readonly unnamed: MessageId;
  readonly add: MessageId;
  /** Entries fold up to their title line. */
  readonly folds: boolean;
}

const { line, url } = LIMITS;
const field = (name: string, control: Control, label: MessageId, rest: Partial<FieldSpec> = {}): FieldSpec => ({ name, control, label, max: line, ...rest });

const dates = [field('startDate', 'date', 'builder.field.startDate'), field('endDate', 'date', 'builder.field.endDate')];
const description = (label: MessageId) => field('description', 'description', label, { max: LIMITS.description, wide: true });

/** The fields of each kind of entry (DATA-07 to DATA-12), in the order of the form: one table instead of a form for each. */
export const KINDS = {
  experience: {
    key: 'experience',
    fields: [
      field('title', 'text', 'builder.field.jobTitle'),
      field('company', 'text', 'builder.field.company'),
      field('location', 'text', 'builder.field.location', { wide: true }),
      ...dates,
      field('current', 'current', 'builder.field.current', { wide: true }),
      description('builder.field.jobDescription'),
    ],
    titles: ['title', 'company'],
    bullets: 'experience',
    unnamed: 'builder.experience.unnamed',
    add: 'builder.experience.add',
    folds: true,
  },
  education: {
    key: 'education',
    fields: [
      field('degree', 'text', 'builder.field.degree'),
      field('institution', 'text', 'builder.field.institution'),
      field('location', 'text', 'builder.field.location', { wide: true }),
      ...dates,
      description('builder.field.studyDescription'),
    ],
    titles: ['degree', 'institution'],
    bullets: 'education',
    unnamed: 'builder.education.unnamed',
    add: 'builder.education.add',
    folds: true,
  },
  projects: {
    key: 'projects',
    fields: [
      field('name', 'text', 'builder.field.projectName'),
      field('role', 'text', 'builder.field.role'),
      field('url', 'url', 'builder.field.projectUrl', { max: url, wide: true }),
      ...dates,
      description('builder.field.projectDescription'),
      field('technologies', 'technologies', 'builder.field.technologies', { max: url, wide: true }),
    ],
    titles: ['name', 'role'],
    bullets: 'project',
    unnamed: 'builder.projects.unnamed',
    add: 'builder.projects.add',
    folds: true,
  },
  languages: {
    key: 'languages',
    fields: [field('name', 'text', 'builder.field.languageName'), field('level', 'level', 'builder.field.level')],
    titles: ['name'],
    unnamed: 'builder.languages.unnamed',
    add: 'builder.languages.add',
    folds: false,
  },
  custom: {
    key: 'custom',
    fields: [
      field('title', 'text', 'builder.field.itemTitle'),
      field('organization', 'text', 'builder.field.organization'),
      field('location', 'text', 'builder.field.location', { wide: true }),
      ...dates,
      description('builder.field.itemDescription'),
    ],
    titles: ['title', 'organization'],
    bullets: 'custom',
    unnamed: 'builder.custom.unnamed',
    add: 'builder.custom.add',
    folds: true,
  },
} as const satisfies Record<string, EntryKind>;

/** Personal details (DATA-06). */
export const PERSONAL_FIELDS: readonly FieldSpec[] = [
  field('fullName', 'text', 'builder.field.fullName', { wide: true, autoComplete: 'name' }),
  field('email', 'email', 'builder.field.email', { autoComplete: 'email' }),
  field('phone', 'phone', 'builder.field.phone', { autoComplete: 'tel' }),
  field('address', 'text', 'builder.field.address', { wide: true, autoComplete: 'address-level2' }),
  field('linkedin', 'url', 'builder.field.linkedin', { max: url }),
  field('website', 'url', 'builder.field.website', { max: url, autoComplete: 'url' }),
];
