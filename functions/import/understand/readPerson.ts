import { ADDRESS_LABEL, CONTACT_LABEL } from '../resume/contactPatterns.ts';
import { withoutCredentials } from '../resume/credentials.ts';
import { mentionsPlace } from '../resume/cues.ts';
import { kindByName } from '../resume/headings.ts';
import { isLabel } from '../resume/labels.ts';
import { formField, nameBesideLabel, nameInTwoFields } from '../resume/formLabels.ts';
import { findPeriods } from '../resume/periods.ts';
import { findPersonName } from '../resume/personName.ts';
import type { ContactDetails } from '../resume/contacts.ts';
import { contactsOfPerson } from './contactsOfPerson.ts';
import type { LabelledDocument } from './document.ts';
import { valueOf, type Value } from './fields.ts';
import type { LabelledPart } from './labels.ts';
import type { Part } from './parts.ts';
import { partsSeen } from './partsSeen.ts';
import { DOCUMENT_TITLE } from './textClass.ts';

/** A form that is named in the title of a document: `Candidate information sheet`. */
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
/** How sure a name is at most that the model did not find. */
const OTHER_NAME = 0.7;
/** How sure an address is that has a form and no label. */
const ADDRESS_BY_FORM = 0.6;

interface PersonRead extends ContactDetails {
  readonly fullName: string;
  /** The professional title, mostly under the name; empty where the file has none. */
  readonly headline: string;
}

/** Name, contacts, address and professional title. */
export function readPerson(document: LabelledDocument): PersonRead {
  const { lines } = document;
  const { labelled } = document;
  const written = valueOf(lines, labelled, 'name');
  const name = { ...written, text: nameInTwoFields(lines) ?? written.text };
  // What is largest may be the title of the document.
  const isName = /\p{L}/u.test(name.text) && !isTitleOfDocument(name.text) && formField(name.text) === undefined;
  const other = isName ? undefined : otherName(document);
  const fullName = withoutCredentials(other?.name ?? name.text);
  const near = labelled.filter(
    ({ part, label }) => label !== 'address' || (isOfAddress(part) && !fullName.includes(part.text)),
  );
  // Of several texts that may be one, an address names a place.
  const places = near.filter(({ part, label }) => label === 'address' && mentionsPlace(part.text));
  // A town may stand beside the profession too: `Nurse | Cork`, and the address among the contacts below it.
  const first = places.find((one) => isAmongContacts(labelled, one)) ?? places[0];
  const place = valueOf(lines, first ? near.slice(startOfRun(near, near.indexOf(first))) : near, 'address');
  const address = withoutLabelBehind(
    place.text
      .replace(ADDRESS_LABEL, '')
      .replace(/^[^\p{L}\p{N}]+|(?<![\s/|•·*–—-])[\s/|•·*–—-]+$/gu, ''),
  );
  const headline = valueOf(lines, labelled.filter(canBeHeadline), 'headline');
  const profession = headline.text.replace(POST_SOUGHT, '').replace(/(?<![\s|–—,-])[\s|–—,-]+$/, '');
  document.claim('headline', document.of('headline'));
  document.claim('personalInfo.fullName', document.of('name'));
  document.claim('personalInfo.address', document.of('address'));
  document.claim('personalInfo', document.of('headline', 'label', 'junk'), true);
  // What rests of the title of a document, or of the name, is no profession.
  const isTitle = profession !== '' && profession !== fullName;
  const asked = (field: 'fullName' | 'address', value: Value, role: string) => {
    const seen = { ...partsSeen(document, value, role, document.labelled), field, entry: undefined };
    return document.ask(`personalInfo.${field}`, seen);
  };
  const contacts = contactsOfPerson(document, fullName);
  return {
    ...contacts,
    headline: document.sure('headline', isTitle ? profession : '', headline.sure),
    fullName: other
      ? document.sure('personalInfo.fullName', fullName, Math.min(OTHER_NAME, other.confidence))
      : asked('fullName', { ...name, text: fullName }, 'name'),
    address:
      address === ''
        ? document.sure('personalInfo.address', withoutPeriods(contacts.address), ADDRESS_BY_FORM)
        : asked('address', { ...place, text: address }, 'address'),
  };
}

