/** Characters of a saved résumé's name. */
export const RESUME_NAME_LENGTH = 120;
