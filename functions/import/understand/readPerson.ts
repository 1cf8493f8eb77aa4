import { isPrivateLabel } from '../../../shared/resume/privateData.ts';
import { ADDRESS_LABEL, CONTACT_LABEL } from '../resume/contactPatterns.ts';
import { isCredential, withoutCredentials } from '../resume/credentials.ts';
import { mentionsPlace } from '../resume/cues.ts';
import { kindByName } from '../resume/headings.ts';
import { answerTo, nameBesideLabel, nameInTwoFields } from '../resume/forms.ts';
import { asksForPost, formField, isLabel } from '../resume/labels.ts';
import type { ContactDetails } from '../resume/contacts.ts';
import { contactsOfPerson } from './contactsOfPerson.ts';
import type { LabelledDocument } from './document.ts';
import { isBelow, valueOf, type Value } from './fields.ts';
import type { LabelledPart } from './labels.ts';
import type { TextLine } from '../page/textLine.ts';
import type { Part } from './parts.ts';
import { partsSeen } from './partsSeen.ts';
import { NAME_SHAPE } from './partFeatures.ts';
import { DOCUMENT_TITLE, lexicalOf } from './textClass.ts';

/** A form named in the title of a document: `Candidate information sheet`. */
const FORM_NAME = new RegExp(
  [
    String.raw`^europass\b`,
    String.raw`^(?:candidate|applicant|personal|employment|employee|job|staff)['’]?s? ` +
      String.raw`(?:(?:information|data|details|application|profile|particulars)(?: (?:sheet|form))?|` +
      String.raw`record|form|file)$`,
    String.raw`^(?:bio-?data|application form)$`,
    String.raw`^(?:טופס|שאלון|כרטיס|תיק) (?:מועמד|אישי|עובד|פרטים|הגשת|קורות)`,
  ].join('|'),
  'i',
);
/** A name smaller than this part of the largest name is a running head. */
const RUNNING_HEAD = 0.6;
/**
 * Highest confidence of a name that the model did not find, so that it is asked: of four in 177 files three are wrong.
 */
export const OTHER_NAME = 0.6;

/** Confidence of an address recognized by form, without a label. */
const ADDRESS_BY_FORM = 0.6;

/** Words before the place of residence: `גר ב לוד`, `מתגוררת בלוד`, `תושבת קיבוץ יגור`. */
const LIVES_IN = /^(?:(?:גרה?|מתגוררת?)\s+ב[-־]?\s?|תושבת?\s+)(?=\p{L})/u;

interface PersonRead extends ContactDetails {
  readonly fullName: string;
  /** The professional title, mostly below the name; empty if the file has none. */
  readonly headline: string;
}

