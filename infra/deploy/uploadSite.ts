import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { DeleteObjectsCommand, paginateListObjectsV2, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { DAY_MS } from '../../shared/platform/time.ts';
import { ORIGIN_FILES, ORIGIN_PLACEHOLDER } from '../../shared/site/staticPages.ts';
import { MEDIA_TYPES } from '../local/staticSite.ts';

/** Days that hashed files of earlier releases stay: pages that are open somewhere still ask for theirs. */
const OLD_ASSETS_DAYS = 30;
const MAX_CONCURRENT_UPLOADS = 16;

/** Returns the headers of a file: hashed names are cached forever, everything else is revalidated. */
export function objectHeaders(key: string): { readonly ContentType: string; readonly CacheControl: string } {
  return {
    ContentType: MEDIA_TYPES[extname(key).toLowerCase()] ?? 'application/octet-stream',
    CacheControl: key.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/**
 * Hashed files first, pages and the worker that keeps them last, so that nothing names a file that is not there yet.
 */
function uploadOrder(key: string): number {
  if (key.startsWith('assets/')) return 0;
  if (key.startsWith('pages/')) return 2;
  return key === 'index.html' || key === 'worker.js' ? 3 : 1;
}

export interface UploadOptions {
  readonly extra: Readonly<Record<string, string>>;
  readonly origin: string;
  readonly now?: Date;
}

async function readContent(path: string, origin: string): Promise<Buffer> {
  const bytes = await readFile(path);
  return ORIGIN_FILES.test(path) ? Buffer.from(bytes.toString().replaceAll(ORIGIN_PLACEHOLDER, origin)) : bytes;
}

/**
 * Puts the site's files into its bucket, with `extra` files besides those of the folder, by key; those that name the
 * site's own address get `origin` (no slash at its end). What no release has any more goes afterwards. Gives back the
 * keys that were uploaded and removed.
 */
export async function uploadSite(
  client: S3Client,
  bucket: string,
  folder: string,
  { extra, origin, now = new Date() }: UploadOptions,
): Promise<{ uploaded: string[]; removed: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path).split(sep).join('/'), () => readContent(path, origin)]),
  );
  if (!files.has('index.html')) throw new Error(`${folder} holds no site: run npm run build first.`);
  for (const [key, text] of Object.entries(extra)) files.set(key, async () => Buffer.from(text));

  const turns = [...Map.groupBy(files.keys(), uploadOrder)].toSorted(([a], [b]) => a - b);
  const uploaded: string[] = [];
  for (const [, keys] of turns) {
    for (let start = 0; start < keys.length; start += MAX_CONCURRENT_UPLOADS) {
      // oxlint-disable-next-line no-await-in-loop -- a turn must be there whole before the next
      await Promise.all(
        keys
          .slice(start, start + MAX_CONCURRENT_UPLOADS)
          .map(async (key) =>
            client.send(
              new PutObjectCommand({ Bucket: bucket, Key: key, Body: await files.get(key)?.(), ...objectHeaders(key) }),
            ),
          ),
      );
    }
    uploaded.push(...keys);
  }
  const oldest = now.getTime() - OLD_ASSETS_DAYS * DAY_MS;
  return {
    uploaded,
    removed: await removeObjects(
      client,
      bucket,
      (key, changed) => !files.has(key) && (!key.startsWith('assets/') || changed.getTime() < oldest),
    ),
  };
}

/** Removes the objects that `isGone` says of; gives back their keys. */
export async function removeObjects(
  client: S3Client,
  bucket: string,
  isGone: (key: string, changed: Date) => boolean = () => true,
): Promise<string[]> {
  const removed: string[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
    const keys = Contents.flatMap(({ Key, LastModified = new Date() }) =>
      Key !== undefined && isGone(Key, LastModified) ? [Key] : [],
    );
    if (keys.length === 0) continue;
    const { Errors = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true } }),
    );
    if (Errors.length > 0)
      throw new Error(`${Errors.length} objects of ${bucket} could not be removed: ${Errors[0]?.Code ?? ''}`);
    removed.push(...keys);
  }
  return removed;
}
