import type { ListKey } from '../../../../shared/resume/ids.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import type { MessageId } from '../../../lib/i18n/messageAreas.ts';

/** How a field is edited. `text` is prose in the résumé's direction; email, phone and url always read left to right. */
export type FieldControl =
  | 'text'
  | 'email'
  | 'phone'
  | 'url'
  | 'date'
  | 'current'
  | 'level'
  | 'technologies'
  | 'description';

export interface FieldSpec {
  readonly name: string;
  readonly control: FieldControl;
  readonly label: MessageId;
  /** Maximum length in UTF-16 code units (limits.ts). */
  readonly max: number;
  /** Spans the whole row of the form; the others share one. */
  readonly wide?: boolean;
  readonly autoComplete?: string;
}

/** The kind whose recommended number of bullets applies to the description (hints.ts). */
export type BulletKind = 'experience' | 'education' | 'project' | 'custom';

export interface EntryFormSpec {
  readonly key: Exclude<ListKey, 'skills'> | 'custom';
  readonly fields: readonly FieldSpec[];
  /** Fields whose text is the entry's title, the first one first. */
  readonly titles: readonly string[];
  readonly bullets?: BulletKind;
  /** Message ids: of an entry without a title, and of the button that adds one. */
  readonly unnamed: MessageId;
  readonly add: MessageId;
  /** Entries collapse to their title line. */
  readonly folds: boolean;
}

const { line: maxLine, url: maxUrl } = RESUME_LIMITS;
const fieldSpec = (
  name: string,
  control: FieldControl,
  label: MessageId,
  rest: Partial<FieldSpec> = {},
): FieldSpec => ({ name, control, label, max: maxLine, ...rest });

const dateFields = [
  fieldSpec('startDate', 'date', 'builder.field.startDate'),
  fieldSpec('endDate', 'date', 'builder.field.endDate'),
];
const descriptionField = (label: MessageId) =>
  fieldSpec('description', 'description', label, { max: RESUME_LIMITS.description, wide: true });

/**
 * The fields of each kind of entry (DATA-07, DATA-08, DATA-09, DATA-10, DATA-11, DATA-12), in the order of the form:
 * one table instead of a form for each.
 */
export const ENTRY_FORMS = {
  experience: {
    key: 'experience',
    fields: [
      fieldSpec('title', 'text', 'builder.field.jobTitle'),
      fieldSpec('company', 'text', 'builder.field.company'),
      fieldSpec('location', 'text', 'builder.field.location', { wide: true }),
      ...dateFields,
      fieldSpec('current', 'current', 'builder.field.current', { wide: true }),
      descriptionField('builder.field.jobDescription'),
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
      fieldSpec('degree', 'text', 'builder.field.degree'),
      fieldSpec('institution', 'text', 'builder.field.institution'),
      fieldSpec('location', 'text', 'builder.field.location', { wide: true }),
      ...dateFields,
      descriptionField('builder.field.studyDescription'),
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
      fieldSpec('name', 'text', 'builder.field.projectName'),
      fieldSpec('role', 'text', 'builder.field.role'),
      fieldSpec('url', 'url', 'builder.field.projectUrl', { max: maxUrl, wide: true }),
      ...dateFields,
      descriptionField('builder.field.projectDescription'),
      fieldSpec('technologies', 'technologies', 'builder.field.technologies', { max: maxUrl, wide: true }),
    ],
    titles: ['name', 'role'],
    bullets: 'project',
    unnamed: 'builder.projects.unnamed',
    add: 'builder.projects.add',
    folds: true,
  },
  languages: {
    key: 'languages',
    fields: [
      fieldSpec('name', 'text', 'builder.field.languageName'),
      fieldSpec('level', 'level', 'builder.field.level'),
    ],
    titles: ['name'],
    unnamed: 'builder.languages.unnamed',
    add: 'builder.languages.add',
    folds: false,
  },
  custom: {
    key: 'custom',
    fields: [
      fieldSpec('title', 'text', 'builder.field.itemTitle'),
      fieldSpec('organization', 'text', 'builder.field.organization'),
      fieldSpec('location', 'text', 'builder.field.location', { wide: true }),
      ...dateFields,
      descriptionField('builder.field.itemDescription'),
    ],
    titles: ['title', 'organization'],
    bullets: 'custom',
    unnamed: 'builder.custom.unnamed',
    add: 'builder.custom.add',
    folds: true,
  },
} as const satisfies Record<string, EntryFormSpec>;

/** Personal details (DATA-06), with the professional title. */
export const PERSONAL_FIELDS: readonly FieldSpec[] = [
  fieldSpec('fullName', 'text', 'builder.field.fullName', { wide: true, autoComplete: 'name' }),
  fieldSpec('headline', 'text', 'builder.field.headline', { wide: true, autoComplete: 'organization-title' }),
  fieldSpec('email', 'email', 'builder.field.email', { autoComplete: 'email' }),
  fieldSpec('phone', 'phone', 'builder.field.phone', { autoComplete: 'tel' }),
  fieldSpec('address', 'text', 'builder.field.address', { wide: true, autoComplete: 'address-level2' }),
  fieldSpec('linkedin', 'url', 'builder.field.linkedin', { max: maxUrl }),
  fieldSpec('website', 'url', 'builder.field.website', { max: maxUrl, autoComplete: 'url' }),
];