/** Reads name, contacts, address and professional title. */
export function readPerson(document: LabelledDocument): PersonRead {
  const { lines } = document;
  const labelled = withoutRunningHeads(document);
  const written = valueOf(lines, labelled, 'name');
  const name = { ...written, text: nameInTwoFields(lines) ?? written.text };
  // The largest text may be the title of the document instead.
  const isName = /\p{L}/u.test(name.text) && !isTitleOfDocument(name.text) && formField(name.text) === undefined;
  const other = isName ? undefined : (nameBesideLabel(lines) ?? largestName(document));
  const fullName = withoutCredentials(other ?? name.text);
  const near = labelled.filter(
    ({ part, label }, index) =>
      label !== 'address' ||
      (isOfAddress(part) && !fullName.includes(part.text) && !isOtherContact(lines, part, labelled[index - 1]?.part)),
  );
  // If several texts may be the address, the one that names a place is.
  const places = near.filter(({ part, label }) => label === 'address' && mentionsPlace(part.text));
  const [first] = places;
  const place = valueOf(lines, first ? near.slice(startOfRun(lines, near, near.indexOf(first))) : near, 'address');
  const address = withoutLabelBehind(
    place.text
      .replace(ADDRESS_LABEL, '')
      .replace(hasLetterLabels(document) ? LETTER_OF_ADDRESS : /^(?!)/, '')
      .replace(LIVES_IN, ''),
  ).replace(/^[^\p{L}\p{N}]+|(?<![\s/|•·*–—-])[\s/|•·*–—-]+$/gu, '');
  const sought = answerTo(lines, asksForPost);
  const headline =
    sought === undefined
      ? valueOf(lines, labelled.filter(canBeHeadline), 'headline')
      : { text: sought, sure: BY_LABEL, from: [] };
  const profession = headline.text.replace(POST_SOUGHT, '').replace(/(?<![\s|–—,-])[\s|–—,-]+$/, '');
  document.claim('headline', document.of('headline'));
  document.claim('personalInfo.fullName', document.of('name'));
  document.claim('personalInfo.address', document.of('address'));
  document.claim('personalInfo', document.of('headline', 'label', 'junk'), true);
  const asked = (field: 'fullName' | 'address', value: Value, role: string) => {
    const seen = { ...partsSeen(document, value, role, document.labelled), field, entry: undefined };
    return document.ask(`personalInfo.${field}`, seen);
  };
  const contacts = contactsOfPerson(document, fullName);
  return {
    ...contacts,
    headline: document.sure('headline', profession, headline.sure),
    fullName:
      other === undefined
        ? asked('fullName', { ...name, text: fullName }, 'name')
        : document.sure('personalInfo.fullName', fullName, OTHER_NAME),
    address:
      address === ''
        ? document.sure('personalInfo.address', contacts.address, ADDRESS_BY_FORM)
        : asked('address', { ...place, text: address }, 'address'),
  };
}

/** The letter that labels an address in the same text. The town `A Coruña` keeps its letter. */
const LETTER_OF_ADDRESS = /^[AL]\s+(?=\p{Lu})(?!Coru[nñ]a)/u;

/** Whether letters label the contacts: `T 07700 …`, `E dana@…`. */
const hasLetterLabels = ({ labelled }: LabelledDocument): boolean =>
  labelled.some(
    ({ part, label }, index) =>
      label === 'label' &&
      /^[TMPE]$/.test(part.text) &&
      labelled[index + 1]?.label === 'contact' &&
      labelled[index + 1]?.part.line === part.line,
  );

/** Numbers of houses and PO boxes, which look like days or phones: `רח' הגפן 9/14`, `P.O. Box 418-20200`. */
const isOfAddress = ({ kind, text }: Part): boolean =>
  (kind === 'text' && !isNumberOfPerson(text)) ||
  (kind === 'period' && /^\d{1,3}\/\d{1,3}$/.test(text)) ||
  (kind === 'phone' && /^\d{1,6}-\d+$/.test(text));

