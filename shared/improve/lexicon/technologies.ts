import { parseNameTable } from './parseNameTable.ts';

/** Technologies, tools and methods. */
export const TECHNOLOGIES = parseNameTable(`
python, פייתון, פיתון | java, ג'אווה, ג׳אווה | javascript, ג'אווה סקריפט, js | typescript, טייפסקריפט, ts | react, ריאקט
angular, אנגולר | node.js, nodejs, נוד | vue.js, vue | next.js | sql | postgresql, postgres, פוסטגרס | mysql
mongodb, מונגו | redis, רדיס | kafka, קפקא | rabbitmq | graphql | elasticsearch | dynamodb | snowflake, סנופלייק
bigquery | kubernetes, k8s, קוברנטיס | docker, דוקר | terraform, טראפורם | jenkins, ג'נקינס | github | gitlab
aws, amazon web services | gcp, google cloud, google cloud platform | azure, אז'ור | linux, לינוקס | ansible | grafana
prometheus | pandas | numpy | pytorch | tensorflow
scikit-learn | django | flask | fastapi | laravel | .net | php | kotlin | matlab | simulink | arduino
visual studio code, vs code, vscode | excel, microsoft excel, ms excel, אקסל
powerpoint, פאוורפוינט, פאוור פוינט, ms powerpoint | ms project | outlook, אאוטלוק | word, וורד
windows, ווינדוס, חלונות | google sheets
sharepoint
office, אופיס, ms office, microsoft office | salesforce, סיילספורס | hubspot, האבספוט | sap, סאפ | priority, פריוריטי
monday.com, monday, מאנדיי | jira, ג'ירה | zendesk | חשבשבת, hashavshevet | rivhit, ריווחית | quickbooks
oracle, אורקל | power bi, פאוור בי איי, פאוור ביי, פאואר בי איי | tableau, טאבלו | qlik, קליק סנס | looker
google analytics, גוגל אנליטיקס, ga4 | google ads, גוגל אדס | seo | crm | erp | wms | figma, פיגמה
photoshop, פוטושופ, adobe photoshop | illustrator, אילוסטרייטור | indesign, אינדיזיין | canva, קאנבה | autocad, אוטוקאד
solidworks, סולידוורקס | revit, רוויט | primavera, פרימוורה | google, גוגל | facebook, פייסבוק
instagram, אינסטגרם | tiktok, טיקטוק, טיק טוק | linkedin, לינקדאין | youtube, יוטיוב | whatsapp, וואטסאפ
wordpress, וורדפרס | shopify, שופיפיי | chatgpt, צ'אט gpt | selenium, סלניום | cypress | postman | git, גיט
swift | flutter, פלאטר | קמיליון, chameleon | scrum, סקראם | agile, אג'ייל | devops | ci/cd
machine learning, למידת מכונה, ml | deep learning, למידה עמוקה | cloud computing, מחשוב ענן | c# | c++ | golang, go
rust | ruby, רובי | rails | scala | spring boot | hadoop | spark | airflow | dbt | databricks, דאטבריקס | kibana
splunk | datadog | nginx | apache | sql server, ms sql | ssis | cognos | spss | stata | jupyter | keras | opencv
langchain | copilot | powershell | bash | playwright, פלייריט | appium | junit | pytest | circleci | helm
istio | vmware | citrix | active directory, אקטיב דירקטורי | fortinet, פורטינט | wireshark | metasploit | siem
itil | prince2 | pmp | six sigma, סיקס סיגמא | catia, קאטיה, קטיה | ansys | labview | plc | scada
sketchup, סקצ'אפ | 3ds max | blender | unity, יוניטי | premiere, פרמייר | after effects, אפטר אפקטס
lightroom, לייטרום | webflow | elementor, אלמנטור | magento, מג'נטו | woocommerce | mailchimp | semrush | ahrefs
meta ads | notion | asana, אסאנה | trello, טרלו | slack, סלאק | zoom, זום | google docs
google drive, גוגל דרייב | power automate | netsuite | servicenow | workday | comax, קומקס | hilan, חילן
michpal, מיכפל | crispr, קריספר | pcr
`);

/** Latin names of technologies that are English words too: only their capital makes them names. */
export const AMBIGUOUS_TECHNOLOGIES: ReadonlySet<string> = new Set(
  parseNameTable(`
word | office | excel | outlook | priority | react | swift | oracle | figma | agile | git | selenium
illustrator | monday | sap | cypress | flask | flutter | looker | prometheus | snowflake | angular | chameleon
arena | crm | erp | java | go | cloud computing | rust | ruby | rails | scala | spark | apache | bash | helm
blender | unity | premiere | notion | slack | zoom | workday
`).keys(),
);
