/**
 * Retention in days of data that nobody deletes by hand. The privacy policy states these numbers, and the code that
 * keeps the data reads them. A deleted account's own data is removed within two days: decision 22.
 */
export const RETENTION_DAYS = {
  /** A printed PDF, so that the same résumé need not be printed twice. */
  pdfs: 30,
  /** A file that was uploaded to be read. */
  uploads: 1,
  /** Results of improvements from which a line was taken, to be shown again. */
  improvements: 7,
  /** Results of improvements while none of their lines is taken. */
  untaken: 1,
  /** A message of the contact form. */
  messages: 365,
  /** Lines of the logs: times, addresses of pages and error codes. */
  logs: 90,
  /** The mark that an account was deleted: longer than any of its tokens is valid or can be refreshed (30 days). */
  deletions: 31,
  /** A deleted résumé, in the bin. */
  deletedResumes: 30,
  /** The record that a link to a résumé ended, and how, for people who open it. */
  endedLinks: 30,
  /** Deleted rows, in the backups that a table can be restored from. */
  backups: 35,
} as const;
