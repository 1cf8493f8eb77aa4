import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { png } from '../../test/attack/pictures.ts';
import { measureRatio, shortestRunMs } from '../../test/support/growth.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { TemplateAssets } from './templateAssets.ts';
import { toBarePage } from './barePage.ts';
import { BARE_PAGE_LIMITS } from './bareLimits.ts';
import { everyNth } from '../../test/support/exhaustive.ts';

const assets = new TemplateAssets(fileURLToPath(new URL('../../.build/templates', import.meta.url)));
const page = (html: string, css = '') => toBarePage({ html, css, templateId: 'classic' }, assets).document;
const picture = (width: number, height: number, count = 1) =>
  page(Array.from({ length: count }, (_, n) => `<img src="${png(width + n, height)}">`).join(''));
/**
 * Limit relative to ordinary markup of the same length; a quadratic reader takes hundreds of times as long. Styles that
 * are all read and all refused take up to ten times as long in a large, busy process.
 */
const MAX_TIMES_LONGER = 30;
const reason = (work: () => unknown): unknown => {
  try {
    work();
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.details?.['reason'] ?? error.code;
  }
};

const ordinary = () =>
  page('<p class="a">some words of a <b>résumé</b></p>'.repeat(900), 'p{color:red;margin:1px}'.repeat(500));

describe('the bare form', () => {
  it('keeps what a résumé is made of', () => {
    const html = `<header><h1>דנה</h1><img src="${png(400, 500)}" width="100"></header><ul><li>א</li></ul>`;
    const { body, head } = page(
      html,
      'h1{font-size:2em;color:#123}ul{padding:0 1em}@font-face{font-family:x;src:url(data:font/woff2;base64,AAAA)}',
    );
    expect(body).toBe(html);
    expect(head).toContain('h1{font-size:min(2em,128px);color:#123}');
  });

  it.each([
    ['tags', () => page('<b>x</b>'.repeat(6_000))],
    ['cost', () => page('<p>x</p>'.repeat(3_400))],
    ['cost', () => page(`<p>${'אa'.repeat(60_000)}</p>`)],
    ['cost', () => page(`<p>${'x<br>'.repeat(2_400)}</p>`)],
    ['rules', () => page('', 'a{}'.repeat(1_001))],
    ['styleParts', () => page('', `a{${'color:red;'.repeat(9_000)}}`)],
    ['fonts', () => page('', '@font-face{font-family:x;src:url(data:font/woff2;base64,AAAA)}'.repeat(5))],
    ['selectorSteps', () => page(`${'<div>'.repeat(40)}${'<i>x</i>'.repeat(1_000)}`, 'b i u s{color:red}'.repeat(500))],
    ['pixels', () => picture(3_000, 3_000)],
    ['pixels', () => page('', `p{background:url(${png(3_000, 3_000)})}`)],
    ['pictureSide', () => picture(60_000, 6)],
    ['pictures', () => picture(8, 8, 21)],
    ['invalid_request', () => page('<div>'.repeat(60))],
  ])('says that there are too many %s', (name, work) => {
    expect(reason(work)).toBe(name);
  });

  it.each([
    ['rules', () => page('', 'a{}'.repeat(1_000))],
    ['fonts', () => page('', '@font-face{font-family:x;src:url(data:font/woff2;base64,AAAA)}'.repeat(4))],
    ['pixels', () => picture(4_000, 2_000)],
    ['pictureSide', () => picture(6_000, 6)],
    ['pictures', () => picture(8, 8, 20)],
  ])('takes as many %s as there may be', (_, work) => {
    expect(reason(work)).toBeUndefined();
  });

  it('counts a picture once, however often it is shown', () => {
    const image = `<img src="${png(4_000, 2_000)}">`;
    expect(reason(() => page(image.repeat(3)))).toBeUndefined();
  });

  it('names the bound in every refusal', () => {
    try {
      picture(60_000, 6);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({
        code: 'pdf_too_complex',
        status: 422,
        details: { limit: BARE_PAGE_LIMITS.pictureSide },
      });
    }
  });

  it('drops what says to be a picture and is none', () => {
    expect(
      page(
        '<img src="data:image/png;base64,AAAA"><img src="data:image/svg+xml;base64,AAAA">' +
          '<img src="https://a.example/x.png">',
      ).body,
    ).toBe('<img><img><img>');
  });

  it(
    'reads every bomb without an error of its own, none of them for much longer than ordinary markup of the ' +
      'same length',
    { tags: 'exhaustive' },
    async () => {
      // Loaded here, because loading takes a second, even when this test does not run.
      const { BOMBS } = await import('../../test/attack/bombs.ts');
      const ordinaryMs = shortestRunMs(ordinary);
      const slow = everyNth(3, BOMBS)
        .filter(({ html, css }) => {
          const work = () => reason(() => page(html, css));
          // A second measurement, with both side by side, is only for the few that were disturbed.
          return (
            shortestRunMs(work, 1) > MAX_TIMES_LONGER * ordinaryMs &&
            measureRatio(work, ordinary, MAX_TIMES_LONGER) >= MAX_TIMES_LONGER
          );
        })
        .map(({ name }) => name);
      expect(slow).toEqual([]);
    },
  );
});