/** Labels of a number beside a town that is not a house number: `ID 001`, `No. 17`, `מס׳ 3`. */
const OF_NUMBER = /^(?:no|nr|num|number|ref|מס|מספר)['׳’]?$/i;
function isNumberOfPerson(text: string): boolean {
  const [, before = ''] = /^(\P{N}+)\p{N}[\p{N}/-]*$/u.exec(text) ?? [];
  const label = before.trim().replace(/[:.#]$/, '');
  return label !== '' && (isPrivateLabel(label) || OF_NUMBER.test(label));
}

/** Whether a label says that a text is another contact, or that there is none: `טלפון: אין`. */
const isOtherContact = (lines: readonly TextLine[], part: Part, before: Part | undefined): boolean =>
  before?.line === part.line &&
  before.cell === part.cell &&
  before.text.replace(CONTACT_LABEL, '') === '' &&
  (lines[part.line]?.cells[part.cell]?.text.slice(before.to, part.from).includes(':') ?? false);

const isTitleOfDocument = (text: string) => DOCUMENT_TITLE.test(text) || FORM_NAME.test(text);

/** A shortened label of a phone: `Leeds Mob`. */
const SHORT_LABEL = /^(?:mob|ph|cell|tel|telephone|whatsapp|מס['׳’]?|no\.?)$/i;

/** Returns an address without the label of the phone that follows in its line: `14 Mill Lane, Leeds Tel`. */
function withoutLabelBehind(address: string): string {
  const [, whole = '', word = ''] = /^(.*\S)\s+(\S+)$/u.exec(address) ?? [];
  return whole !== '' && (SHORT_LABEL.test(word) || word.replace(CONTACT_LABEL, '') === '') ? whole : address;
}

/** A form's words before the post that somebody looks for, in one text with it: `JOB APPLIED FOR Pilot`. */
const POST_SOUGHT = new RegExp(
  [
    String.raw`^(?:(?:JOB|POSITION|POST|STUDIES) APPLIED FOR|PREFERRED JOB|POSITION)\s+(?=\p{L})`,
    String.raw`^(?:(?:[Dd]esired|[Pp]referred) (?:job|position)|` +
      String.raw`(?:[Jj]ob|[Pp]osition|[Pp]ost) (?:applied for|sought)|` +
      String.raw`תפקיד מבוקש|משרה מבוקשת)\s*[:–-]\s*`,
  ].join('|'),
  'u',
);

/** Whether a text may be a headline: not the title of a document or section, and no label. */
const canBeHeadline = ({ part, label }: LabelledPart, index: number, all: readonly LabelledPart[]) => {
  const before = all[index - 1];
  // The rest of a headline may be the name of a section: `UX researcher, early career`.
  const isRest = before?.label === 'headline' && before.part.line === part.line && before.part.cell === part.cell;
  const isOther =
    isTitleOfDocument(part.text) || isLabel(part.text) || (!isRest && kindByName(part.text) !== undefined);
  return label !== 'headline' || !isOther;
};

/** Confidence of a post that a form names as the one looked for. */
const BY_LABEL = 0.7;

/**
 * Returns the first of the largest texts that fill their cells, look like a name and are nothing else to the lexica.
 */
function largestName(document: LabelledDocument): string {
  const names = document.labelled.filter(
    (each) =>
      NAME_SHAPE.test(each.part.text) &&
      lexicalOf(each.part.text).class === 'text' &&
      document.cellOf(each)?.text === each.part.text,
  );
  const sizeOf = (labelledPart: LabelledPart) => document.cellOf(labelledPart)?.size ?? 0;
  return names.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]?.part.text ?? '';
}

/** Returns the labelled parts without small names where a large one exists, and without the parts beside such names. */
function withoutRunningHeads({ lines, labelled }: LabelledDocument): readonly LabelledPart[] {
  const sizeOf = ({ part }: LabelledPart) => lines[part.line]?.cells[part.cell]?.size ?? 0;
  const names = labelled.filter(({ label }) => label === 'name');
  const largest = Math.max(0, ...names.map(sizeOf));
  const running = new Set(
    names.filter((labelledPart) => sizeOf(labelledPart) < RUNNING_HEAD * largest).map(({ part }) => part.line),
  );
  return labelled.filter(({ part, label }, index) => {
    if (label !== 'name' && label !== 'headline') return true;
    const isBehindName = labelled[index - 1]?.label === 'name' && part.boundary === 'comma' && isCredential(part.text);
    return !running.has(part.line) && !(label === 'headline' && isBehindName);
  });
}

/** Returns the index of the first of the parts with one label in one cell, or in cells below each other. */
function startOfRun(lines: readonly TextLine[], parts: readonly LabelledPart[], index: number): number {
  const current = parts[index];
  const above = parts.findLastIndex(({ label }, place) => place < index && label === current?.label);
  const before = parts[above];
  if (!current || !before) return index;
  const isInCell =
    above === index - 1 && before.part.line === current.part.line && before.part.cell === current.part.cell;
  return isInCell || isBelow(lines, before.part, current.part) ? startOfRun(lines, parts, above) : index;
}
