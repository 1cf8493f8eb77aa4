/**
 * Names that Hebrew, which has no capitals, does not show to be names, and those of technologies. Each row is one thing
 * in both languages: its key, then other ways to write it. A name that is in no list is found by what stands before it
 * (names.ts) or by its capital.
 */
const parseNameTable = (table: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const row of table.split(/[|\n]/)) {
    const names = row
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    for (const name of names) found.set(name, names[0] as string);
  }
  return found;
};

export const TECHNOLOGIES = parseNameTable(`
python, פייתון | java, ג'אווה, ג׳אווה | javascript, ג'אווה סקריפט | typescript, טייפסקריפט | react, ריאקט | angular, אנגולר | node.js, nodejs, נוד | vue.js, vue | next.js
sql | postgresql, postgres, פוסטגרס | mysql | mongodb, מונגו | redis, רדיס | kafka, קפקא | rabbitmq | graphql | elasticsearch | dynamodb | snowflake, סנופלייק | bigquery
kubernetes, k8s, קוברנטיס | docker, דוקר | terraform, טראפורם | jenkins, ג'נקינס | github | gitlab | aws | azure, אז'ור | linux, לינוקס | ansible | grafana | prometheus
pandas | numpy | pytorch | tensorflow | scikit-learn | django | flask | fastapi | laravel | .net | php | kotlin | matlab | simulink | arduino
excel, אקסל | powerpoint, פאוורפוינט | ms project | outlook, אאוטלוק | word, וורד | google sheets | sharepoint | office, אופיס
salesforce, סיילספורס | hubspot, האבספוט | sap, סאפ | priority, פריוריטי | monday.com, monday, מאנדיי | jira, ג'ירה | zendesk | חשבשבת, hashavshevet | rivhit, ריווחית | quickbooks | oracle, אורקל
power bi, פאוור בי איי, פאוור ביי, פאואר בי איי | tableau, טאבלו | qlik, קליק סנס | looker | google analytics, גוגל אנליטיקס | google ads, גוגל אדס | seo | crm | erp | wms
figma, פיגמה | photoshop, פוטושופ | illustrator, אילוסטרייטור | indesign, אינדיזיין | canva, קאנבה | autocad, אוטוקאד | solidworks, סולידוורקס | revit, רוויט | primavera, פרימוורה
google, גוגל | facebook, פייסבוק | instagram, אינסטגרם | tiktok, טיקטוק, טיק טוק | linkedin, לינקדאין | youtube, יוטיוב | whatsapp, וואטסאפ | wordpress, וורדפרס | shopify, שופיפיי
chatgpt, צ'אט gpt | selenium, סלניום | cypress | postman | git, גיט | swift | flutter, פלאטר | קמיליון, chameleon | scrum, סקראם | agile, אג'ייל | devops | ci/cd | machine learning, למידת מכונה | deep learning, למידה עמוקה | cloud computing, מחשוב ענן
c# | c++ | golang | rust | ruby, רובי | rails | scala | spring boot | hadoop | spark | airflow | dbt | databricks, דאטבריקס | kibana | splunk | datadog | nginx | apache | sql server, ms sql | ssis | cognos | spss | stata | jupyter | keras | opencv | langchain | copilot | powershell | bash
playwright, פלייריט | appium | junit | pytest | circleci | helm | istio | vmware | citrix | active directory, אקטיב דירקטורי | fortinet, פורטינט | wireshark | metasploit | siem | itil | prince2 | pmp | six sigma, סיקס סיגמא
catia, קאטיה, קטיה | ansys | labview | plc | scada | sketchup, סקצ'אפ | 3ds max | blender | unity, יוניטי | premiere, פרמייר | after effects, אפטר אפקטס | lightroom, לייטרום | webflow | elementor, אלמנטור | magento, מג'נטו | woocommerce | mailchimp | semrush | ahrefs | meta ads
notion | asana, אסאנה | trello, טרלו | slack, סלאק | zoom, זום | google docs | google drive, גוגל דרייב | power automate | netsuite | servicenow | workday | comax, קומקס | hilan, חילן | michpal, מיכפל | crispr, קריספר | pcr
`);

