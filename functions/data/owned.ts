/** What the keys of a person's files begin with: deleting an account deletes everything below. */
export function ownedBy(userId: string): string {
  return `${encodeURIComponent(userId)}/`;
}
