import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../shared/errors/errors.ts';
import { withLinkCode, wantsLinkCode } from '../../shared/resume/linkCode.ts';
import type { ResumeLink } from '../../shared/resume/resumeLink.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { takeField } from '../../shared/resume/takeField.ts';
import type { PageBreaks } from '../../shared/templates/pagination/paginate.ts';
import { withoutContacts } from '../../shared/resume/withoutContacts.ts';
import { encodeLink } from '../../shared/site/linkCode.ts';
import { linkPath } from '../../shared/site/linkPaths.ts';
import { readStoredProfile } from '../platform/dynamodb/storedProfile.ts';
import { updateIf } from '../platform/dynamodb/updateIf.ts';
import { followTwin } from '../resumes/followTwin.ts';
import { linkRowId } from '../resumes/linkRows.ts';
import { linkPause, readLinkRow } from '../resumes/linkState.ts';
import { createResumeRepository } from '../resumes/resumeRepository.ts';

interface ViewedTables {
  readonly resumes: string;
  readonly users: string;
  /** The table with the rows by which links are found. */
  readonly requests: string;
}

/** The part of a résumé that a person with its address may see. */
export interface OpenedLink {
  /** Without contacts, unless its owner shows them. */
  readonly resume: ResumeData;
  readonly link: ResumeLink;
  readonly userId: string;
  readonly version: number;
  /** Version of its twin that something came over from. */
  readonly twinVersion: number | undefined;
  /** The page breaks of its PDF, if it was printed in this state. */
  readonly breaks: PageBreaks | undefined;
}

/**
 * Reads the résumé at a key: 2 read units, and 1 for each 4 KB of the résumé; twice as much for one of a pair. Nothing
 * is kept between calls, so a link that is taken back stops working with the next call. Throws link_unknown,
 * link_taken_back, link_deleted, link_expired, link_paused.
 */
export async function openLink(
  database: DynamoDBDocumentClient,
  { users, resumes, requests }: ViewedTables,
  key: string,
  site: string,
): Promise<OpenedLink> {
  const row = await readLinkRow(database, requests, key);
  if (!row) throw new AppError('link_unknown');
  if (row.ended) throw new AppError(row.ended);
  const { userId, resumeId } = row;
  const [lookup, profile] = await Promise.all([
    createResumeRepository(database, { resumes }).read(userId, resumeId, true),
    readStoredProfile(database, users, userId),
  ]);
  // The profile is deleted first; the résumés of a deleted account follow.
  if ('refused' in lookup || !profile) throw new AppError('link_deleted');
  const { link, data, version } = lookup.saved;
  if (link?.key !== key) throw new AppError('link_taken_back');
  const pause = linkPause(lookup.saved, profile);
  if (pause !== undefined) throw new AppError(pause === 'expired' ? 'link_expired' : 'link_paused');
  const { data: followed, twinVersion } = await followTwin(database, { resumes, requests }, lookup.saved);
  const { pages } = row;
  const isPrinted = pages?.version === version && pages.twinVersion === twinVersion && pages.contacts === link.contacts;
  // A template that is the twin's alone, as it takes premium that is over, stays there.
  const isAllowed = linkPause({ link, templateId: followed.templateId }, profile) === undefined;
  const shown = isAllowed ? followed : takeField(followed, data, { path: 'templateId' });
  const allowed = link.contacts ? shown : withoutContacts(shown);
  const resume = wantsLinkCode(allowed) ? withLinkCode(allowed, encodeLink(site + linkPath(key))) : allowed;
  return { resume, link, userId, version, twinVersion, breaks: isPrinted ? pages.breaks : undefined };
}

/** Keeps the page breaks of a printed state, unless the key is gone. */
export async function keepPages(
  database: DynamoDBDocumentClient,
  requests: string,
  { link, version, twinVersion }: OpenedLink,
  breaks: PageBreaks,
): Promise<void> {
  await updateIf(database, {
    TableName: requests,
    Key: { id: linkRowId(link.key) },
    UpdateExpression: 'SET pages = :pages',
    ConditionExpression: 'attribute_exists(id)',
    ExpressionAttributeValues: {
      ':pages': { version, ...(twinVersion !== undefined && { twinVersion }), contacts: link.contacts, breaks },
    },
  });
}

/** Counts a view, unless the key is gone. 1 write unit. */
export async function countView(database: DynamoDBDocumentClient, requests: string, key: string): Promise<void> {
  await updateIf(database, {
    TableName: requests,
    Key: { id: linkRowId(key) },
    UpdateExpression: 'ADD #views :one',
    ConditionExpression: 'attribute_exists(id)',
    ExpressionAttributeNames: { '#views': 'views' },
    ExpressionAttributeValues: { ':one': 1 },
  });
}

/** User agents of programs that draw message cards, index for search engines or watch sites. */
const MACHINE = new RegExp(
  'bot|crawl|spider|preview|whatsapp|facebookexternalhit|facebot|telegram|skype|slack|discord|viber|linkedin|embedly|' +
    'pinterest|google-|lighthouse|headless|curl|wget|python|okhttp|go-http|axios|node',
  'i',
);
/** Characters of what a browser says about itself that are looked at. */
const MAX_AGENT = 500;

/**
 * Whether a call is somebody who looks, as far as the browser says what it is: no machine, and no page that a browser
 * fetches before anybody has asked for it.
 */
export function isView(header: (name: string) => string | undefined): boolean {
  const agent = header('user-agent') ?? '';
  const purpose = header('sec-purpose') ?? header('purpose') ?? '';
  return agent !== '' && !MACHINE.test(agent.slice(0, MAX_AGENT)) && !/prefetch|preview/i.test(purpose);
}
