import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { SKILL_CATEGORIES, SUGGESTED_SKILLS } from '../../shared/resume/skillCatalogue.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import en from '../../web/lib/i18n/messages/en/builder.json' with { type: 'json' };
import { field, filledResume, sheet, storedResume, tab, visitBuilder } from './builder-page.ts';
import { reload } from './navigation.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();

const entry = (page: Page, id: string) => page.locator(`.panel .entry[data-entry="${id}"]`);
/** Longer than the draft takes to be stored. */
const open = (page: Page, id: string) => entry(page, id).locator('.entry-toggle').click();
const order = (page: Page) =>
  page.locator('.panel .entry').evaluateAll((all) => all.map((each) => each.getAttribute('data-entry')));

describe('every field of the model', () => {
  it('[BLD-01] [DATA-06] [DATA-07] [DATA-08] [DATA-09] [DATA-11] [DATA-13] is on the sheet and is kept', async () => {
    const { page, context, faults } = await visitBuilder(product);
    const write = async (name: string, values: Readonly<Record<string, string>>) => {
      await tab(page, name).click();
      for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
      const text = (await sheet(page).innerText()).toLowerCase();
      for (const value of Object.values(values))
        for (const line of value.split(/\n|, /)) expect(text).toContain(line.toLowerCase());
    };
    await write('personal', {
      'Full name': 'Maya Cohen',
      Email: 'maya@example.com',
      Phone: '+972 50-000-0000',
      Location: 'Haifa',
      LinkedIn: 'linkedin.com/in/maya',
      'Website or portfolio': 'maya.example',
    });
    await write('summary', { 'Professional summary': 'Builds quiet, reliable systems.' });
    await write('experience', {
      'Job title': 'Team Lead',
      Company: 'Harbour',
      Location: 'Eilat',
      Start: '03/2019',
      End: '08/2023',
      'What you did and achieved': 'Led five people\nCut costs by 20%',
    });
    await write('education', {
      'Degree or certificate': 'B.Sc. Physics',
      School: 'Technion',
      Start: '2012',
      End: '2015',
      Details: 'GPA 91',
    });
    await write('projects', {
      'Project name': 'Tide tables',
      Role: 'Maintainer',
      Link: 'tides.example',
      'About the project': 'Used by 300 sailors',
      Technologies: 'Rust, SQLite',
    });
    await tab(page, 'skills').click();
    await field(page, 'New skill').pressSequentially('Python,');
    await tab(page, 'languages').click();
    await field(page, 'Language').fill('French');
    await field(page, 'Level').selectOption('basic');
    await expect.poll(() => sheet(page).locator('.section-languages').innerText()).toMatch(/French\s+Basic/);
    await expect.poll(async () => (await storedResume(page))?.languages[0]?.level).toBe('basic');
    expect(await storedResume(page)).toMatchObject({
      personalInfo: {
        fullName: 'Maya Cohen',
        email: 'maya@example.com',
        phone: '+972 50-000-0000',
        address: 'Haifa',
        linkedin: 'linkedin.com/in/maya',
        website: 'maya.example',
      },
      summary: 'Builds quiet, reliable systems.',
      experience: [
        {
          id: 'exp-1',
          title: 'Team Lead',
          company: 'Harbour',
          location: 'Eilat',
          startDate: '2019-03',
          endDate: '2023-08',
          current: false,
          description: 'Led five people\nCut costs by 20%',
        },
      ],
      education: [
        {
          id: 'edu-1',
          degree: 'B.Sc. Physics',
          institution: 'Technion',
          startDate: '2012',
          endDate: '2015',
          description: 'GPA 91',
        },
      ],
      projects: [
        {
          id: 'proj-1',
          name: 'Tide tables',
          role: 'Maintainer',
          url: 'tides.example',
          description: 'Used by 300 sailors',
          technologies: 'Rust, SQLite',
        },
      ],
      skills: [{ id: 'skill-1', name: 'Python' }],
      languages: [{ id: 'lang-1', name: 'French', level: 'basic' }],
    });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('[DATA-10] offers the five levels of a language', async () => {
    const { page, context } = await visitBuilder(product, { address: '#languages' });
    await expect
      .poll(() =>
        field(page, 'Level')
          .locator('option')
          .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)),
      )
      .toEqual(['native', 'fluent', 'advanced', 'intermediate', 'basic']);
    await context.close();
  });

  it('is written in the résumé’s direction, addresses and numbers from left to right', async () => {
    const { page, context } = await visitBuilder(product, { language: 'he', resume: filledResume({ language: 'he' }) });
    const style = (name: string) =>
      page
        .locator(`[data-resume-field="${name}"]`)
        .evaluate((input) => [getComputedStyle(input).direction, getComputedStyle(input).textAlign]);
    expect(await style('personal.fullName')).toEqual(['rtl', 'start']);
    expect(await style('personal.phone')).toEqual(['ltr', 'end']);
    await page.getByLabel('שפת קורות החיים').selectOption('en');
    expect((await style('personal.fullName'))[0]).toBe('ltr');
    await expect.poll(() => sheet(page).getAttribute('dir')).toBe('ltr');
    await context.close();
  });
});

