import { numberToDial } from '../../shared/contacts/numberToDial.ts';
import { userNameIn } from '../../shared/contacts/linkHosts.ts';
import { createIdIssuer } from '../../shared/resume/ids.ts';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';
import { lettersAndDigits } from '../../shared/resume/text.ts';
import type { ParsedResume } from './resume/parsedResume.ts';

/** A link of a file: its address, and the words that carry it (empty when they are not known). */
export interface SourceLink {
  readonly address: string;
  readonly words: string;
}

/** Most links of a file that are placed. A résumé has a few dozen, and a page's reader returns no more than this. */
const MAX_LINKS = 500;
/** A link of at most so many words only names its target (`GitHub`, `My portfolio`). */
const MAX_LABEL_WORDS = 3;
const WEB_ADDRESS = /^https?:\/\//i;
/** Kinds of address that a résumé may link to. */
const KNOWN_ADDRESS = /^(?:https?:\/\/|mailto:|tel:)/i;
/** Signs between the words of several links in one line. */
const SEPARATORS = /[|·•,;/–—-]+/g;

type Found = Pick<ParsedResume, 'resumeData' | 'unplaced' | 'confidence' | 'dropped'>;

/**
 * Places the addresses of links: a project's in its field, a person's page at a known site among the contacts, any
 * other among the unplaced texts with its words. An address that a field already shows is skipped. Words that only name
 * a target (`GitHub · Portfolio`) are removed from headline and address, and only the address is kept.
 */
export function placeLinks<Parsed extends Found>(parsed: Parsed, all: readonly SourceLink[]): Parsed {
  const links = all.filter(({ address }) => KNOWN_ADDRESS.test(address)).slice(0, MAX_LINKS);
  if (links.length === 0) return parsed;
  const words = new Set(links.map((link) => lettersAndDigits(link.words)).filter((text) => text !== ''));
  const isOfLinks = (text: string) => {
    const parts = text.split(SEPARATORS).map(lettersAndDigits);
    return words.size > 0 && text !== '' && parts.every((part) => part === '' || words.has(part));
  };
  const resumeData = withoutLinkWords(parsed.resumeData, isOfLinks);
  const { headline, 'personalInfo.address': address, ...rest } = parsed.confidence;
  const confidence = {
    ...rest,
    ...(headline !== undefined && resumeData.headline && { headline }),
    ...(address !== undefined && resumeData.personalInfo.address && { 'personalInfo.address': address }),
  };
  const projects = resumeData.projects?.map((project) => {
    const projectLink = links.find(
      (link) =>
        WEB_ADDRESS.test(link.address) &&
        (isSame(link.words, project.name) || isSame(link.words, project.description ?? '')),
    );
    return projectLink && !project.url ? { ...project, url: projectLink.address } : project;
  });
  const placed = { ...resumeData, ...(projects && { projects }) };
  const [bare, unplaced] = [parsed.unplaced.filter(isOfLinks), parsed.unplaced.filter((text) => !isOfLinks(text))];
  const said = plainAddress([JSON.stringify(placed), ...unplaced].join(' '));
  const silent = links.filter((link) => !said.includes(plainAddress(link.address)) && !isDialled(link.address, placed));
  const { contacts: known = [] } = placed;
  const pages = [...new Set(silent.map(({ address }) => address))]
    .filter((address) => userNameIn(address) !== '')
    .slice(0, RESUME_LIMITS.contacts - known.length);
  const ids = createIdIssuer(
    'contacts',
    known.map(({ id }) => id),
  );
  const contacts = [...known, ...pages.map((value) => ({ id: ids(), kind: 'link' as const, value }))];
  const told = new Map(
    silent
      .filter(({ address }) => !pages.includes(address))
      .map((link) => [
        link.address,
        link.words === '' || isSame(link.words, link.address) ? link.address : `${link.words}: ${link.address}`,
      ]),
  );
  const shown = new Set(['', ...silent.map((link) => lettersAndDigits(link.words))]);
  const isShown = (text: string) => text.split(SEPARATORS).every((part) => shown.has(lettersAndDigits(part)));
  const emptied = [parsed.resumeData.headline ?? '', parsed.resumeData.personalInfo.address].filter(isOfLinks);
  // A longer text says more than where the link leads, so it stays unless the address is shown elsewhere.
  const kept = [...emptied, ...bare.filter((text) => text.split(/\s+/).length > MAX_LABEL_WORDS)].filter(
    (text) => !isShown(text),
  );
  const labels = [...emptied, ...bare].filter((text) => !kept.includes(text));
  return {
    ...parsed,
    resumeData: contacts.length > known.length ? { ...placed, contacts } : placed,
    confidence,
    unplaced: [...unplaced, ...kept, ...told.values()],
    ...(labels.length > 0 && {
      dropped: [...(parsed.dropped ?? []), ...labels.map((text) => ({ reason: 'label' as const, text }))],
    }),
  };
}

/** How many last digits of a phone number are the same when dialled from home and from abroad. */
const OWN_FIGURES = 8;
const ownFigures = (phone: string) => numberToDial(phone).slice(-OWN_FIGURES);

/** Returns whether a `tel:` address calls the phone number of the résumé. */
const isDialled = (address: string, { personalInfo }: Found['resumeData']): boolean =>
  /^tel:/i.test(address) && ownFigures(address.slice('tel:'.length)) === ownFigures(personalInfo.phone);

const isSame = (words: string, text: string) =>
  lettersAndDigits(words) !== '' && lettersAndDigits(words) === lettersAndDigits(text);

/** Returns an address without its scheme, `www.` and final slash, so that equal addresses compare as equal. */
const plainAddress = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/https?:\/\/(?:www\.)?|mailto:/g, '')
    .replaceAll(/(@[\w.-]{1,255})\?\S{1,2000}/g, '$1')
    .replaceAll(/\/(?=$|[\s",])/g, '');

function withoutLinkWords(resumeData: Found['resumeData'], isOfLinks: (text: string) => boolean): Found['resumeData'] {
  const { headline, personalInfo } = resumeData;
  return {
    ...resumeData,
    ...(headline !== undefined && isOfLinks(headline) && { headline: '' }),
    personalInfo: { ...personalInfo, ...(isOfLinks(personalInfo.address) && { address: '' }) },
  };
}
