import { beforeEach, describe, expect, it } from 'vitest';
import { FREE_PROFILE } from '../../shared/account/profile.fixture.ts';
import {
  CREDIT_LIFETIME_MONTHS,
  CREDIT_PACKS,
  FREE_PLAN,
  IMPROVE_LIMITS,
  NIS_PER_USD,
  PREMIUM_PLAN,
} from '../../shared/payments/plans.ts';
import { LANGUAGE_FACTS, LANGUAGES, otherLanguages } from '../../shared/platform/language.ts';
import { RETENTION_DAYS } from '../../shared/platform/retention.ts';
import { CONTACT_LIMITS } from '../../shared/site/contact.ts';
import { BUSINESS_HOURS, LEGAL_FACTS } from '../../shared/site/legal.ts';
import { PRODUCT } from '../../shared/site/product.ts';
import { SHARE_IMAGE_SIZE, shareImagePath } from '../../shared/site/shareImage.ts';
import { findStaticPage, localizedPath, NOTICES_FILE, ORIGIN_PLACEHOLDER } from '../../shared/site/staticPages.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import LoginDialog from '../features/auth/login/LoginDialog.tsx';
import LoginPage from '../features/auth/login/LoginPage.tsx';
import { drawAs } from '../features/auth/session.fixture.ts';
// A part that home asks for: where it is loaded before, nothing comes after the file.
import '../features/import/UploadSection.tsx';
import AboutPage from '../features/pages/about/AboutPage.tsx';
import { BusinessHours } from '../features/pages/contact/BusinessHours.tsx';
import ContactPage from '../features/pages/contact/ContactPage.tsx';
import HomePage from '../features/pages/home/HomePage.tsx';
import PrivacyPage from '../features/pages/legal/PrivacyPage.tsx';
import TermsPage from '../features/pages/legal/TermsPage.tsx';
import { inEachLanguage } from '../lib/i18n/languages.fixture.tsx';
import type { MessageId } from '../lib/i18n/messageAreas.ts';
import { textsIn } from '../lib/i18n/screen.fixture.tsx';
import { ROUTES } from '../lib/routing/routeTable.ts';
import { PageHead } from './routes/PageHead.tsx';
import { AccountLinks } from './shell/AccountLinks.tsx';
import { Footer } from './shell/Footer.tsx';

const { cancellation, liability } = LEGAL_FACTS;

/** The paragraphs and points of a legal text, as its page lays them out. */
const paragraphs = (text: string) => text.split('\n').map((line) => line.replace(/^- /, ''));

