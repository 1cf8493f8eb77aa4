import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from '../../infra/local/listen.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { EvaluationSubject } from './people.ts';

/** A question as the product sends it, and the answer of somebody who saw nothing else. */
export interface Recording {
  readonly subject: string;
  readonly form: string;
  readonly system: string;
  readonly text: string;
  readonly answer: object | null;
}

const FILE = new URL('../data/improve/recorded.jsonl', import.meta.url);
const keyOf = ({ form, system, text }: Pick<Recording, 'form' | 'system' | 'text'>) =>
  createHash('sha256')
    .update(JSON.stringify([form, system, text]))
    .digest('hex');

export const readRecordings = (): Recording[] =>
  existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Recording)
    : [];

interface WireRequest {
  readonly system: readonly { readonly text: string }[];
  readonly messages: readonly { readonly content: readonly { readonly text: string }[] }[];
  readonly toolConfig: { readonly tools: readonly { readonly toolSpec: { readonly name: string } }[] };
}

/** Bedrock's Converse on loopback with recorded answers; a question that has none is kept in `missing`, and refused. */
export async function startRecordedModel(recordings: readonly Recording[]) {
  const answers = new Map(recordings.map((recording) => [keyOf(recording), recording.answer]));
  const missing: Omit<Recording, 'subject' | 'answer'>[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { system, messages, toolConfig } = (await json(request)) as WireRequest;
      const form = toolConfig.tools[0]?.toolSpec.name ?? '';
      const question = {
        form,
        system: system.map(({ text }) => text).join('\n'),
        text: messages.map(({ content }) => content.map(({ text }) => text).join('')).join('\n'),
      };
      const answer = answers.get(keyOf(question));
      if (!answer) {
        missing.push(question);
        response
          .writeHead(400, { 'content-type': 'application/json', 'x-amzn-errortype': 'ValidationException' })
          .end(JSON.stringify({ message: 'No answer was recorded for this question.' }));
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          output: {
            message: { role: 'assistant', content: [{ toolUse: { toolUseId: 't', name: form, input: answer } }] },
          },
          stopReason: 'tool_use',
          usage: { inputTokens: 0, outputTokens: 0, totalTokens: 0 },
          metrics: { latencyMs: 1 },
        }),
      );
    })().catch(() => response.destroy());
  });
  return { ...(await listen(server)), missing };
}

interface RecordedText {
  readonly name: string;
  readonly language: 'he' | 'en';
  readonly title: string;
  readonly company: string;
  readonly text: string;
  readonly summary?: string;
  readonly job?: string;
}

const toSubject = ({
  name,
  language,
  title,
  company,
  text,
  summary = '',
  job = '',
}: RecordedText): EvaluationSubject => {
  const blank = createBlankResume();
  const [entry] = blank.experience;
  return {
    name,
    language,
    job,
    resume: {
      ...blank,
      language,
      summary,
      personalInfo: {
        ...blank.personalInfo,
        fullName: language === 'he' ? 'טל אלון' : 'Tal Alon',
        phone: '052-765-4321',
        email: 'tal@example.com',
      },
      experience: [{ ...entry!, id: 'exp-1', title, company, description: text, startDate: '2019', endDate: '2023' }],
    },
  };
};

/** Texts whose prompts are recorded: short and long, in both languages, for anybody and for an advertisement. */
export const RECORDED_SUBJECTS: readonly EvaluationSubject[] = [
  toSubject({
    name: 'kindergarten',
    language: 'he',
    title: 'סייעת גן',
    company: 'גן שקד, רחובות',
    text: 'הייתי אחראית על קבלת הילדים בבוקר והכנת ארוחת עשר ל-28 ילדים\nעזרתי לגננת בהכנת פעילויות ובמסיבות',
  }),
  toSubject({
    name: 'cook',
    language: 'he',
    title: 'טבח',
    company: 'מסעדת הנמל',
    text:
      'עבדתי במטבח חם של מסעדה עם 90 מקומות ישיבה. הכנתי רטבים ומנות עיקריות לפי מתכוני השף. ' +
      'הייתי מזמין סחורה מהספקים פעמיים בשבוע. הדרכתי עובד מטבח אחד חדש. לפעמים החלפתי את השף בסופי שבוע.',
  }),
  toSubject({
    name: 'clerk',
    language: 'he',
    title: 'פקידת הנהלת חשבונות',
    company: 'אבן שיש בע"מ',
    text: 'הקלדת חשבוניות והתאמות בנק, הכנת חומר לדוח מע"מ\nטיפול בספקים, בערך 40 בחודש',
    job: 'דרושה מנהלת חשבונות לחברה יצרנית. דרישות: ניסיון בהתאמות בנקים ודיווח למע"מ, שליטה באקסל, עבודה מול ספקים.',
  }),
  toSubject({
    name: 'barista',
    language: 'en',
    title: 'Barista',
    company: 'Cafe Alma',
    text:
      'I made coffee and sandwiches, around 150 customers on a normal day\n' +
      'I was helping the shift manager with closing the till',
  }),
  toSubject({
    name: 'support',
    language: 'en',
    title: 'Support agent',
    company: 'Brightline Telecom',
    text:
      'I answered phone calls and chats from customers about internet problems, 60 a day. I passed on hard cases to ' +
      'the second line. I wrote 12 articles for the help centre. Trained 3 new agents in 2021. ' +
      'My customer score was 4.6 of 5. Sometimes I worked with the billing team on refunds.',
  }),
  toSubject({
    name: 'driver',
    language: 'en',
    title: 'Delivery driver',
    company: 'Carmel Foods',
    text:
      'Delivered food to shops in Haifa with a refrigerated truck, class C\n' +
      'Checked the truck every morning and wrote down the temperature',
    job:
      'Driver wanted: class C licence, experience with cold chain distribution, vehicle inspections and delivery ' +
      'documents.',
  }),
];
