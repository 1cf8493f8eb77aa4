/**
 * What a section of a résumé is about. Those the model has no list for become custom sections under their own title.
 */
export type SectionKind =
  | 'contacts'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'projects'
  | 'military'
  | 'courses'
  | 'volunteering'
  | 'publications'
  | 'awards'
  | 'certifications'
  | 'references'
  | 'interests'
  | 'other';
