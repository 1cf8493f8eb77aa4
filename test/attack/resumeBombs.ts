import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { fill } from './bombs.ts';

const entries = (count: number, description: string) =>
  Array.from({ length: count }, (_, n) => ({
    id: `e${n}`,
    title: '',
    company: '',
    location: '',
    startDate: '',
    endDate: '',
    current: false,
    description,
  }));
const ofText = (text: string, count = 16, length = 8_000): Partial<ResumeData> => ({
  experience: entries(count, fill(text, length)),
});

/** Valid résumés that are as expensive to print as we could make them. */
export const RESUME_BOMBS: readonly { readonly name: string; readonly resume: ResumeData }[] = (
  [
    ['scripts by turns', ofText('אa')],
    ['scripts by words', ofText('א a ')],
    ['scripts in Hebrew', { language: 'he', ...ofText('א C++ ') }],
    ['dense lines', { language: 'he', ...ofText('א C++ '.repeat(50).concat('\n'), 12) }],
    ['dense English lines', ofText('אa '.repeat(60).concat('\n'))],
    ['geresh', ofText("א'a")],
    ['quotes', ofText('"אa')],
    ['brackets', ofText('(א a')],
    ['joined words', ofText('ה-a/')],
    ['one below the bound', ofText('אa', 9, 8_000)],
    [
      'technologies',
      {
        projects: Array.from({ length: 50 }, (_, n) => ({
          id: `p${n}`,
          name: '',
          role: '',
          url: '',
          startDate: '',
          endDate: '',
          description: '',
          technologies: fill('a,', 2_000),
        })),
      },
    ],
    ['one Arabic word', ofText('ش', 16, 5_500)],
    ['Arabic words', ofText(`${'ش'.repeat(300)} `, 16, 5_500)],
    ['Arabic with marks', ofText('ش\u064e', 1)],
    ['Thai', ofText('กำ', 8, 6_000)],
    ['Thai with marks', ofText('ก็', 7)],
    ['Myanmar', ofText('က္က', 7)],
    ['Khmer', ofText('ក្ខ', 7)],
    ['ten scripts', ofText('αжԱაאبเक漢ꀀᚠᎠ', 7)],
    ['Devanagari', ofText('क्', 8, 6_000)],
    ['four scripts', ofText('aЖאش')],
    ['marks', ofText('a\u0301\u0302\u0303\u0304', 16, 5_000)],
    ['zalgo', ofText('ה̷̧̢̛͓͖̗̘̙̜', 12, 5_000)],
    ['points', ofText('שָׁ', 16, 5_000)],
    ['emoji', ofText('😀', 16, 5_500)],
    ['families', ofText('👨‍👩‍👧‍👦', 16, 3_400)],
    ['symbols', ofText('★→①½', 16, 3_900)],
    ['short bullets', ofText('a\n', 16, 400)],
    ['no more bullets', ofText('a\n', 50, 8_000)],
    ['numbers', ofText('2019-2023 ')],
    ['numbers in Hebrew', { language: 'he', ...ofText('א 2019-2023 ') }],
    ['digits and signs', ofText('1.2,3/4-5:')],
    ['isolates', ofText('\u2067a\u2066א', 16, 4_000)],
    ['overrides', ofText('\u202ea', 16, 3_000)],
    ['one word', ofText('x')],
    ['soft hyphens', ofText('a\u00ad', 16, 6_000)],
    ['no-break spaces', ofText('a\u00a0', 16, 6_000)],
    ['ideographs', ofText('你好', 16, 4_000)],
    ['Amharic', ofText('አማ', 16, 4_000)],
    [
      'addresses',
      {
        personalInfo: {
          ...createBlankResume().personalInfo,
          linkedin: fill('/.', 2_000),
          website: fill('a/', 2_000),
          email: fill('@.', 300),
          phone: fill('03-1 ', 300),
        },
      },
    ],
    ['skills', { skills: Array.from({ length: 150 }, (_, n) => ({ id: `k${n}`, name: fill('אa', 300) })) }],
    [
      'sections',
      {
        customSections: Array.from({ length: 16 }, (_, n) => ({
          id: `s${n}`,
          title: 'x',
          items: Array.from({ length: 50 }, (_unused, m) => ({
            id: `i${n}-${m}`,
            title: 'x',
            organization: 'x',
            location: 'x',
            startDate: '2019',
            endDate: '2020',
            description: '',
          })),
        })),
      },
    ],
  ] as const
).map(([name, part]) => ({
  name,
  resume: { ...createBlankResume(), language: 'en', ...(part as Partial<ResumeData>) },
}));
