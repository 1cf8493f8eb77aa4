import { parseWordList } from './parseWordList.ts';

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

/**
 * Whole headings of sections, compared without case and signs (resume/headings.ts, where single words within a heading
 * are known too).
 */
export const HEADING_NAMES: Readonly<Record<SectionKind, readonly string[]>> = {
  contacts: parseWordList(`
contact | contacts | contact me | contact details | contact info | contact information | personal details
personal information | personal info | details | get in touch | פרטי קשר | פרטים אישיים | פרטי התקשרות
יצירת קשר | צור קשר | צרו קשר | פרטים | קשר | personal data | candidate details | reach me | דרכי התקשרות
דרכי יצירת קשר | ליצירת קשר | פרטים ליצירת קשר | פרטי יצירת קשר | פרטים אישיים ודרכי התקשרות
`),
  summary: parseWordList(`
summary | professional summary | executive summary | career summary | profile | professional profile
personal profile | about | about me | objective | career objective | overview | personal statement
introduction | bio | who i am | תקציר | תקציר מקצועי | תקציר מנהלים | תמצית | תמצית מקצועית | פרופיל
פרופיל אישי | פרופיל מקצועי | אודות | אודותיי | אודותי | קצת עליי | קצת עלי | עליי | על עצמי | מטרה
מטרה מקצועית | רקע | רקע אישי | רקע מקצועי | הצהרה אישית | נעים להכיר | מי אני | career profile
career overview | professional overview | professional statement | personal summary | summary of qualifications
qualifications summary | summary statement | professional objective | job objective | תקציר אישי | קצת על עצמי
פרופיל תעסוקתי | פתיח | הצגה עצמית | בקצרה | בכמה מילים | in short | in brief | at a glance
`),
  experience: parseWordList(`
experience | work experience | professional experience | employment | employment history | work history
career history | career | relevant experience | professional background | job history | positions
clinical experience | teaching experience | industry experience | work | where i worked | ניסיון | נסיון
ניסיון תעסוקתי | נסיון תעסוקתי | ניסיון מקצועי | נסיון מקצועי | ניסיון בעבודה | ניסיון תעסוקה | תעסוקה
רקע תעסוקתי | עבודה | מקומות עבודה | היסטוריה תעסוקתית | עבר תעסוקתי | קריירה | תפקידים | ניסיון ניהולי
ניסיון הוראה | ניסיון בהוראה | ניסיון הדרכה | ניסיון בהדרכה | ניסיון בחינוך | ניסיון מחקרי | ניסיון במחקר
ניסיון טיפולי | ניסיון פדגוגי | ניסיון בימתי | ניסיון מעשי | ניסיון קליני | ניסיון רלוונטי
professional history | career experience | employment experience
previous experience | previous employment | professional career | professional appointments | appointments
selected experience | employment record | work record | internships | internship experience | ניסיון עבודה
נסיון עבודה | נסיון בעבודה | ניסיון קודם | עבודות קודמות | מסלול מקצועי | תולדות תעסוקה | פירוט תעסוקתי
פירוט מקומות עבודה | פירוט מקומות העבודה | פירוט תעסוקה
פירוט ניסיון תעסוקתי | ניסיון תעסוקתי ומקצועי | ניסיון מקצועי ותעסוקתי | ניסיון בתחום | ניסיון תעסוקתי רלוונטי
academic appointments | academic positions | recent experience | other experience | additional experience
earlier experience | תפקידים אקדמיים | מינויים אקדמיים | ניסיון אקדמי | תפקידים קודמים | ניסיון נוסף
ניסיון מקצועי רלוונטי | where i have worked | where ive worked | what i have done | what ive done | career to date
working life | jobs | positions held | earlier career | early career | sea service | kitchen experience
research experience | trade experience | placements | איפה עבדתי | היכן עבדתי
מה עשיתי
`),
  education: parseWordList(`
education | academic background | educational background | academic education | education and training
education training | qualifications | academic qualifications | studies | academics | schooling | study | השכלה
השכלה אקדמית | השכלה והכשרה | השכלה והכשרות | השכלה וקורסים | השכלה ולימודים | לימודים | רקע אקדמי | רקע השכלתי
לימודים והשכלה | תארים | לימודים והכשרות | higher education | academic history | academic record
educational qualifications | education history | degrees | education and certifications | training and education
השכלה גבוהה | השכלה תיכונית | השכלה פורמלית | השכלה מקצועית | השכלה תורנית | השכלה כללית | לימודים אקדמיים
רקע לימודי | הכשרה אקדמית | הכשרה והשכלה | השכלה והסמכות | השכלה קורסים והכשרות | where i studied
what i studied | מה למדתי | איפה למדתי | היכן למדתי
educational qualification | academic qualification | educational details | academic details
`),
  skills: parseWordList(`
skills | technical skills | key skills | core skills | professional skills | soft skills | hard skills
skills and tools | skills tools | skills and technologies | skills and expertise | technologies | tech stack
core competencies | competencies | areas of expertise | expertise | tools | abilities | strengths
computer skills | software | toolbox | what i do well | כישורים | כישורים מקצועיים | כישורים טכניים
כישורים אישיים | מיומנויות | מיומנויות מקצועיות | מיומנויות טכניות | מיומנויות וכלים | יכולות | יכולות מקצועיות
כלים | כלים וטכנולוגיות | טכנולוגיות | ידע מקצועי | ידע טכני | ידע במחשבים | יישומי מחשב | תוכנות | תחומי התמחות
תחומי מומחיות | מומחיות | כישורים וכלים | ידע וכישורים | שליטה בתוכנות | מחשבים | it skills | digital skills
technical expertise | technical knowledge | technical proficiencies | core strengths | key competencies
professional competencies | skills summary | skill set | skillset | specialties | specialities | capabilities
proficiencies | tools and technologies | top skills | computer literacy | computer proficiency | ידע מחשבים
ידע במחשב | ידע בתוכנות | שליטה במחשב | שליטה ביישומי מחשב | מיומנויות מחשב | מיומנות מחשב | כישורי מחשב
תוכנות מחשב | תוכנות ויישומים | יישומים | יישומי מחשב וכישורים | סביבות עבודה | תחומי ידע | תחומי ידע ומומחיות
ארגז כלים | חוזקות | תכונות | תכונות אישיות | תכונות בולטות | כישורים ויכולות | כישורים נוספים | יכולות וכישורים
כישורים ומיומנויות | what i know | what i am good at | what im good at | במה אני טוב | במה אני טובה
מה אני יודע | מה אני יודעת | מה אני יודעת לעשות | החוזקות שלי | הכישורים שלי
`),
  languages: parseWordList(`
languages | language | language skills | spoken languages | שפות | ידיעת שפות | שליטה בשפות | שפה | ידע בשפות
foreign languages | languages spoken | linguistic skills | שפות זרות | שפות ורמת שליטה | mother tongue
mother tongues | mother tongue s | native language | other languages | other language | other language s
languages known | שפת אם | שפות נוספות
`),
  projects: parseWordList(`
projects | personal projects | key projects | selected projects | side projects | open source | portfolio
academic projects | notable projects | projects and initiatives | selected work | פרויקטים | פרוייקטים
פרויקטים אישיים | פרויקטים נבחרים | פרויקטים אקדמיים | פרויקט גמר | תיק עבודות | יוזמות | פרויקטים ויוזמות
מיזמים
`),
  military: parseWordList(`
military service | military | army service | national service | military experience | idf service | שירות צבאי
שירות לאומי | צבא | שירות | שירות בצהל | שרות צבאי | שירות צבאי לאומי | שירות סדיר | army | idf
idf military service | israel defense forces | israeli defense forces | military background | army experience
reserve duty | שירות צבאי ולאומי | שירות צבאי מלא | שירות צבאי משמעותי | שירות מילואים | שירות במילואים
מילואים | רקע צבאי | ניסיון צבאי
`),
  courses: parseWordList(`
courses | training | professional development | courses and training | continuing education | workshops
trainings | courses and certifications | קורסים | הכשרות | השתלמויות | קורסים והכשרות | קורסים והשתלמויות
הכשרות מקצועיות | הכשרה | הכשרה מקצועית | הכשרות וקורסים | קורסים מקצועיים | קורסים והסמכות | הכשרות נוספות
courses and seminars | seminars | further training | additional training | קורסים וסדנאות | סדנאות
קורסים נוספים | הכשרות וקורסים מקצועיים | הכשרות והסמכות
`),
  volunteering: parseWordList(`
volunteering | volunteer | voluntary work | volunteer experience | volunteer work | community | community service
community involvement | social involvement | התנדבות | התנדבויות | פעילות התנדבותית | פעילות חברתית
תרומה לקהילה | מעורבות חברתית | קהילה | פעילות קהילתית | התנדבות וקהילה | social activity | social activities
community work | התנדבות ופעילות חברתית | התנדבות ותרומה לקהילה | עשייה חברתית
`),
  publications: parseWordList(`
publications | papers | selected publications | research | articles | patents | talks | conferences
publications and talks | presentations | exhibitions | פרסומים | מאמרים | פרסומים נבחרים
מחקר | פטנטים | הרצאות | כנסים | תערוכות | פרסומים והרצאות
`),
  awards: parseWordList(`
awards | honors | honours | achievements | awards and honors | accomplishments | scholarships
honors and awards | key achievements | פרסים | הישגים | מלגות | פרסים ומלגות | הצטיינות | פרסים והצטיינות
פרסים והוקרה | הישגים בולטים | מלגות ופרסים | grants | grants and awards | awards and grants | fellowships
grants and fellowships | מענקים | מענקים ופרסים | מענקי מחקר
`),
  certifications: parseWordList(`
certifications | certificates | licenses | licenses and certifications | licences | certification | memberships
professional memberships | licenses certifications | הסמכות | תעודות | רישיונות | רישיונות והסמכות
הסמכות ורישיונות | תעודות והסמכות | רשיונות | רישיון | הסמכות ותעודות | חברויות | certifications and licenses
certificates and licenses | professional certifications | licensure | רישיונות ותעודות | רישיון נהיגה | רישוי
תעודות ורישיונות
רישיונות ואישורים | רישיונות והיתרים | רישיונות ותעודות
`),
  references: parseWordList(`
references | reference | referees | recommendations | ממליצים | המלצות
`),
  interests: parseWordList(`
interests | hobbies | hobbies and interests | personal interests | תחביבים | תחומי עניין | פנאי
תחביבים ותחומי עניין | personal interests and hobbies | תחביבים ועניין | תחביבים ופנאי
`),
  other: parseWordList(`
additional information | additional | miscellaneous | other | additional details | additional skills
activities | extracurricular activities | leadership | teaching | research interests | professional service
service to the profession | declaration | find me online | links | directorships | board memberships
דירקטוריונים | מידע נוסף | שונות | נוסף | פרטים נוספים | פעילות נוספת | מנהיגות
`),
};