/** Latin names of technologies that are English words too: only their capital makes them names. */
export const AMBIGUOUS_TECHNOLOGIES = new Set([
  'word',
  'office',
  'excel',
  'outlook',
  'priority',
  'react',
  'swift',
  'oracle',
  'figma',
  'agile',
  'git',
  'selenium',
  'illustrator',
  'monday',
  'sap',
  'cypress',
  'flask',
  'flutter',
  'looker',
  'prometheus',
  'snowflake',
  'angular',
  'chameleon',
  'arena',
  'crm',
  'erp',
  'java',
  'cloud computing',
  'rust',
  'ruby',
  'rails',
  'scala',
  'spark',
  'apache',
  'bash',
  'helm',
  'blender',
  'unity',
  'premiere',
  'notion',
  'slack',
  'zoom',
  'workday',
]);

export const ORGANISATIONS = parseNameTable(`
intel, אינטל | elbit, אלביט | rafael, רפאל | wix, וויקס | microsoft, מיקרוסופט | amazon, אמזון | apple, אפל | nvidia, אנבידיה | ibm, יבמ | check point, צ'ק פוינט | amdocs, אמדוקס | nice systems, נייס | mobileye, מובילאיי | teva, טבע תעשיות | iscar, ישקר
שופרסל, shufersal | רמי לוי | סופר פארם, סופר-פארם | יוחננוף | ויקטורי | איקאה, ikea | פוקס, fox group | קסטרו | תנובה | שטראוס | אל על | ארקיע | אגד | דן תחבורה | רכבת ישראל | בזק | סלקום | פלאפון | הוט
בנק הפועלים, bank hapoalim | בנק לאומי, bank leumi | בנק דיסקונט | מזרחי טפחות | הבנק הבינלאומי | הראל ביטוח | מגדל ביטוח | מנורה מבטחים, menora | הפניקס | כלל ביטוח
חברת החשמל | תעשייה אווירית, התעשייה האווירית | צהל, צה"ל, צה״ל, idf | משטרת ישראל | משרד הביטחון | ביטוח לאומי | מגן דוד אדום, מד"א | רשות המסים | 8200 | ממר"ם
clalit, שירותי בריאות כללית, קופת חולים כללית | מכבי שירותי בריאות | לאומית שירותי בריאות | איכילוב, ichilov | הדסה, hadassah | שיבא, sheba | תל השומר | רמב"ם, רמבם, rambam | סורוקה, soroka | בילינסון | וולפסון | קפלן | אסף הרופא | שניידר | שערי צדק | נמל אשדוד | נמל חיפה
טכניון, הטכניון, technion | האוניברסיטה העברית, אוניברסיטה העברית, hebrew university | האוניברסיטה הפתוחה, אוניברסיטה הפתוחה, open university | בר אילן, בר-אילן, bar-ilan, bar ilan | אוניברסיטת תל אביב, tel aviv university | אוניברסיטת חיפה | אוניברסיטת בן גוריון, ben-gurion university | רייכמן, reichman | מכון ויצמן, weizmann | שנקר | בצלאל | ספיר | לוינסקי | תדמור | המכללה למינהל | וינגייט | אורט | ג'ון ברייס, john bryce | עלם
מכבי, maccabi | הלל יפה | לניאדו | בני ציון | ברזילי | אסותא, assuta | הרצליה מדיקל | מעייני הישועה | קופת חולים מאוחדת, meuhedet | דנאל | ער"ן | אקי"ם | ויצ"ו | נעמת | עמידר | קרן קיימת, קק"ל | דואר ישראל | נתיבי ישראל | רשות שדות התעופה | נתב"ג | הסוכנות היהודית
משרד החינוך | משרד הבריאות | משרד האוצר | משרד הרווחה | משמר הגבול, מג"ב | שב"כ | שב"ס | חיל האוויר | חיל הים | חטיבת גולני, גולני | גבעתי | נח"ל | פיקוד העורף
עזריאלי, azrieli | ארומה, aroma | לנדוור, landwer | קפה גרג | ארקפה | רולדין | מקדונלדס, מקדונלד'ס, mcdonald's | בורגר קינג, burger king | פיצה האט, pizza hut | דומינוס, domino's | אושר עד | טיב טעם | חצי חינם | קרפור, carrefour | יינות ביתן | הום סנטר | סטימצקי, steimatzky | צומת ספרים | זארה, zara | נייקי, nike | אדידס, adidas | רנואר | קרביץ | טמפו | קוקה קולה, קוקה-קולה, coca-cola | אסם, osem | נסטלה, nestle | לוריאל, l'oreal | יוניליוור, unilever | זוגלובק | ויסוצקי | טבע תרופות
אלקטרה, electra | תדיראן, tadiran | מטריקס, matrix | נס טכנולוגיות, ness | מלם תים | סאפיינס, sapiens | סולראדג', solaredge | סייברארק, cyberark | פייבר, fiverr | לייטריקס, lightricks | סימילרווב, similarweb | טאבולה, taboola | אאוטבריין, outbrain | איירון סורס, ironsource | ג'יפרוג, jfrog | מוביט, moovit | סודהסטרים, sodastream | פריגו, perrigo | בתי זיקוק | סמסונג, samsung | סיסקו, cisco | טסלה, tesla | נטפליקס, netflix | פייפאל, paypal | אקסנצ'ר, accenture | מקינזי, mckinsey | מנפאואר, manpower | שלמה סיקסט | איתוראן | בנק יהב | בנק מזרחי | ישראכרט | סונול | דור אלון
סמי שמעון | אפקה | הקריה האקדמית אונו, אונו | רופין | עמק יזרעאל | תל חי | בית ברל | סמינר הקיבוצים | דוד ילין | סינגאלובסקי | מה"ט
דלויט, deloitte | ארנסט אנד יאנג | kpmg | pwc
`);

