import { prerender } from 'react-dom/static';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import en from '../lib/i18n/messages/en/shell.json' with { type: 'json' };
import he from '../lib/i18n/messages/he/shell.json' with { type: 'json' };
import { lazyPart } from './lazyPart.tsx';
import { PartMissing } from './PagePart.tsx';

const MESSAGES = { he, en };

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe.each(['he', 'en'] as const)('a part of the builder that is loaded when it is shown, in %s', (language) => {
  const shown = async (Part: React.ComponentType) => {
    const { prelude } = await prerender(
      <IntlProvider locale={language} messages={MESSAGES[language] as never}>
        <p>The form</p>
        <Part />
      </IntlProvider>,
    );
    return new Response(prelude).text();
  };
  it('is there once it has come', async () => {
    expect(await shown(lazyPart(async () => () => <p>Tools</p>, []))).toContain('<p>Tools</p>');
  });

  it('leaves the rest as it is where it does not come, and says so where somebody opened it', async () => {
    expect(await shown(lazyPart(gone, []))).not.toMatch(/role="alert"/);
    const html = await shown(lazyPart(gone, [], { Missing: () => <PartMissing /> }));
    expect(html).toContain('The form');
    expect(html).toContain(MESSAGES[language]['shell.part']);
    expect(html).toContain(MESSAGES[language]['shell.again']);
  });
});
