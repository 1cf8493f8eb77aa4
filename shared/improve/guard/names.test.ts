import { describe, expect, it } from 'vitest';
import { extractFacts, knownFacts, lostFacts } from './readFacts.ts';
import { createSoundIndex } from './transliteration.ts';

const shown = (facts: readonly { readonly kind: string; readonly key: string }[]) =>
  facts.map(({ kind, key }) => `${kind} ${key}`).join(', ');

describe('what a text states', () => {
  it.each([
    ['Worked at Google and Wix', 'technology google = Google, name wix = Wix'],
    ['worked with excel and SAP', 'technology sap = SAP'],
    ['React.js, ReactJS, HTML5 and CSS3', 'name react = ReactJS, name html = HTML5, name css = CSS3'],
    ['At Google Cloud I led', 'technology gcp = Google Cloud'],
    ['We used Go and go there', 'technology golang = Go'],
    ['Go is used', ''],
    ['Dana met Sarah', 'name sarah = Sarah'],
    ['נפגשתי עם שרה', 'name שרה'],
    ['משרה מלאה', ''],
    ['ולדנה', ''],
    ['Haifa and תל אביב', 'name חיפה = Haifa, name תל אביב, name and'],
    ['בתל אביב', 'name תל אביב = בתל אביב'],
    ["Tel Aviv's shops", "name תל אביב = Tel Aviv's"],
    ['חברת אלפא ובנק לאומי', 'name בנק לאומי = ובנק לאומי, name אלפא'],
    ['במכללת הדסה', 'name הדסה'],
    ['בית הספר אורט', 'name אורט'],
    ['קיבוץ דן', 'name דן'],
    ['צה"ל וחז"ל', 'name צהל = צה"ל, name וחזל = וחז"ל'],
    ['בע"מ ומע"מ', ''],
    ['מנכ"ל בתע"א', 'name בתעא = בתע"א, title executive = מנכ"ל'],
    ['noa@example.com', 'name noa@example.com'],
    ['https://www.blog.co.il/x/.', 'name blog.co.il/x = https://www.blog.co.il/x/.'],
    ['www.site.example/a, b', 'name site.example/a = www.site.example/a,'],
    ['socket.io and asp.net', ''],
    ['example.com', 'name example.com'],
    ['B2B sales, CEO of A', 'name b2b = B2B, title executive = CEO'],
    ['Managed the shop. Then Sold cars', 'name sold = Sold'],
    ['ניהול ב-Salesforce', 'technology salesforce = Salesforce'],
    ['ב-R וב-x', 'name r = R'],
    ['iPhone 12', 'number 12'],
    ['C++ and C#', 'technology c++ = C++, technology c# = C#'],
    ['Bachelor of Arts', 'name arts = Arts, degree bachelor = Bachelor'],
    ['בוגרת תואר ראשון', 'degree bachelor = תואר ראשון, degree degree = תואר, degree graduate = בוגרת'],
    ['Certified nurse, senior manager', 'certification certified = Certified, title senior, title manager'],
    ['team lead', 'title head = team lead'],
    ['רישיון נהיגה', 'certification licence = רישיון'],
    ['קורס מע"צ', 'name מעצ = מע"צ, certification course = קורס'],
    ['Employee of the year 2019', 'date 2019, award award = Employee of the year'],
    ['מרץ 2020', 'date 2020, date 2020-03 = מרץ 2020'],
    ['July 2016', 'date 2016, date 2016-07 = July 2016'],
    ['March', 'degree master = March'],
    ['Mr. Levi', ''],
    ['OK then', ''],
    ['the USA', 'name ארצות הברית = USA'],
    ['Node.js', 'technology node.js = Node.js'],
    ['node', ''],
    ['Microsoft Excel', 'technology excel = Microsoft Excel'],
    ['Adobe Photoshop', 'technology photoshop = Adobe Photoshop'],
    ['X', ''],
    ['Ob', ''],
    ['a Ba', 'degree bachelor = Ba'],
    ['"Alpha" team', ''],
    ['•Alpha beta', ''],
    ['Étoile team', ''],
    ['met Étoile', 'name étoile = Étoile'],
    ['MS Project', 'technology ms project = MS Project'],
    ["שרה'לה", ''],
  ])('%s: %s', (text, expected) => {
    const facts = extractFacts(text);
    for (const { text: written, index } of facts) expect(text.slice(index, index + written.length)).toBe(written);
    expect(
      facts.map(({ kind, key, text: written }) => `${kind} ${key}${written === key ? '' : ` = ${written}`}`).join(', '),
    ).toBe(expected);
  });

  it.each([
    ['25%', '25 אחוז', ''],
    ['half', '50%', ''],
    ['50%', 'half', ''],
    ['1.200', '1,200', ''],
    ['Excel', 'אקסל', ''],
    ['react', 'React.js', ''],
    ['B.A.', 'degree', ''],
    ['degree', 'B.A.', 'degree bachelor'],
    ['studied for a degree', 'graduate', ''],
    ['High school', 'graduate', 'degree graduate'],
    ['Studies economics', 'Graduate of economics', ''],
    ['two weeks', 'fortnight', ''],
    ['שבועיים', '2 weeks', ''],
    ['5 pm', '17:00', ''],
    ['at 5', '5:00 am', ''],
    ['90 minutes', 'an hour and a half', ''],
    ['Google', 'name of google', ''],
    ['1st', 'first', ''],
    ['rank 2', 'second', ''],
    ['75 to 100%', '75%', ''],
  ])('is known by "%s": of "%s" only what is left is new: %s', (source, text, expected) => {
    const isKnown = knownFacts([source]);
    expect(shown(extractFacts(text).filter((fact) => !isKnown(fact)))).toBe(expected);
  });

  it.each([
    ['Cut costs by 30% with Redis in Haifa', 'Cut costs', 'percentage 30%, technology redis, name חיפה'],
    ['Managed 5 people and 5 cars', 'Managed people', 'number 5'],
    ['Certified nurse, B.A.', 'Nurse', 'degree bachelor, certification certified'],
    ['ניהלתי 5 עובדים באקסל', 'ניהלתי 5 עובדים', 'technology excel'],
    ['x', 'y', ''],
  ])('is lost: "%s" → "%s": %s', (before, after, expected) => {
    expect(shown(lostFacts(before, after))).toBe(expected);
  });
});

describe('a name in the other script', () => {
  it.each([
    ['נמל אשדוד', 'Ashdod'],
    ['נתניה', 'Netanya'],
    ['Zvulon', 'זבולון'],
    ['Tzfat', 'צפת'],
    ['Philip', 'פיליפ'],
    ['Max', 'מקס'],
    ['Sharon', 'בשרון'],
    ['Tirosh', 'תירוש'],
    ['Cohen', 'כהן'],
    ['Cesar', 'קיסר'],
    ['Lumio', 'לומיו'],
  ])('%s is %s', (text, name) => expect(createSoundIndex([text])(name)).toBe(true));

  it.each([
    ['נמל אשדוד', 'Netanya'],
    ['חיפה', 'Haifa'],
    ['Jaffa', 'יפו'],
    ['Kfar Saba', 'כפר סבא'],
    ['ab', 'אב'],
    ['12', '12'],
    ['Vitaly', 'ויטלי'],
    ['Dan', 'נד'],
    ['Schwartz', 'שוורץ'],
  ])('%s is not, or too short for, %s', (text, name) => expect(createSoundIndex([text])(name)).toBe(false));
});
