/** Words and phrases that made pairs add, exchange and leave out, in both languages. */

export const LIMITS: Readonly<Record<'he' | 'en', readonly (readonly [word: string, before: boolean])[]>> = {
  en: (
    'sometimes|occasionally|a few|some|small|partly|mostly|usually|basic|simple|nearly|about|' +
    'under supervision|in training|' +
    'as a trainee|alongside a senior colleague|with my team|together with the manager|once|' +
    'from time to time|when needed|' +
    'a little|helped with|assisted with|took part in|participated in|tried to improve|' +
    'temporary|as a volunteer|several|' +
    'contributed to|supported|filled in for the manager in|observed|learned|shadowed a colleague in|only|part of'
  )
    .split('|')
    .map((word) => [word, !/^(?:under|in training|as a|alongside|with|together|once|from|when)/.test(word)] as const),
  he: (
    'לפעמים|מדי פעם|כמה|מעט|קצת|חלק מ|בעיקר|לרוב|בסיסי|קטן|כמעט|בערך|בהנחיית המנהל|בתקופת ' +
    'ההכשרה|בפיקוח|לצד עובד ותיק|' +
    'יחד עם הצוות|בצוות|פעם אחת|לעיתים|לפי הצורך|עזרה ב|סיוע ב|השתתפות ב|השתתפתי ב|עזרתי ב|' +
    'סייעתי ב|תמכתי ב|ניסיון ל|' +
    'זמני|בהתנדבות|מספר|תרמתי ל|צפייה ב|למדתי|רק|מילוי מקום ב|ליווי של'
  )
    .split('|')
    .map((word) => [word, !/^(?:בהנחיית|בתקופת|בפיקוח|לצד|יחד|בצוות|פעם|לפי|בהתנדבות)/.test(word)] as const),
};

export const RISES = {
  en: (
    'Led|Managed|Headed|Oversaw|Supervised|Directed|Spearheaded|Founded|Owned|Coordinated|Was ' +
    'responsible for|Initiated|Set up|' +
    'Established|Designed|Launched|Planned and led|Trained staff in|Took charge of|Developed|Negotiated|Approved'
  ).split('|'),
  he: (
    'הובלת|ניהול|פיקוח על|ניהלתי|הובלתי|אחריות מלאה על|הקמת|ייזום|ריכוז|פיקוד על|עמדתי בראש|' +
    'הקמתי|יזמתי|תכנון והובלה של|' +
    'הדרכת עובדים ב|אחראי על|ניהול צוות ב|הנהגתי|תכנון|פיתוח|אישור'
  ).split('|'),
} as const;
export const RANKS = {
  en: 'Senior|Chief|Lead|Head|Principal|Certified|Qualified|Licensed|Expert|Award-winning|Leading|Experienced'.split(
    '|',
  ),
  he: 'בכיר|ראשי|מוסמך|מומחה|מצטיין|מוביל|מוסמכת|בכירה|ראשית|מצטיינת|מקצועי|ותיק'.split('|'),
} as const;
export const EFFECTS = {
  en: (
    'which increased sales|leading to fewer complaints|resulting in higher satisfaction|improving response times|' +
    'ensuring full compliance|reducing costs|to the full satisfaction of customers|on time and within budget|' +
    'which saved the company money|boosting team morale|exceeding all targets|with excellent results|and cut errors|' +
    'thereby shortening waiting times|achieving record numbers|that won repeat business|while ' +
    'maintaining the highest ' +
    'standards|ahead of schedule|with zero incidents|and became the go-to person for it|praised by management'
  ).split('|'),
  he: (
    'שהביא לעלייה במכירות|מה שהוביל לפחות תלונות|תוך שיפור זמני התגובה|תוך עמידה מלאה ביעדים|לשביעות רצון הלקוחות|' +
    'שחסך לחברה כסף|תוך הפחתת עלויות|בהצלחה רבה|ללא תקלות|וצמצום טעויות|עד לפתרון מלא|ובכך קיצרתי את זמני ההמתנה|' +
    'תוך שמירה על הסטנדרטים הגבוהים ביותר|שזכה לשבחים מההנהלה|מעל ליעד|בזמן ובמסגרת התקציב|במהירות ויעילות|' +
    'והגדלת שביעות הרצון|מה ששיפר את השירות|וקיבלתי על כך הערכה'
  ).split('|'),
} as const;
export const REACHES = {
  en: (
    'all|every|national|international|across the company|company-wide|across several sites|for ' +
    'major clients|daily|weekly|in three languages|nationwide|the entire|multiple|large|' +
    'complex|for leading brands|remotely|independently'
  ).split('|'),
  he: (
    'כל|ארצי|בינלאומי|בכל הארץ|בכל החברה|בכמה סניפים|ללקוחות גדולים|מדי יום|מדי שבוע|בשלוש ' +
    'שפות|באופן עצמאי|מורכבים|רבים|כלל|לחברות מובילות|בחו"ל|גדולים'
  ).split('|'),
} as const;
export const TOOLS = (
  'Excel|SAP|Salesforce|Python|AutoCAD|Photoshop|Jira|Priority|Monday|Power BI|WordPress|' +
  'Docker|Git|Zendesk|HubSpot|Figma|Revit|Tableau|Oracle|Kanban|Lean|ISO 9001'
).split('|');
export const FILLERS = {
  en: (
    'also|various|in my role|as part of the role|on a regular basis|carrying out|personally|in ' +
    'the workplace|the|duly|together with this|in this position|thereby also|in total'
  ).split('|'),
  he: (
    'גם|במסגרת התפקיד|כחלק מהתפקיד|ביצוע|שונים|במקום העבודה|כמו כן|בנוסף|באופן שוטף|בתפקיד זה|' +
    'עבודה של|וכן|במסגרת זו|בסך הכול'
  ).split('|'),
} as const;
export const ROLES_EN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bby (?=\d)/, ['to ', 'from ']],
  [/\bto (?=\d)/, ['by ', 'from ']],
  [/\bfrom (?=\d)/, ['by ', 'over ']],
  [/\bin (?=(?:19|20)\d\d)/, ['since ', 'from ', 'until ']],
  [/\bsince (?=\d)/, ['in ', 'until ']],
  [/\b(?:about|around|nearly|almost|up to|roughly) (?=\d)/, ['over ', 'more than ', '', 'at least ']],
];
export const ROLES_HE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<![א-ת])ב-(?=\d)/, ['ל-', 'מ-']],
  [/(?<![א-ת])ל-(?=\d)/, ['ב-', 'מעל ']],
  [/(?<![א-ת])מ-(?=\d)/, ['ב-', 'ל-']],
  [/מאז (?=\d)/, ['בשנת ', 'עד ']],
  [/(?<![א-ת])כ-(?=\d)/, ['מעל ', 'יותר מ-', '', 'לפחות ']],
  [/(?<![א-ת])עד (?=\d)/, ['מעל ', 'לפחות ', '']],
];
