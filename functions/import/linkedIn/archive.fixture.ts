import { strToU8, zipSync, type ZipOptions } from 'fflate';

/**
 * Returns a ZIP of text files, as LinkedIn sends one; `folder` ends with a slash. Files are compressed unless `level`
 * is 0.
 */
export const toArchive = (
  files: Readonly<Record<string, string>>,
  folder = '',
  level: ZipOptions['level'] = 6,
): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}${path}`, strToU8(text)])), {
      level,
    }),
  );

/** Files as LinkedIn writes them, of a member with data in each. */
export const ARCHIVE_EN: Readonly<Record<string, string>> = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,' +
    'Twitter Handles,Websites,Instant Messengers\n' +
    'Dana,Reyes,Winters,12 Palm Street Apt 4,"Jul 14, 1990","Platform engineer, ex-Contoso",' +
    '"I build quiet platforms.\nBorn: 14.07.1990\nTwelve years in telecom.",Telecommunications,6578901,' +
    '"Tel Aviv District, Israel",[danareyes],' +
    '"[PERSONAL:https://reyes.example],[My talks:talks.example/dana],[OTHER:https://www.linkedin.com/in/danareyes]",\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\n' +
    'old@reyes.example,Yes,No,"10/24/13, 8:43 AM"\ndana@reyes.example,Yes,Yes,Not Available\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+972 3 555 0100,Work\n,+972 54-555-0199,Mobile\n',
  'Whatsapp Phone Numbers.csv': 'Number,Extension,Is_WhatsApp_Number\n+972545550199,,Yes\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Northwind,Staff Engineer,"• Cut build time, from 40 to 9 minutes\n• Led ""quiet nights"" on call",' +
    '"Haifa, Israel",Mar 2019,\n' +
    'Contoso,Engineer,• Wrote the billing service • Moved 40 teams to it,,2014,Feb 2019\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\n' +
    'Technion,2010,2014,Dean\'s list,"BSc, Computer Science",Chess club\n',
  'Skills.csv': 'Name\nKubernetes\nGo\nkubernetes\n',
  'Languages.csv':
    'Name,Proficiency\nHebrew,Native or bilingual proficiency\nEnglish,Full professional proficiency\n' +
    'French,Elementary proficiency\nGerman,LIMITED_WORKING\nLatin,\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\n' +
    'Kubernetes Administrator,https://cert.example/1,CNCF,Jan 2022,Jan 2025,LF-1234\n',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nTidepool,Offline tide tables.,https://tide.example,Jan 2021,\n',
  'Courses.csv': 'Name,Number\nDistributed Systems,236351\n',
  'Volunteering.csv':
    'Company Name,Role,Cause,Started On,Finished On,Description\n' +
    'Food Bank,Driver,Poverty Alleviation,Jun 2016,,Weekly deliveries\n',
  'Honors.csv': 'Title,Description,Issued On\nHackathon winner,First of 60 teams,Aug 2015\n',
  'Publications.csv':
    'Name,Published On,Description,Publisher,Url\n' +
    'On Retrieval,"Aug 1, 2015",A paper,Example Press,https://doi.example\n',
  'Patents.csv': 'Title,Number,Status,Issued On,Inventors\nA quieter pager,US 1,Issued,May 2018,Dana and Noa\n',
  'Organizations.csv': 'Name,Position,Description,Started On,Finished On\nWomen in Systems,Chair,,Jan 2020,\n',
  'TestScores.csv': 'Tested On,Name,Description,Score\nJan 2009,Psychometric,,742\n',
  'Connections.csv':
    'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing."\n\n' +
    'First Name,Last Name,URL,Email Address,Company,Position,Connected On\n' +
    'Secret,Stranger,https://www.linkedin.com/in/stranger,stranger@secret.example,Fabrikam,CEO,01 Jan 2020\n',
  'messages.csv': '"FROM","TO","CONTENT"\nSecret Stranger,Dana,a private message\n',
  'Verifications/Verifications.csv': 'First name,Last name,Year of birth\nDana,Reyes,1990\n',
};

export const ARCHIVE_HE: Readonly<Record<string, string>> = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,' +
    'Twitter Handles,Websites,Instant Messengers\n' +
    'נועה,לוי,כהן,רחוב הדקל 12 דירה 4,Jul 14,מנהלת מוצר,"מנהלת מוצר עם ניסיון של עשר שנים.\nתאריך לידה: 14.07.1990",' +
    'היי־טק,,תל אביב־יפו,,,\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'אלביט,מנהלת מוצר,"• הובלתי צוות של 8\n• קיצרתי את זמן ההשקה, מ־40 ל־9 ימים",חיפה,Mar 2019,\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nהטכניון,2010,2014,,תואר ראשון במדעי המחשב,\n',
  'Languages.csv': 'Name,Proficiency\nעברית,Native or bilingual proficiency\nאנגלית,Professional working proficiency\n',
  'Volunteering.csv': 'Company Name,Role,Cause,Started On,Finished On,Description\nלתת,נהגת,,2016,2018,חלוקת מזון\n',
  'Courses.csv': 'Name,Number\nמבוא לכלכלה,1234\n',
};