describe('entries', () => {
  it('[BLD-28] offer delete only where there is more than one', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume() });
    const remove = page.locator('.entries').getByRole('button', { name: 'Delete' });
    for (const name of ['experience', 'education', 'projects', 'languages', 'custom-section-1']) {
      await tab(page, name).click();
      await expect.poll(() => remove.count(), { message: name }).toBe(2);
      await remove.first().click();
      await expect.poll(() => page.locator('.panel .entry').count(), { message: name }).toBe(1);
      await expect.poll(() => remove.count(), { message: name }).toBe(0);
    }
    await tab(page, 'skills').click();
    await page.getByRole('button', { name: 'Remove Python' }).click();
    await expect.poll(() => page.locator('.chip-remove').count()).toBe(0);
    await expect.poll(() => sheet(page).locator('.skill').allInnerTexts()).toEqual(['SQL']);
    await context.close();
  });

  it('come back from a deletion by the toast, at their place, even after other edits', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume(), address: '#experience' });
    await entry(page, 'exp-1').getByRole('button', { name: 'Delete' }).click();
    await entry(page, 'exp-2').getByLabel('Company').fill('Orchard Ltd');
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => order(page)).toEqual(['exp-1', 'exp-2']);
    await expect.poll(() => sheet(page).locator('.section-experience').innerText()).toContain('Team Lead');
    await expect.poll(() => sheet(page).locator('.section-experience').innerText()).toContain('Orchard Ltd');
    await context.close();
  });

  it('are added, copied, and moved by buttons and by drag, said aloud', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume(), address: '#experience' });
    await entry(page, 'exp-2').getByRole('button', { name: 'Move up' }).click();
    await expect.poll(() => order(page)).toEqual(['exp-2', 'exp-1']);
    await expect
      .poll(() => page.locator('output', { hasText: 'Developer, Orchard moved to place 1 of 2' }).count())
      .toBe(1);
    await entry(page, 'exp-2').getByRole('button', { name: 'Duplicate' }).click();
    await page.getByRole('button', { name: 'Add a job' }).click();
    await expect.poll(() => order(page)).toEqual(['exp-2', 'exp-3', 'exp-1', 'exp-4']);
    expect(await page.evaluate(() => document.activeElement?.closest('.entry')?.getAttribute('data-entry'))).toBe(
      'exp-4',
    );
    await reload(page);
    await page.locator('.builder').waitFor();
    await entry(page, 'exp-1')
      .locator('.entry-handle')
      .dragTo(entry(page, 'exp-2'), { targetPosition: { x: 60, y: 4 } });
    await expect.poll(() => order(page)).toEqual(['exp-1', 'exp-2', 'exp-3', 'exp-4']);
    await context.close();
  });

  it('are named from their first words, English ones within Hebrew too, with the dates at the same edge', async () => {
    const [job] = filledResume().experience as [ReturnType<typeof filledResume>['experience'][0]];
    const experience = [
      { ...job, title: 'ראש צוות Backend & Infrastructure ומנהל תשתיות', company: 'Harbour Logistics' },
      { ...job, id: 'exp-2' },
    ];
    const { page, context } = await visitBuilder(product, {
      language: 'he',
      width: 360,
      resume: filledResume({ language: 'he', experience }),
      address: '#experience',
    });
    const line = entry(page, 'exp-1').locator('.entry-line');
    await expect.poll(() => line.innerText()).toContain('Backend');
    const seen = await line.evaluate((element) => {
      const [name, when] = [...element.children] as [HTMLElement, HTMLElement];
      const word = document.createRange();
      word.setStart(name.firstChild as Text, name.innerText.indexOf('Backend'));
      word.setEnd(name.firstChild as Text, name.innerText.indexOf('Backend') + 'Backend'.length);
      const [box, part] = [name.getBoundingClientRect(), word.getBoundingClientRect()];
      return {
        inside: part.left >= box.left && part.right <= box.right && part.bottom <= box.bottom + 1,
        edges: Math.abs(box.right - when.getBoundingClientRect().right),
      };
    });
    expect(seen.inside).toBe(true);
    expect(seen.edges).toBeLessThan(1);
    await context.close();
  });

  it('[BLD-27] close and clear the end date while it is the current job', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume(), address: '#experience' });
    await open(page, 'exp-1');
    const end = entry(page, 'exp-1').getByLabel('End', { exact: true });
    expect([await end.inputValue(), await end.isDisabled()]).toEqual(['05/2024', false]);
    await entry(page, 'exp-1').getByLabel('I currently work here').check();
    expect([await end.inputValue(), await end.isDisabled()]).toEqual(['', true]);
    await expect
      .poll(async () => (await storedResume(page))?.experience[0])
      .toMatchObject({ current: true, endDate: '' });
    await entry(page, 'exp-1').getByLabel('I currently work here').uncheck();
    await expect.poll(() => end.isDisabled()).toBe(false);
    await end.fill('today');
    await end.blur();
    await expect.poll(() => entry(page, 'exp-1').getByLabel('I currently work here').isChecked()).toBe(true);
    await context.close();
  });

  it('take dates as people write them, and keep what they cannot read with a hint', async () => {
    const { page, context } = await visitBuilder(product, {
      language: 'he',
      resume: createBlankResume(),
      address: '#experience',
    });
    const start = page.locator('[data-resume-field="exp-1.startDate"]');
    for (const [typed, shown, stored] of [
      ['מרץ 2019', '03/2019', '2019-03'],
      ['3.19', '03/2019', '2019-03'],
      ['2017', '2017', '2017'],
      ['קיץ 2018', 'קיץ 2018', 'קיץ 2018'],
    ] as const) {
      await start.fill(typed);
      await expect.poll(() => start.inputValue()).toBe(typed);
      await start.blur();
      await expect.poll(() => start.inputValue()).toBe(shown);
      await expect.poll(async () => (await storedResume(page))?.experience[0]?.startDate).toBe(stored);
    }
    await expect.poll(() => page.getByText('יופיע כמו שנכתב').count()).toBe(1);
    await context.close();
  });

  it('doubt an end before the start and an email that is none, once the field is left', async () => {
    const { page, context } = await visitBuilder(product, { resume: filledResume(), address: '#experience' });
    await open(page, 'exp-1');
    const end = entry(page, 'exp-1').getByLabel('End', { exact: true });
    const reversed = page.getByText(en['builder.date.reversed'], { exact: true });
    await end.fill('2019');
    await end.blur();
    await expect.poll(() => reversed.count()).toBe(1);
    await end.fill('2021');
    await end.blur();
    await expect.poll(() => reversed.count()).toBe(0);
    await tab(page, 'personal').click();
    const doubt = page.getByText(en['builder.email.check'], { exact: true });
    await field(page, 'Email').fill('maya@example');
    await expect.poll(() => sheet(page).innerText()).toMatch(/maya@example(?!\.)/);
    expect(await doubt.count()).toBe(0);
    await field(page, 'Email').blur();
    await expect.poll(() => doubt.count()).toBe(1);
    await field(page, 'Email').fill('maya@example.com');
    await expect.poll(() => doubt.count()).toBe(0);
    await context.close();
  });
});

