/** Short texts of which one says more than the other, with what the guard finds: `[source, proposal, finding]`. */
export const MORE: readonly (readonly [before: string, after: string, finding: string])[] = [
  // Of a part in something.
  ['Helped with the annual audit', 'Managed the annual audit', 'responsibility: Managed'],
  ['עזרתי בארגון הכנס', 'ניהלתי את ארגון הכנס', 'responsibility: ניהלתי'],
  ['Wrote tests', 'Led the testing', 'responsibility: Led'],
  ['Filled in for the shift manager', 'Shift manager', 'title: manager'],
  ['החלפתי את ראש המשמרת', 'ראש משמרת', 'title: ראש משמרת'],
  ['Volunteered at a shelter', 'Founded a shelter', 'responsibility: Founded'],
  ['Second best seller of 9', 'Best seller of 9', 'hedge: Best'],
  ['Intern at a law firm', 'Lawyer at a law firm', 'title: Lawyer'],
  ['Volunteered at a shelter', 'Volunteered at a shelter for a decade', 'number: decade'],
  // Of what became of it.
  ["Ran the shop's Instagram", "Ran the shop's Instagram, growing its following", 'outcome: growing'],
  ['ניהלתי חנות', 'ניהלתי חנות והכפלתי את המחזור', 'number: והכפלתי'],
  ['Sold insurance', 'Top-performing seller of insurance', 'award: Top-performing'],
  ['Answered phones', 'Answered phones and improved satisfaction', 'outcome: improved'],
  ['עניתי לטלפונים', 'עניתי לטלפונים וקיצרתי את ההמתנה', 'outcome: וקיצרתי'],
  // Of how well.
  ['Good English', 'Native English', 'level: Native'],
  ['אנגלית טובה', 'אנגלית ברמת שפת אם', 'level: שפת אם'],
  ['Know Excel', 'Advanced knowledge of Excel', 'level: Advanced'],
  // Of what was denied.
  ['Did not work with mobile apps', 'Worked with mobile apps', 'negation: mobile'],
  ['לא עבדתי עם ביטוחים פרטיים', 'עבדתי עם ביטוחים פרטיים', 'negation: ביטוחים'],
  // A technology in no list, among those that are.
  ['Tests in Selenium and Python', 'Tests in Selenium, Python and qwertest', 'added: qwertest'],
  ['תבניות בסולידוורקס', 'תבניות בסולידוורקס ובזבולון', 'added: ובזבולון'],
  ['Sales and arranging the shelves', 'Sold to wholesale customers and arranged the shelves', 'added: wholesale'],
];

/** Short texts that say the same. */
export const SAME: readonly (readonly [before: string, after: string])[] = [
  ['Was responsible for a team of 6', 'Led a team of 6'],
  ['הייתי אחראית על המשמרת', 'הובלתי את המשמרת'],
  ['Helped customers find sizes', 'Guided customers to the right sizes'],
  ['Assisted the team lead with planning', 'Supported the team lead in planning'],
  ['החלפתי את ראש המשמרת', 'החלפת ראש המשמרת'],
  ['Was the manager of the shop', 'Shop manager'],
  ['קודמתי לראש צוות', 'ראש צוות'],
  ['Made it 20% faster', 'Improved speed by 20%'],
  ['Sales growth', 'Grew sales'],
  ['Diagnosed engines, mostly Japanese', 'Diagnosed mainly Japanese engines'],
  ['הגשת עזרה ראשונה בעת הצורך', 'הגשתי עזרה ראשונה כשנדרש'],
  ['10 years of nursing', 'A decade of nursing'],
  ['Set up a competition', 'Founded a competition'],
  ['צמצום הפחת', 'הפחתי את הפחת'],
  ['Fluent English', 'English: full proficiency'],
  ['No experience with mobile apps', 'Has not worked with mobile apps'],
  ['Not only wrote tests but ran them', 'Wrote tests and ran them'],
  ['Excel and reports', 'Excel and reporting'],
  ['B.A. in economics', "Bachelor's degree in economics"],
  ['Knows k8s', 'Knows Kubernetes'],
  ['במפעל פלסטיק', 'במפעל מוביל לפלסטיק'],
  ['Sales and arranging the shelves', 'Sold to customers and arranged the shelves'],
  ['מענה טלפוני בערבים', 'מענה לפונים בטלפון בערבים'],
  ['לומדת עכשיו חשבונאות', 'לומדת כעת חשבונאות'],
  ['Night patrols once in two weeks', 'Night patrols every two weeks'],
];