/** Numbers of houses and of boxes, which look like days or phones: `רח' הגפן 9/14`, `P.O. Box 418-20200`. */
const isOfAddress = ({ kind, text }: Part): boolean =>
  kind === 'text' ||
  (kind === 'period' && /^\d{1,3}\/\d{1,3}$/.test(text)) ||
  (kind === 'phone' && /^\d{1,6}-\d+$/.test(text));

/** Whether a phone number or an address of mail or page stands in the line of a part. */
const isAmongContacts = (labelled: readonly LabelledPart[], { part }: LabelledPart): boolean =>
  labelled.some((other) => other.label === 'contact' && other.part.line === part.line && other.part.kind !== 'text');

/** An address that was found by its form; what says when as well is the head of a job. */
const withoutPeriods = (address: string): string => (findPeriods(address).length === 0 ? address : '');

const isTitleOfDocument = (text: string) => DOCUMENT_TITLE.test(text) || FORM_NAME.test(text);

/** A label of a phone as it is shortened: `Leeds Mob`. */
const SHORT_LABEL = /^(?:mob|ph|cell|tel|telephone|whatsapp)$/i;

/** An address without the label of the next fact, which goes on in another line: `Haifa | Mobile`, `חיפה | מס'`. */
function withoutLabelBehind(address: string): string {
  const [, before = '', last = ''] = /^(.*\S)\s*[|•·]\s*([^|•·\s][^|•·]*)$/u.exec(address) ?? [];
  if (before !== '' && (isLabel(last) || /^(?:מס['׳’]?|no\.?)$/i.test(last))) return before;
  // The label of the phone that is next in its line: `14 Mill Lane, Leeds Tel`.
  const [, whole = '', word = ''] = /^(.*\S)\s+(\S+)$/u.exec(address) ?? [];
  return whole !== '' && (SHORT_LABEL.test(word) || word.replace(CONTACT_LABEL, '') === '') ? whole : address;
}

/** What a form writes before the post that somebody looks for, in one text with it: `JOB APPLIED FOR Pilot`. */
const POST_SOUGHT = new RegExp(
  [
    String.raw`^(?:(?:JOB|POSITION|POST|STUDIES) APPLIED FOR|PREFERRED JOB|POSITION)\s+(?=\p{L})`,
    String.raw`^(?:(?:[Dd]esired|[Pp]referred) (?:job|position)|` +
      String.raw`(?:[Jj]ob|[Pp]osition|[Pp]ost) (?:applied for|sought)|` +
      String.raw`תפקיד מבוקש|משרה מבוקשת)\s*[:–-]\s*`,
  ].join('|'),
  'u',
);

/** Whether a text says something of a person: no title of a document or a section, and no label. */
const canBeHeadline = ({ part, label }: LabelledPart, at: number, all: readonly LabelledPart[]) => {
  const before = all[at - 1];
  // `UX researcher, early career` has the name of a section in it.
  const isRest = before?.label === 'headline' && before.part.line === part.line && before.part.cell === part.cell;
  const isOther =
    isTitleOfDocument(part.text) || isLabel(part.text) || (!isRest && kindByName(part.text) !== undefined);
  return label !== 'headline' || !isOther;
};

/** A name where the model takes the title of the document for one: among what it knows nothing of, or by its label. */
function otherName(document: LabelledDocument): ReturnType<typeof findPersonName> {
  const asked = nameBesideLabel(document.lines);
  if (asked !== undefined) return { name: asked, confidence: OTHER_NAME };
  const found = findPersonName(
    document.linesOf(document.of('name', 'headline', 'address', 'junk', 'label', 'contact')),
  );
  const isNone = found.name === '' || isTitleOfDocument(found.name) || isLabel(found.name);
  return isNone ? findPersonName(document.lines) : found;
}

/** Where the parts of one cell with the label of a part begin. */
function startOfRun(parts: readonly LabelledPart[], at: number): number {
  const [own, before] = [parts[at], parts[at - 1]];
  return own &&
    before &&
    before.label === own.label &&
    before.part.line === own.part.line &&
    before.part.cell === own.part.cell
    ? startOfRun(parts, at - 1)
    : at;
}