describe('hints and counters', () => {
  it('[BLD-29] [BLD-30] count the summary’s letters and words, warn above 600 and refuse nothing', async () => {
    const { page, context } = await visitBuilder(product, { address: '#summary' });
    const summary = field(page, 'Professional summary');
    const counter = page.locator('.field-counter');
    await summary.fill('a'.repeat(600));
    await expect.poll(() => counter.innerText()).toBe('600 / 800 characters');
    await expect.poll(() => counter.getAttribute('class')).toContain('muted');
    await summary.fill('a'.repeat(601));
    await expect.poll(() => counter.getAttribute('class')).toContain('caution');
    await summary.fill(`${'word '.repeat(200)}end`);
    await expect.poll(() => counter.innerText()).toBe('1003 / 800 characters');
    const hint = await page.locator('.panel .field-hint').innerText();
    expect(hint).toContain('201 words. 25–100 words recommended, 3–5 sentences.');
    expect((await summary.inputValue()).length).toBe(1003);
    await context.close();
  });

  it('[BLD-31] [BLD-32] recommend bullets, technologies, skills and the GPA', async () => {
    const { page, context } = await visitBuilder(product);
    const shown: readonly (readonly [string, readonly string[]])[] = [
      ['experience', ['3–5 bullets']],
      ['education', ['2–3 bullets', 'GPA if above 80']],
      ['projects', ['2–3 bullets', '3–6 recommended']],
      ['skills', ['5–10 recommended']],
    ];
    for (const [name, texts] of shown) {
      await tab(page, name).click();
      const text = await page.locator('.panel').innerText();
      for (const hint of texts) expect(text).toContain(hint);
    }
    await page.getByRole('button', { name: 'Add section' }).click();
    await page.getByRole('button', { name: 'Courses and Training' }).click();
    await expect.poll(() => page.locator('.panel').innerText()).toContain('2–3 bullets');
    await context.close();
  });
});

