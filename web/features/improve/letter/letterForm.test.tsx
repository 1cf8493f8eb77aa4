import { expect, it } from 'vitest';
import type { Language } from '../../../../shared/platform/language.ts';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import { letterEmail } from '../../../../shared/resume/emailText.ts';
import { createLetter } from '../../../../shared/resume/letter.ts';
import { LETTER_LIMITS } from '../../../../shared/resume/letterLimits.ts';
import { letterFrame } from '../../../../shared/resume/letterWords.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../../../shared/resume/samples.fixture.ts';
import type { Letter, ResumeData } from '../../../../shared/resume/schema.ts';
import { splitBullets } from '../../../../shared/resume/text.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import { textsIn, textsOf } from '../../../lib/i18n/screen.fixture.tsx';
import { drawWith } from '../../auth/session.fixture.ts';
import { builderOver, inBuilder } from '../../builder/builderScreen.fixture.tsx';
import { ResumeLanguageContext } from '../../drafts/index.ts';
import { getImprover } from '../useImprover.ts';
import LetterForm from './LetterForm.tsx';

const RESUMES: Readonly<Record<Language, ResumeData>> = {
  he: { ...STRONG_RESUME_HE, language: 'he' },
  en: { ...STRONG_RESUME_EN, language: 'en' },
};
const LIES = { he: 'עבדתי עם Kubernetes והעליתי מכירות ב־77%.', en: 'I ran Kubernetes and raised sales by 77%.' };
const ADS = {
  he: 'מנהלת מוצר\nדרישות:\n- ניסיון בניהול צוות',
  en: 'Product manager\nRequirements:\n- Experience with SQL',
};
const UNREAD = 'Бухгалтер\nТребования:\n- Опыт работы от трёх лет';

const rows = (html: string, part: string) => {
  const section = html.slice(html.indexOf(`aria-labelledby="${part}"`)).split('</section>')[0] ?? '';
  return textsIn(section, /<li[^>]*>(.*?)<\/li>/gs);
};
const labels = (html: string) => textsIn(html, /<label[^>]*>(.*?)<\/label>/gs);

