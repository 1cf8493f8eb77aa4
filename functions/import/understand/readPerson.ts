import { ADDRESS_LABEL } from '../resume/contactPatterns.ts';
import { mentionsPlace } from '../resume/cues.ts';
import { findPersonName } from '../resume/personName.ts';
import type { LabelledDocument } from './document.ts';
import { valueOf, type LabelledPart } from './fields.ts';
import { DOCUMENT_TITLE } from './textClass.ts';

/** Titles of a person behind the name: `Dana Levi, MBA`. */
const CREDENTIALS = /(?:,\s*(?:(?:[A-Z][A-Za-z]{0,3}\.?){1,4}|ph\.?d\.?|mba|cpa|md|רו"ח|עו"ד|ד"ר|MSW))+$/;
/** How sure a name is at most that the model did not find. */
const OTHER_NAME = 0.7;
const ADDRESS_BY_RULES = 0.6;

interface Person {
  readonly fullName: string;
  readonly address: string;
  /** The professional title, mostly under the name; empty where the file has none. */
  readonly headline: string;
}

/** Name, address and professional title. */
export function readPerson(document: LabelledDocument): Person {
  const { lines, labelled, rules } = document;
  const name = valueOf(lines, labelled, 'name');
  // What is largest may be the title of the document.
  const other =
    name.text !== '' && !DOCUMENT_TITLE.test(name.text)
      ? undefined
      : findPersonName(document.linesOf('name', 'headline', 'address', 'junk', 'label', 'contact'));
  const fullName = (other?.name ?? name.text).replace(CREDENTIALS, '');
  const near = labelled.filter(
    ({ part, label }) => label !== 'address' || (part.kind === 'text' && !fullName.includes(part.text)),
  );
  // Of several texts that may be one, an address names a place.
  const first = near.find(({ part, label }) => label === 'address' && mentionsPlace(part.text));
  const written = valueOf(lines, first ? near.slice(startOfRun(near, near.indexOf(first))) : near, 'address');
  const address = written.text.replace(ADDRESS_LABEL, '').replace(/^[^\p{L}\p{N}]+/u, '');
  const headline = valueOf(lines, labelled, 'headline');
  document.claim('headline', document.of('headline'));
  document.claim('personalInfo.fullName', document.of('name'));
  document.claim('personalInfo.address', document.of('address'));
  document.claim('personalInfo', document.of('headline', 'label', 'junk'), true);
  // What rests of the title of a document, or of the name, is no profession.
  const isTitle = headline.text !== '' && headline.text !== fullName && !DOCUMENT_TITLE.test(headline.text);
  return {
    headline: document.sure('headline', isTitle ? headline.text.replace(/[\s|–—,-]+$/, '') : '', headline.sure),
    fullName: document.sure(
      'personalInfo.fullName',
      fullName,
      other ? Math.min(OTHER_NAME, other.confidence) : name.sure,
    ),
    address: document.sure(
      'personalInfo.address',
      address || rules.resumeData.personalInfo.address,
      address === '' ? ADDRESS_BY_RULES : written.sure,
    ),
  };
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