describe('skills', () => {
  it('are added by Enter and comma, pasted as a list, changed and moved', async () => {
    const { page, context } = await visitBuilder(product, { address: '#skills' });
    const input = field(page, 'New skill');
    await input.pressSequentially('Python,SQL');
    await input.press('Enter');
    await input.evaluate((element) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Docker, sql\nKubernetes; Go');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    const names = () => sheet(page).locator('.skill').allInnerTexts();
    await expect.poll(() => names()).toEqual(['Python', 'SQL', 'Docker', 'Kubernetes', 'Go']);
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await page.getByRole('button', { name: 'Move earlier' }).click();
    await field(page, 'Skill name').fill('Golang');
    await expect.poll(() => names()).toEqual(['Python', 'SQL', 'Docker', 'Golang', 'Kubernetes']);
    await context.close();
  });

  it('[BLD-23] [BLD-24] [BLD-26] [DATA-15] are suggested by category without those entered, at most 20', async () => {
    const { page, context } = await visitBuilder(product, {
      address: '#skills',
      resume: filledResume({
        skills: [
          { id: 'skill-1', name: 'TEAMWORK' },
          { id: 'skill-2', name: 'python' },
        ],
      }),
    });
    const offers = page.locator('[aria-labelledby="suggestions-title"] .chip-offer');
    const show = (category: keyof typeof SUGGESTED_SKILLS | 'all') =>
      page
        .locator('.words')
        .getByRole('button', { name: en[`builder.skills.category.${category}`], exact: true })
        .click();
    await expect
      .poll(() => page.locator('.words button').allInnerTexts())
      .toEqual([
        'All',
        'Technical',
        'Soft skills',
        'Programming languages',
        'Frameworks and libraries',
        'Databases',
        'Tools and platforms',
        'Marketing',
        'Design',
      ]);
    const all = await offers.allInnerTexts();
    expect(all.length).toBeGreaterThan(10);
    expect(all.length).toBeLessThanOrEqual(20);
    for (const category of SKILL_CATEGORIES) {
      await show(category);
      const names = SUGGESTED_SKILLS[category]
        .map((name) => (typeof name === 'string' ? name : name.en))
        .filter((name) => !['Teamwork', 'Python'].includes(name));
      await expect.poll(() => offers.allInnerTexts()).toEqual(names);
    }
    await show('soft');
    for (const name of [
      'Communication',
      'Problem Solving',
      'Time Management',
      'Leadership',
      'Adaptability',
      'Creativity',
      'Critical Thinking',
      'Emotional Intelligence',
      'Negotiation',
      'Conflict Resolution',
      'Attention to Detail',
      'Stress Management',
      'Decision Making',
    ]) {
      await expect.poll(() => offers.allInnerTexts()).toContain(name);
    }
    await page.getByRole('button', { name: 'Remove TEAMWORK' }).click();
    await expect.poll(() => offers.allInnerTexts()).toContain('Teamwork');
    await offers.getByText('Leadership', { exact: true }).click();
    await expect.poll(() => offers.allInnerTexts()).not.toContain('Leadership');
    await expect.poll(() => sheet(page).locator('.skill').allInnerTexts()).toContain('Leadership');
    await context.close();
  });
});

/** An item of a list as Word copies it: its bullet is a letter of a symbol font. */
const wordItem = (mark: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>` +
  `<span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>` +
  `</span><![endif]>${text}<o:p></o:p></p>`;

describe('marks in a description', () => {
  it('are set and taken away by keys and bar, pasted as they were copied, and undone in one step', async () => {
    const { page, context, faults } = await visitBuilder(product, { resume: filledResume(), width: 1440 });
    await tab(page, 'summary').click();
    const area = field(page, 'Professional summary');
    const select = (words: string) =>
      area.evaluate((element, text) => {
        const input = element as HTMLTextAreaElement;
        const at = input.value.indexOf(text);
        input.focus();
        input.setSelectionRange(at, at + text.length);
      }, words);
    const paste = (html: string, plain = 'plain') =>
      area.evaluate(
        (element, texts) => {
          const clipboardData = new DataTransfer();
          if (texts[0] !== '') clipboardData.setData('text/html', texts[0] as string);
          clipboardData.setData('text/plain', texts[1] as string);
          element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        },
        [html, plain],
      );
    const shown = () => sheet(page).locator('.section-summary .text').innerHTML();

    await area.fill('Led a team of 12 in Haifa');
    await select('a team');
    await page.keyboard.press('Control+b');
    await expect.poll(shown).toBe('Led <strong>a team</strong> of 12 in Haifa');
    expect(await area.inputValue()).toBe('Led **a team** of 12 in Haifa');
    await page.keyboard.press('Control+b');
    await expect.poll(shown).toBe('Led a team of 12 in Haifa');
    await select('12');
    await page.getByRole('button', { name: 'Italic' }).click();
    await expect.poll(shown).toBe('Led a team of <em>12</em> in Haifa');
    await page.keyboard.press('Control+z');
    await expect.poll(shown).toBe('Led a team of 12 in Haifa');
    await select('Haifa');
    await page.keyboard.press('Control+k');
    await expect.poll(() => area.inputValue()).toBe('Led a team of 12 in [Haifa](https://)');
    await page.keyboard.type('https://example.com/a');
    await expect.poll(shown).toBe('Led a team of 12 in <a href="https://example.com/a">Haifa</a>');

    await area.fill('');
    await paste(
      '<b style="font-weight:normal"><p>One <span style="font-weight:700">bold</span></p><ul><li>Two <i>x</i></li>' +
        '<li><a href="https://a.b/c">Three</a><script>globalThis.hacked = 1</script>' +
        '<img src=x onerror="globalThis.hacked = 1"></li></ul></b>',
    );
    await expect.poll(() => area.inputValue()).toBe('One **bold**\nTwo *x*\n[Three](https://a.b/c)');
    await paste('<p>nothing but text</p>');
    await expect.poll(() => area.inputValue()).toContain('(https://a.b/c)plain');

    await area.fill('');
    await paste(
      wordItem('·', 'Led <b>5</b>') +
        wordItem('o', 'half<i>word</i>') +
        wordItem('1.', 'One') +
        '<ol start=2><li>Two</li></ol><table><tr><td>a</td><td><a href="https://a.b/c_(d)">b</a></td></tr></table>',
    );
    await expect
      .poll(() => area.inputValue())
      .toBe('Led **5**\nhalfword\n1. One\n2. Two\na [b](https://a.b/c_%28d%29)');
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    // The other spelling of Markdown, also where a program calls it HTML.
    await area.fill('');
    await paste('', 'Wrote for _Nature_ in snake_case');
    await expect.poll(shown).toBe('Wrote for <em>Nature</em> in snake_case');
    await paste('<div>and __more than that__</div>', ' and __more than that__');
    await expect.poll(() => area.inputValue()).toBe('Wrote for *Nature* in snake_case and **more than that**');
    expect(faults).toEqual([]);
    await context.close();
  });
});