inEachLanguage(
  'a page of the site',
  ['home', 'about', 'contact', 'account', 'terms', 'privacy', 'import', 'builder', 'gallery'],
  ({ language, markup, shown, say, money, day, intl }) => {
    beforeEach(() => drawAs(null));
    it('[LOG-01] says at the login what an account brings: its limit and its credits', () => {
      const lines = textsIn(markup(<LoginPage />, '/login'), /<li>(.*?)<\/li>/gs);
      expect(lines).toEqual([
        say('account.login.benefit1'),
        say('account.login.benefit2', { slots: FREE_PLAN.maxStorageSlots }),
        say('account.login.benefit3', { credits: FREE_PLAN.aiCredits }),
      ]);
      const figures = { he: [/שני קורות חיים/, /שני קרדיטים/], en: [/2 résumés/, /2 credits/] }[language];
      for (const figure of figures) expect(lines.join()).toMatch(figure);
    });

    it('[LOG-04] says the limit of free résumés where somebody is asked to log in to save', () => {
      const storage = { variant: 'storage', from: '/', settle: () => undefined } as const;
      expect(shown(<LoginDialog prompt={storage} />)).toContain(
        say('account.dialog.storage.benefit3', { slots: FREE_PLAN.maxStorageSlots }),
      );
    });

    it('[STAT-13] [STAT-16] holds in its terms every figure of the price list and of the law', () => {
      const facts = {
        age: LEGAL_FACTS.minimumAge,
        slots: FREE_PLAN.maxStorageSlots,
        credits: FREE_PLAN.aiCredits,
        price: money(PREMIUM_PLAN.priceUSD),
        rate: money(NIS_PER_USD, 'ILS'),
        bonus: PREMIUM_PLAN.bonusCredits,
        creditMonths: CREDIT_LIFETIME_MONTHS,
        looks: IMPROVE_LIMITS.untakenResults,
        liabilityMonths: liability.months,
        liabilityLeast: money(liability.atLeastUSD, 'USD', 0),
        cancelDays: cancellation.days,
        refundDays: cancellation.refundDays,
        feePercent: cancellation.feePercent,
        feeMost: money(cancellation.feeAtMostNIS, 'ILS', 0),
        protectedMonths: cancellation.monthsOfProtected,
        seniorAge: cancellation.seniorAge,
        immigrantYears: cancellation.immigrantYears,
        ongoingDays: cancellation.ongoingBusinessDays,
      };
      const texts = shown(<TermsPage />);
      for (const section of [
        'service',
        'account',
        'plans',
        'credits',
        'payment',
        'renewal',
        'cancellation',
        'liability',
      ] as const)
        for (const paragraph of paragraphs(say(`terms.${section}.text`, facts))) expect(texts).toContain(paragraph);
      for (const pack of CREDIT_PACKS)
        expect(texts).toContain(
          say('terms.pack', {
            name: pack.name[language],
            credits: pack.credits,
            usd: money(pack.priceUSD),
            nis: money(pack.priceNIS, 'ILS', 0),
          }),
        );
      const [date, first] = [day(LEGAL_FACTS.changed.terms), day(LEGAL_FACTS.firstPublished)];
      expect(texts).toContain(say('terms.updated', { date, first }));
    });

    it('holds in its privacy policy how long each thing is kept', () => {
      const facts = {
        pdfDays: RETENTION_DAYS.pdfs + 1,
        uploadDays: RETENTION_DAYS.uploads + 1,
        deletionDays: RETENTION_DAYS.deletions,
        improvementDays: RETENTION_DAYS.improvements,
        untakenDays: RETENTION_DAYS.untaken,
        messageDays: RETENTION_DAYS.messages,
        logDays: RETENTION_DAYS.logs,
        backupDays: RETENTION_DAYS.backups,
        binDays: RETENTION_DAYS.deletedResumes,
        age: LEGAL_FACTS.minimumAge,
        places: '',
      };
      const texts = shown(<PrivacyPage />);
      for (const section of ['pdf', 'account', 'import', 'ai', 'contact', 'logs', 'deletion', 'age'] as const)
        for (const paragraph of paragraphs(say(`privacy.${section}.text`, facts))) expect(texts).toContain(paragraph);
    });

    it.each([
      ['terms', <TermsPage key="terms" />, ['terms.contactLink', 'terms.privacyLink'], ['/contact', '/privacy']],
      ['privacy', <PrivacyPage key="privacy" />, ['privacy.contactLink', 'privacy.termsLink'], ['/contact', '/terms']],
    ] as const)(
      '[STAT-13] has in its %s a title, days, and a place in the contents for each section',
      (area, page, links, to) => {
        const html = markup(page);
        const first = day(LEGAL_FACTS.firstPublished);
        expect(textsIn(html, /<(?:h1|p class="legal-date"|p class="legal-lead")>(.*?)<\//g)).toEqual([
          say(`${area}.title`),
          say(`${area}.updated`, { date: day(LEGAL_FACTS.changed[area]), first }),
          say(`${area}.lead`),
        ]);
        expect(html).toContain(`aria-label="${say(`${area}.contents`)}"`);
        const contents = [...html.matchAll(/<a href="#(\w+)">(.*?)<\/a>/g)].map(([, id, title]) => [id, title]);
        const sections = [
          ...html.matchAll(/<section id="(\w+)" aria-labelledby="\1-title"><h2 id="\1-title">(.*?)<\/h2>/g),
        ];
        expect(sections.map(([, id, title]) => [id, title])).toEqual(contents);
        expect(contents.map(([id]) => say(`${area}.${id}.title` as MessageId).replaceAll('&', '&amp;'))).toEqual(
          contents.map(([, title]) => title),
        );
        expect(contents.length).toBeGreaterThan(14);
        links.forEach((link, at) => expect(html).toContain(`href="${to[at]}">${say(link)}</a>`));
      },
    );

    it('[STAT-06] asks in its contact form for what is needed, and says what is', () => {
      const texts = shown(<ContactPage />, '/contact');
      for (const text of [
        ...(['title', 'lead', 'required', 'subject', 'subject.hint', 'send', 'faq.title'] as const).map((id) =>
          say(`contact.${id}`),
        ),
        ...(['name', 'email', 'message'] as const).map((id) => `${say(`contact.${id}`)} *`),
        ...(['price', 'data', 'language', 'cancel'] as const).map((id) => say(`contact.faq.${id}.question`)),
        say('contact.counter', { length: 0, most: CONTACT_LIMITS.message }),
      ])
        expect(texts).toContain(text);
      for (const text of [say('contact.sending'), say('contact.cancellation.title'), say('contact.error.failed')])
        expect(texts).not.toContain(text);
      expect(markup(<ContactPage />).match(/aria-required="true"/g)).toHaveLength(3);
    });

    it('[STAT-04] names the days on which support answers, and those on which it does not', () => {
      const [open, closed] = {
        he: ['יום ראשון עד יום חמישי', 'יום שישי ויום שבת'],
        en: ['Sunday to Thursday', 'Friday and Saturday'],
      }[language];
      expect(shown(<BusinessHours />)).toEqual([
        say('contact.hours.title'),
        open,
        `${BUSINESS_HOURS.opens}–${BUSINESS_HOURS.closes}`,
        closed,
        say('contact.hours.closedLabel'),
        say('contact.hours.zone'),
      ]);
    });

    it('[STAT-05] answers what it costs by the price list', () => {
      expect(shown(<ContactPage />, '/contact')).toContain(
        say('contact.faq.price.answer', { slots: FREE_PLAN.maxStorageSlots, price: money(PREMIUM_PLAN.priceUSD) }),
      );
    });

    it('[STAT-01] tells the year and the number of templates', () => {
      const texts = shown(<AboutPage />);
      expect(texts).toContain(say('about.story.text', { year: String(LEGAL_FACTS.founded) }));
      expect(texts).toContain(say('about.call.text', { count: TEMPLATES.length }));
    });

    it('[HOME-08] shows at home the first templates, and what there is by the tables', () => {
      const html = markup(<HomePage />);
      const texts = shown(<HomePage />);
      const basic = TEMPLATES.filter(({ tier }) => tier === 'basic').length;
      for (const text of [
        say('home.showcase.all', { count: TEMPLATES.length }),
        say('home.improve.credits', { credits: FREE_PLAN.aiCredits }),
        say('home.facts.price.text', { templates: TEMPLATES.length, basic }),
        say('home.hero.badge'),
        say('home.hero.start'),
      ])
        expect(texts).toContain(text);
      const fan = /<ul class="fan">(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
      expect(textsIn(fan, /<h3>(.*?)<\/h3>/g)).toEqual(TEMPLATES.slice(0, 3).map(({ name }) => name[language]));
      expect([...fan.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual(
        TEMPLATES.slice(0, 3).map(({ id }) => `/builder?template=${id}`),
      );
      drawAs(FREE_PROFILE);
      expect(shown(<HomePage />)).toContain(say('home.hero.mine'));
    });

    it('[NAV-07] [NAV-09] [NAV-10] shows in its bar who is signed in: photo, name and credits', () => {
      expect(shown(<AccountLinks path="/" />)).toEqual([say('shell.nav.login')]);
      expect(markup(<AccountLinks path="/templates" />, '/templates?free=true')).toContain(
        'href="/login?from=%2Ftemplates%3Ffree%3Dtrue"',
      );
      expect(markup(<AccountLinks path="/login" />)).toMatch(
        /href="\/login"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/login"/,
      );
      expect(markup(<AccountLinks path="/about" />)).not.toContain('aria-current');
      const photoURL = 'https://example.com/dana.jpg';
      drawAs({ ...FREE_PROFILE, displayName: 'Dana', photoURL, aiCredits: 7 });
      const html = markup(<AccountLinks path="/" />);
      expect(html).toContain(`src="${photoURL}"`);
      expect(textsIn(html, /^(.*)$/gs)[0]).toContain(say('shell.nav.credits', { credits: 7 }));
      expect(html).toContain(say('shell.nav.profile', { name: 'Dana' }));
      expect(html).toContain(`aria-label="${say('shell.nav.logout')}"`);
      drawAs({ ...FREE_PROFILE, displayName: '', photoURL: '', aiCredits: 0 });
      expect(markup(<AccountLinks path="/profile" />)).toMatch(/aria-current="page"/);
      expect(shown(<AccountLinks path="/" />).join(' ')).toContain(say('shell.nav.me'));
      expect(shown(<AccountLinks path="/" />).join(' ')).toContain(say('shell.nav.credits', { credits: 0 }));
    });

    it('[NAV-14] names in its foot the year of today, and every page', () => {
      expect(shown(<Footer />)).toContain(say('shell.copyright', { year: String(new Date().getFullYear()) }));
      const links = [...markup(<Footer />).matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
      expect(links.map(([, to, name]) => [name, to])).toEqual([
        [say('shell.nav.templates'), '/templates'],
        [say('shell.nav.new'), '/builder?new=true'],
        [say('shell.nav.about'), '/about'],
        [say('shell.nav.contact'), '/contact'],
        [say('shell.nav.cancel'), '/contact?cancel'],
        [say('shell.nav.privacy'), '/privacy'],
        [say('shell.nav.terms'), '/terms'],
        [say('shell.nav.accessibility'), '/accessibility'],
        [say('shell.foot.licences'), `/${NOTICES_FILE}`],
      ]);
    });

    describe('[NAV-04] tells other sites', () => {
      it.each(ROUTES.map((route) => [route.path, route] as const))('what is at %s', (path, route) => {
        const html = markup(<PageHead route={route} />, language === 'en' ? `${path}?lang=en` : path);
        const meta = (name: string) =>
          new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');
        const [title, description] = [say(route.title), say(route.description)];
        expect(html).toContain(`<title>${title.replaceAll('&', '&amp;')}</title>`);
        expect(
          [meta('description'), meta('og:title'), meta('og:description')].map((text) =>
            text?.replaceAll('&quot;', '"'),
          ),
        ).toEqual([description, title, description]);
        expect(meta('og:site_name')).toBe(PRODUCT.name[language]);
        expect(meta('og:locale')).toBe(LANGUAGE_FACTS[language].locale.replace('-', '_'));
        expect(otherLanguages(language).map((other) => LANGUAGE_FACTS[other].locale.replace('-', '_'))).toEqual([
          meta('og:locale:alternate'),
        ]);
        expect(meta('og:url')).toBe(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'));
        expect(meta('og:image:alt')).toBe(say('shell.meta.image'));
        const page = findStaticPage(path);
        const isListed = page?.listed === true;
        const address = ORIGIN_PLACEHOLDER + (page ? localizedPath(path, language) : path);
        expect(meta('og:url')).toBe(address);
        expect([meta('robots'), meta('og:image')]).toEqual([
          isListed ? undefined : 'noindex',
          ORIGIN_PLACEHOLDER + shareImagePath(language),
        ]);
        expect([meta('og:image:width'), meta('og:image:height')]).toEqual([
          String(SHARE_IMAGE_SIZE.width),
          String(SHARE_IMAGE_SIZE.height),
        ]);
        const others = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]*)"/g)];
        expect(others.map(([, name, to]) => [name, to?.replaceAll('&amp;', '&')])).toEqual(
          isListed
            ? [
                ...LANGUAGES.map((other) => [other, ORIGIN_PLACEHOLDER + localizedPath(path, other)]),
                ['x-default', ORIGIN_PLACEHOLDER + path],
              ]
            : [],
        );
      });
    });

    it('has nothing left of another language', () => {
      const text = shown(<AboutPage />).join(' ');
      expect(/[א-ת]{3}/.test(text)).toBe(language === 'he');
      expect(intl().locale).toBe(language);
    });
  },
);
