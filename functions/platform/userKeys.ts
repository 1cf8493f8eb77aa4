/** Returns the prefix of the keys of a person's files; deleting an account deletes everything below it. */
export function userKeyPrefix(userId: string): string {
  return `${encodeURIComponent(userId)}/`;
}

/** Key, in the table of requests, of the OCR job of an uploaded scan. */
export function scanJobKey(userId: string, uploadId: string): string {
  return `IMPORT#${userId}#${uploadId}`;
}