inEachLanguage('the form of letters', ['builder', 'ai', 'account'], ({ language, markup, say }) => {
  const resume = RESUMES[language];
  const line = splitBullets(resume.experience[0]?.description ?? '')[0] ?? '';
  const letterOf = (changes: Partial<Letter> = {}): Letter => ({
    ...createLetter(resume, '2026-11-28'),
    employer: 'Wix',
    ...changes,
  });
  const draw = (letters: readonly Letter[], of: ResumeData = resume, adverts: readonly string[] = []) => {
    const builder = builderOver({ ...of, ...(letters.length > 0 && { letters: [...letters] }) }, 'letter');
    drawWith(getImprover(builder).state, { adverts });
    return markup(<ResumeLanguageContext value={language}>{inBuilder(builder, <LetterForm />)}</ResumeLanguageContext>);
  };
  it('begins with a press, and says what an empty résumé lacks', () => {
    const [none, empty] = [textsOf(draw([])), textsOf(draw([], createBlankResume()))];
    expect(none).toEqual([say('ai.letter.title'), say('ai.letter.hint'), say('ai.letter.write')]);
    expect(empty).toEqual([
      say('ai.letter.title'),
      say('ai.letter.hint'),
      say('ai.letter.emptyResume'),
      say('ai.letter.emptyResume.write'),
      say('ai.letter.write'),
    ]);
  });

  it('asks for each part of a letter, and shows what the convention says where nothing is written', () => {
    const html = draw([letterOf({ position: 'QA 7', recipient: 'Dana Cohen', gender: 'f' })]);
    const field = (name: string) => say(`ai.letter.field.${name as 'employer'}`);
    expect(labels(html)).toEqual([
      ...['employer', 'position', 'recipient', 'gender', 'role', 'place', 'date', 'body'].map(field),
      ...['greeting', 'subject', 'closing'].map(field),
      say('ai.letter.email.text'),
    ]);
    const frame = letterFrame(letterOf({ position: 'QA 7', recipient: 'Dana Cohen', gender: 'f' }), language);
    const placeholders = [...html.matchAll(/placeholder="([^"]+)"/g)].map(([, text]) => text);
    expect(placeholders).toEqual([frame.greeting, frame.subject, frame.closing]);
    expect(html).toMatch(/<option value="f" selected="">/);
    expect(textsIn(html, /<option[^>]*>(.*?)<\/option>/g).slice(0, 3)).toEqual(
      (['unknown', 'f', 'm'] as const).map((gender) => say(`ai.letter.field.gender.${gender}`)),
    );
    expect(draw([letterOf()])).toMatch(/<option value="" selected="">/);
    const said = textsOf(html);
    for (const id of ['ai.letter.field.gender.hint', 'ai.letter.field.body.hint', 'ai.letter.conventions'] as const)
      expect(said).toContain(say(id));
    const fields = [...html.matchAll(/data-resume-field="letter-1\.(\w+)"/g)].map(([, name]) => name);
    expect(fields).toEqual([
      'employer',
      'position',
      'recipient',
      'role',
      'place',
      'body',
      'greeting',
      'subject',
      'closing',
    ]);
    expect(html).toContain('value="Wix"');
    const counted = (characters: number) => say('builder.summary.counter', { characters, outOf: LETTER_LIMITS.page });
    expect(said).toContain(counted(0));
    const signs = (body: string) => textsOf(draw([letterOf({ body })]));
    expect(signs('a **bold** b')).toContain(counted(8));
    const toneOf = (length: number) =>
      /class="field-counter field-counter-(\w+)"/.exec(draw([letterOf({ body: 'a'.repeat(length) })]))?.[1];
    expect([LETTER_LIMITS.page, LETTER_LIMITS.page + 1].map(toneOf)).toEqual(['muted', 'caution']);
    expect(html).toMatch(/type="date"[^>]*value="2026-11-28"|value="2026-11-28"[^>]*type="date"/);
    // A day that is none, of an older file, is a text.
    expect(draw([letterOf({ date: 'בקרוב' })])).not.toContain('type="date"');
  });

  it('offers sentences with their place, which the letter does not have yet', () => {
    const offers = rows(draw([letterOf()]), 'letter-offers');
    expect(offers.length).toBeGreaterThan(2);
    for (const offer of offers) expect(offer).toContain(say('ai.letter.offers.take'));
    expect(textsOf(draw([letterOf()], createBlankResume()))).toContain(say('ai.letter.offers.none'));
  });

  it('has no claim of an empty letter, one that stands with its place, and marks what does not stand', () => {
    expect(textsOf(draw([letterOf()]))).toContain(say('ai.letter.claims.none'));
    const stands = draw([letterOf({ body: line })]);
    expect(textsOf(stands)).toContain(say('ai.letter.claims.allStand', { count: 1 }));
    const [title] = [resume.experience[0]?.title ?? ''];
    expect(rows(stands, 'letter-claims').join()).toContain(say('ai.letter.place', { name: title }));
    expect(stands).not.toContain('letter-mark');

    const lies = draw([letterOf({ body: `${line}\n${LIES[language]}` })]);
    expect(textsOf(lies)).toContain(say('ai.letter.claims.open', { open: 1, count: 2 }));
    const marked = textsIn(lies, /<mark[^>]*>(.*?)<\/mark>/gs);
    expect(marked.join()).toContain('77%');
    expect(marked.join()).toContain('Kubernetes');
    const [first = '', second = ''] = rows(lies, 'letter-claims');
    expect(first).toContain(`${say('ai.letter.claims.missing')} ${marked.join(', ')}`);
    expect(second).not.toContain(say('ai.letter.claims.missing'));
    // The sentence is whole, whatever of it is marked.
    const claim = /<p class="letter-claim"[^>]*>(.*?)<\/p>/s.exec(lies)?.[1] ?? '';
    expect(claim.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, '')).toBe(LIES[language]);
    expect([...lies.matchAll(/data-open="(true|false)"/g)].map(([, open]) => open)).toEqual(['true', 'false']);
  });

  it('has the text of the e-mail, to copy and to open', () => {
    const letter = letterOf({ position: 'QA 7' });
    const html = draw([letter]);
    const { text, subject } = letterEmail(resume, letter);
    expect(textsOf(html)).toEqual(
      expect.arrayContaining([
        say('ai.letter.email'),
        say('ai.letter.email.attach'),
        say('ai.letter.email.copy'),
        say('ai.letter.email.open'),
      ]),
    );
    const area = textsIn(html, /(<textarea[^>]*readOnly[^>]*>.*?<\/textarea>)/gis);
    expect(area.join().replaceAll(/\s+/g, ' ')).toContain(text.replaceAll(/\s+/g, ' '));
    expect(html).toContain(`href="mailto:?subject=${encodeURIComponent(subject)}`);
  });

  it('chooses among letters by whom they are to, and is the last one', () => {
    const several = [letterOf(), letterOf({ id: 'letter-2', employer: ' ', position: '' })];
    const html = draw([...several, letterOf({ id: 'letter-3', employer: 'Monday', position: 'QA' })]);
    const [choice = ''] = /<select.*?<\/select>/s.exec(html) ?? [];
    expect(textsIn(choice, /<option[^>]*>(.*?)<\/option>/g)).toEqual([
      'Wix',
      say('ai.letter.unnamed', { number: 2 }),
      'Monday, QA',
    ]);
    expect(choice).toMatch(/<option value="letter-3" selected="">/);
    expect(labels(html)[0]).toBe(say('ai.letter.which'));
    expect(labels(draw([letterOf()]))).not.toContain(say('ai.letter.which'));
    const two = draw([letterOf(), letterOf({ id: 'letter-2' })]);
    expect(labels(two)[0]).toBe(say('ai.letter.which'));
    for (const press of ['another', 'copy', 'remove'] as const)
      expect(textsOf(html).join('|') + html).toContain(say(`ai.letter.${press}`));
  });

  it('answers a kept advertisement, says where one cannot be read, and where its text is gone', () => {
    const adverts = [ADS[language], UNREAD];
    const advertOf = (advert: string) => draw([letterOf({ advert: advert.split('\n')[0] ?? '' })], resume, adverts);
    expect(textsOf(draw([letterOf()]))).toContain(say('ai.letter.advert.add'));
    const open = draw([letterOf()], resume, adverts);
    expect(textsOf(open)).not.toContain(say('ai.letter.advert.add'));
    expect(textsOf(open)).not.toContain(say('ai.letter.advert.unread'));
    for (const name of [say('ai.letter.advert.none'), 'Бухгалтер']) expect(textsOf(open)).toContain(name);
    expect(textsOf(advertOf(UNREAD))).toContain(say('ai.letter.advert.unread'));
    const gone = draw([letterOf({ advert: 'Elsewhere' })], resume, adverts);
    expect(textsOf(gone)).toEqual(expect.arrayContaining([say('ai.letter.advert.gone'), 'Elsewhere']));
    expect(textsOf(advertOf(ADS[language]))).not.toContain(say('ai.letter.advert.gone'));
  });
});
