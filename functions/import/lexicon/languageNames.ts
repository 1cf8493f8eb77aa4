import { parseWordList } from './parseWordList.ts';

/** Spoken languages by their names: Hebrew, English, and some their own. Of what begins alike, the longer first. */
export const LANGUAGE_NAMES = parseWordList(`
ערבית מרוקאית | עברית | אנגלית | ערבית | רוסית | צרפתית | ספרדית | גרמנית | איטלקית | פורטוגזית | פורטוגלית
סינית | מנדרינית | יפנית | קוריאנית | אמהרית | יידיש | אידיש | רומנית | פולנית | אוקראינית | הונגרית | הולנדית
שוודית | טורקית | פרסית | הינדי | גאורגית | גרוזינית | יוונית | בולגרית | צ'כית | קרואטית | סרבית | סלובקית
אלבנית | אזרית | קזחית | אוזבקית | לטבית | ליטאית | וייטנאמית | טמילית | אורדו | אפריקאנס | מרוקאית | דנית
נורווגית | פינית | תאית | טגלוג | לאדינו | שפת הסימנים | שפת סימנים | טיגרינית | בוכרית | ארמנית | Hebrew
English | Arabic | Russian | French | Spanish | German | Italian | Portuguese | Chinese | Mandarin | Cantonese
Japanese | Korean | Amharic | Yiddish | Romanian | Polish | Ukrainian | Hungarian | Dutch | Swedish | Turkish
Persian | Farsi | Hindi | Georgian | Greek | Bulgarian | Czech | Danish | Norwegian | Finnish | Thai | Tagalog
Ladino | Sign Language | Tigrinya | Armenian | Urdu | Bengali | Punjabi | Vietnamese | Indonesian | Malay
Catalan | Croatian | Serbian | Slovak | Latin | Afrikaans | Swahili | Welsh | Irish | Tamil | Telugu | Malayalam
Kannada | Gujarati | Marathi | Nepali | Pashto | Kurdish | Somali | Lithuanian | Latvian | Estonian | Albanian
Macedonian | Slovenian | Bosnian | Icelandic | Kazakh | Uzbek | Azerbaijani | Filipino | Maltese | Esperanto
Haitian Creole | Français | Русский | Deutsch | Español | Italiano | Português | العربية | አማርኛ | Українська
Polski | Română | Zulu | Yoruba | Igbo | Burmese | Khmer | Lao | Mongolian | ASL | isiZulu | isiXhosa | Xhosa | Sesotho
Setswana | Sepedi | siSwati | Tshivenda | Xitsonga | Shona | Ndebele | Chichewa | Twi | Fante | Ewe | Hausa | Wolof
Kinyarwanda | Luganda | Kikuyu | Oromo | Lingala | Malagasy | Cebuano | Ilocano | Ilokano | Hiligaynon | Ilonggo
Bisaya | Waray | Kapampangan | Bikol | Konkani | Sinhala | Sinhalese | Sindhi | Assamese | Odia | Maithili | Bhojpuri
Tulu | Sylheti | Bangla | Dari | Tajik | Turkmen | Kyrgyz | Uyghur | Tatar | Belarusian | Belorussian | Moldovan
Montenegrin | Luxembourgish | Flemish | Frisian | Faroese | Basque | Galician | Breton | Scots Gaelic | Scottish Gaelic
Gaelic | Gaeilge | Cymraeg | Scots | Cornish | Te Reo Māori | Te Reo | Māori | Maori | Samoan | Tongan | Fijian
Hawaiian | Auslan | British Sign Language | BSL | ISL | Guarani | Quechua | Creole | Patois | Papiamento | Krio
Aramaic | Assyrian | Judeo-Arabic | Moroccan Arabic | Darija | Berber | Circassian | Romansh | Sicilian | Hmong | Hakka
Hokkien | Taiwanese | Shanghainese | Javanese | Tok Pisin | Sanskrit | Biblical Hebrew | Ancient Greek
`);

/** What one can do in a language by speaking. */
export const SPEAKING_WORDS = parseWordList(`
speaking | spoken | speech | oral | verbal | conversation | דיבור | שיחה | בעל פה | בעלפה
`);

/** What one can do in a language, and words for how well; none is the name of a language. */
export const ABILITY_WORDS = parseWordList(`
reading | read | writing | written | listening | understanding | comprehension | translation | interpreting
vocabulary | grammar | typing | level | levels | proficiency | fluency | overall | other | others | general
קריאה | כתיבה | כתב | הבנה | הבנת הנקרא | הבנת הנשמע | שמיעה | האזנה | תרגום | תרגום סימולטני | אוצר מילים | דקדוק
הקלדה | ניסוח | רמה | רמות | רמת שליטה | שליטה | ידע | נוספות | אחרות | כללי | שפה | שפות
`);
