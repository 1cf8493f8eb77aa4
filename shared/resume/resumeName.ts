/** Characters of a saved résumé's name. */
export const MAX_RESUME_NAME_LENGTH = 120;
