import { lettersAndDigits } from '../../shared/resume/text.ts';
import type { ParsedResume } from './resume/parsedResume.ts';

/** A link of a file: where it leads, and the words that it stands behind; empty where these are not known. */
export interface SourceLink {
  readonly address: string;
  readonly words: string;
}

/** Links of a file that are told: a résumé has some dozen. */
const MAX_LINKS = 60;
const WEB_ADDRESS = /^https?:\/\//i;
/** What stands between the words of links in a line. */
const SEPARATORS = /[|·•,;/–—-]+/g;

type Found = Pick<ParsedResume, 'resumeData' | 'unplaced' | 'confidence'>;

/**
 * The résumé with the addresses behind its words: a project's own in its field, any other among the unplaced texts with
 * its words; nothing where a field says the address already. Words that do nothing but lead somewhere (`GitHub ·
 * Portfolio`) are no headline and no address.
 */
export function placeLinks<Parsed extends Found>(found: Parsed, links: readonly SourceLink[]): Parsed {
  const web = links.filter(({ address }) => WEB_ADDRESS.test(address)).slice(0, MAX_LINKS);
  if (web.length === 0) return found;
  const resumeData = withoutLinkWords(found.resumeData, links);
  const { headline, 'personalInfo.address': address, ...rest } = found.confidence;
  const confidence = {
    ...rest,
    ...(headline !== undefined && resumeData.headline && { headline }),
    ...(address !== undefined && resumeData.personalInfo.address && { 'personalInfo.address': address }),
  };
  const projects = resumeData.projects?.map((project) => {
    const own = web.find(({ words }) => isSame(words, project.name) || isSame(words, project.description ?? ''));
    return own && !project.url ? { ...project, url: own.address } : project;
  });
  const placed = { ...resumeData, ...(projects && { projects }) };
  const said = plainAddress([JSON.stringify(placed), ...found.unplaced].join(' '));
  const told = new Map(
    web
      .filter(({ address }) => !said.includes(plainAddress(address)))
      .map(({ address, words }) => [
        address,
        words === '' || isSame(words, address) ? address : `${words}: ${address}`,
      ]),
  );
  return { ...found, resumeData: placed, confidence, unplaced: [...found.unplaced, ...told.values()] };
}

const isSame = (words: string, text: string) =>
  lettersAndDigits(words) !== '' && lettersAndDigits(words) === lettersAndDigits(text);

/** Addresses are the same with and without their scheme, `www.` and the slash at their end. */
const plainAddress = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/https?:\/\/(?:www\.)?/g, '')
    .replaceAll(/\/(?=$|[\s",])/g, '');

function withoutLinkWords(resumeData: Found['resumeData'], links: readonly SourceLink[]): Found['resumeData'] {
  const words = new Set(links.map((link) => lettersAndDigits(link.words)).filter((one) => one !== ''));
  const isOfLinks = (text: string) => {
    const parts = text.split(SEPARATORS).map(lettersAndDigits);
    return words.size > 0 && text !== '' && parts.every((part) => part === '' || words.has(part));
  };
  const { headline, personalInfo } = resumeData;
  return {
    ...resumeData,
    ...(headline !== undefined && isOfLinks(headline) && { headline: '' }),
    personalInfo: { ...personalInfo, ...(isOfLinks(personalInfo.address) && { address: '' }) },
  };
}