export const PLACE_NAMES = parseNameTable(`
תל אביב, תל-אביב, tel aviv | ירושלים, jerusalem | חיפה, haifa | באר שבע, beer sheva, beersheba | ראשון לציון | פתח תקווה, פתח-תקווה, petah tikva | אשדוד, ashdod | נתניה, netanya | בני ברק | חולון, holon | רמת גן, ramat gan | אשקלון, ashkelon | רחובות, rehovot | בת ים | הרצליה, herzliya | כפר סבא, kfar saba | חדרה | מודיעין, modiin | נצרת, nazareth | לוד | רמלה | רעננה, ra'anana | הוד השרון, hod hasharon | גבעתיים | נהריה | קרית גת | אילת, eilat | עפולה | טבריה | יקנעם, yokneam | עכו | כרמיאל | דימונה | צפת | רמת אביב | רמת השרון, ramat hasharon | נס ציונה, ness ziona | יבנה, yavne | קרית אונו, kiryat ono | ראש העין, rosh haayin | קרית ביאליק | קרית מוצקין | קרית אתא | קרית שמונה | קרית מלאכי | נוף הגליל | נתיבות | שדרות | אופקים | ערד | מצפה רמון | זכרון יעקב | פרדס חנה | אור יהודה | קיסריה, caesarea | מגדל העמק | שפרעם | סחנין | אום אל פחם | רהט | טייבה | בית שמש, beit shemesh | מעלה אדומים | ביתר עילית | אור עקיבא | גדרה | לונדון, london | ניו יורק, new york | ברלין, berlin | פריז, paris
`);

/** First names that are no everyday word. Surnames and the rest are found by titles before them, and by capitals. */
export const FIRST_NAMES = parseNameTable(`
רונית | יוסי | דנה | שלמה | משה | יעקב | אברהם | יצחק | שרה | רחל | מיכל | אסתר | מרים | רבקה | נועה | איתן | איתי | עומר | יונתן | דניאל | רועי | אסף | עידו | מאיה | הילה | ליאת | אורית | סיגל | אילנה | מוחמד | אחמד | פאטמה | איבן | סבטלנה | אולגה
`);
