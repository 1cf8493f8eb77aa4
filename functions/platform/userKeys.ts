/** What the keys of a person's files begin with: deleting an account deletes everything below. */
export function userKeyPrefix(userId: string): string {
  return `${encodeURIComponent(userId)}/`;
}

/** Key, in the table of requests, of the OCR job of an uploaded scan. */
export function scanJobKey(userId: string, uploadId: string): string {
  return `IMPORT#${userId}#${uploadId}`;
}
