import { describe, expect, it } from 'vitest';
import { createBlankResume } from '../resume/blankResume.ts';
import type { ResumeData } from '../resume/schema.ts';
import { buildResumeDocument } from './document/document.ts';
import { treeToText } from './document/tree.ts';
import { renderLinkPage } from './linkPage.ts';
import type { PageBreaks } from './pagination/paginate.ts';
import { SAMPLE_EN } from './samples/en.ts';
import { SAMPLE_HE } from './samples/he.ts';

const ASSETS = { baseCss: 'BASE', styleCss: 'STYLE', linkCss: 'LINK', fontUrl: () => 'data:font/woff2;base64,' };
const OPTIONS = { key: '0123456789abcdefghjkmnpqrs', indexed: false, site: 'https://korot.example' };
const pageOf = (resume: ResumeData, options = OPTIONS) => {
  const page = renderLinkPage(resume, ASSETS, options);
  return page.html(page.sharedStyle);
};
const pageOnPaper = (breaks: PageBreaks) => {
  const { sharedStyle, html } = renderLinkPage(SAMPLE_EN, ASSETS, { ...OPTIONS, breaks });
  return html(sharedStyle);
};

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)><style>*{}</style>' onload='x`;
const hostile: ResumeData = {
  ...createBlankResume(),
  personalInfo: { ...createBlankResume().personalInfo, fullName: HOSTILE, website: 'javascript:alert(1)' },
  headline: HOSTILE,
  summary: `${HOSTILE}\n[x](javascript:alert(1)) </title></style></head>`,
  design: { accent: '#123456' },
};

describe('the page of a link', () => {
  it.each([
    ['he', SAMPLE_HE],
    ['en', SAMPLE_EN],
  ] as const)('says in %s what the document says, in its language and direction', (language, resume) => {
    const html = pageOf(resume);
    expect(html).toContain(`<html lang="${language}"`);
    const text = html.slice(html.indexOf('<main')).replaceAll(/<\/?(?!bdi)[^>]+>/g, ' ');
    for (const line of treeToText(buildResumeDocument(resume)).split('\n'))
      for (const word of line.split(/\s+/).filter((each) => /^\p{L}+$/u.test(each))) expect(text).toContain(word);
  });

  it('is not to be found unless its owner allows it, and never to be kept', () => {
    expect(pageOf(SAMPLE_EN)).toContain('<meta name="robots" content="noindex, nofollow, noarchive">');
    expect(pageOf(SAMPLE_EN)).not.toContain('rel="canonical"');
    const found = pageOf(SAMPLE_EN, { ...OPTIONS, indexed: true });
    expect(found).toContain('<meta name="robots" content="noarchive">');
    expect(found).toContain(`<link rel="canonical" href="https://korot.example/r/${OPTIONS.key}">`);
  });

  it('has a card with name and title, an image that can be fetched, and nothing of the text', () => {
    const resume = { ...SAMPLE_EN, headline: 'Product manager' };
    const head = pageOf(resume).split('<style>')[0] ?? '';
    expect(head).toContain(`<meta property="og:title" content="${SAMPLE_EN.personalInfo.fullName} – Product manager">`);
    expect(head).toContain('<meta property="og:image" content="https://korot.example/images/share-en.jpg">');
    expect(head).toContain(`<meta property="og:url" content="https://korot.example/r/${OPTIONS.key}">`);
    expect(head).not.toContain(SAMPLE_EN.summary.slice(0, 20));
    expect(head).not.toContain(SAMPLE_EN.personalInfo.email);
    expect(pageOf(createBlankResume())).toContain('<title>קורות חיים</title>');
  });

  it.each([
    {
      language: 'he',
      resume: { ...SAMPLE_HE, headline: 'מנהלת מוצר' },
      title: `${SAMPLE_HE.personalInfo.fullName} – מנהלת מוצר`,
      kind: 'קורות חיים · קורות',
      name: 'קורות',
      direction: 'rtl',
      locale: 'he_IL',
      foot: ['הורדת PDF', 'נכתב ב'],
    },
    {
      language: 'en',
      resume: { ...SAMPLE_EN, headline: 'Product manager' },
      title: `${SAMPLE_EN.personalInfo.fullName} – Product manager`,
      kind: 'Résumé · Korot',
      name: 'Korot',
      direction: 'ltr',
      locale: 'en_US',
      foot: ['Download PDF', 'Written with '],
    },
  ] as const)(
    'begins and ends in $language as a whole page does',
    ({ language, resume, title, kind, name, direction, locale, foot }) => {
      const html = pageOf(resume);
      const [head = '', body = ''] = html.split('</style></head>');
      const address = `https://korot.example/r/${OPTIONS.key}`;
      expect(head.split('<style>')[0]).toBe(
        [
          `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
          '<meta name="viewport" content="width=device-width, initial-scale=1">',
          `<title>${title}</title><meta name="robots" content="noindex, nofollow, noarchive">`,
          `<meta name="referrer" content="no-referrer"><meta name="description" content="${kind}">`,
          '<meta name="twitter:card" content="summary"><meta property="og:type" content="profile">',
          `<meta property="og:site_name" content="${name}"><meta property="og:title" content="${title}">`,
          `<meta property="og:description" content="${kind}"><meta property="og:url" content="${address}">`,
          `<meta property="og:locale" content="${locale}">`,
          `<meta property="og:image" content="https://korot.example/images/share-${language}.jpg">`,
          '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
          `<link rel="alternate" type="application/pdf" href="/r/${OPTIONS.key}/pdf">`,
          '<link rel="icon" href="/icons/icon-192.png">',
        ].join(''),
      );
      const [download, made] = foot;
      expect(body.slice(body.indexOf('</main>'))).toBe(
        `</main><footer class="below"><a class="pdf" href="/r/${OPTIONS.key}/pdf" rel="nofollow">${download}</a>` +
          `<p>${made}<a href="/">${name}</a></p></footer></body></html>`,
      );
      expect(head.split('<style>')[1]?.split('\n').slice(-4)).toEqual([
        'BASE',
        'STYLE',
        'LINK',
        '@page{size:210mm 297mm}',
      ]);
    },
  );

  it('holds what a stranger wrote as text: no element, attribute or address of theirs', () => {
    const html = pageOf(hostile);
    expect(html).not.toMatch(/<script|<img|onerror=(?!alert\(1\)&gt;)|javascript:alert\(1\)"/i);
    expect(html.match(/<style>/g)).toHaveLength(2);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).not.toMatch(/href="javascript/i);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('has the sheets of the PDF for paper, where these are its own', () => {
    const own = pageOnPaper({ columns: [[{ unit: 3, offset: 0 }], []], cloned: [] });
    expect(own).toContain('<body class="laid-out">');
    expect(own.match(/class="sheet"/g)).toHaveLength(3);
    const others = pageOnPaper({ columns: [[{ unit: 99_999, offset: 0 }], []], cloned: [] });
    expect(others).toContain('<body>');
    expect(others.match(/class="sheet"/g)).toHaveLength(1);
  });

  it('has its styles in elements alone, the person’s own apart from those of the look', () => {
    const { sharedStyle, ownStyle } = renderLinkPage(hostile, ASSETS, OPTIONS);
    expect(ownStyle).toMatch(/^\.sheet,\.resume\{--design-accent:#[\da-f]{6};[^<]*\}$/);
    expect(sharedStyle).toContain('@page{size:210mm 297mm}');
    expect(renderLinkPage({ ...hostile, design: { paper: 'letter' } }, ASSETS, OPTIONS).sharedStyle).toContain(
      '@page{size:215.9mm 279.4mm}',
    );
    expect(pageOf(hostile)).not.toMatch(/ style="/);
    expect(renderLinkPage(createBlankResume(), ASSETS, OPTIONS).ownStyle).toBe('');
  });
});
