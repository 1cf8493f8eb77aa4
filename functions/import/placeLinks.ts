import { numberToDial } from '../../shared/contacts/numberToDial.ts';
import { userNameIn } from '../../shared/contacts/linkHosts.ts';
import { createIdIssuer } from '../../shared/resume/ids.ts';
import { RESUME_LIMITS } from '../../shared/resume/limits.ts';
import { lettersAndDigits } from '../../shared/resume/text.ts';
import type { ParsedResume } from './resume/parsedResume.ts';

/** A link of a file: where it leads, and the words that it stands behind; empty where these are not known. */
export interface SourceLink {
  readonly address: string;
  readonly words: string;
}

/** Links of a file that are told: a résumé has some dozen, and a page's reader gives no more than that. */
const MAX_LINKS = 500;
/** Words of a link that only name where it leads (`GitHub`, `My portfolio`). */
const MAX_LABEL_WORDS = 3;
const WEB_ADDRESS = /^https?:\/\//i;
/** Addresses that a résumé may have behind its words. */
const KNOWN_ADDRESS = /^(?:https?:\/\/|mailto:|tel:)/i;
/** What stands between the words of links in a line. */
const SEPARATORS = /[|·•,;/–—-]+/g;

type Found = Pick<ParsedResume, 'resumeData' | 'unplaced' | 'confidence' | 'dropped'>;

/**
 * The résumé with the addresses behind its words: a project's own in its field, a person's page at a known site among
 * the contacts, any other among the unplaced texts with its words; nothing where a field says the address already.
 * Words that do nothing but lead somewhere (`GitHub · Portfolio`) are no headline and no address, and are told with
 * their address alone.
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
  // What is more than the name of a place to look at stays, where its address stands elsewhere.
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

/** Figures at the end of a number by which it is the same from home and from abroad. */
const OWN_FIGURES = 8;
const ownFigures = (phone: string) => numberToDial(phone).slice(-OWN_FIGURES);

/** Whether the phone of a résumé is the one that an address calls. */
const isDialled = (address: string, { personalInfo }: Found['resumeData']): boolean =>
  /^tel:/i.test(address) && ownFigures(address.slice('tel:'.length)) === ownFigures(personalInfo.phone);

const isSame = (words: string, text: string) =>
  lettersAndDigits(words) !== '' && lettersAndDigits(words) === lettersAndDigits(text);

/** Addresses are the same with and without their scheme, `www.` and the slash at their end. */
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
