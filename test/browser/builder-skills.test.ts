import { describe, expect, it } from 'vitest';
import { SKILL_CATEGORIES, SUGGESTED_SKILLS } from '../../shared/resume/skillCatalogue.ts';
import en from '../../web/lib/i18n/messages/en/builder.json' with { type: 'json' };
import { field, filledResume, sheet, visitBuilder } from './builder-page.ts';
import { setUpProduct } from './worker.ts';

const product = setUpProduct();

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

  it('show in the system’s colours which words are chosen, and where the focus is', async () => {
    const { page, context } = await visitBuilder(product, { address: '#skills' });
    await page.emulateMedia({ forcedColors: 'active' });
    const ring = (selector: string, focused: boolean) =>
      page
        .locator(selector)
        .first()
        .evaluate((button: HTMLElement, isFocused) => {
          if (isFocused) button.focus();
          const { outlineStyle, outlineWidth } = getComputedStyle(button);
          return `${outlineStyle} ${outlineWidth}`;
        }, focused);
    // After a key the focus is visible.
    await page.keyboard.press('Tab');
    const [chosen, other] = ['.words [aria-pressed=true]', '.words [aria-pressed=false]'];
    const rings = [
      await ring(chosen, false),
      await ring(other, false),
      await ring(chosen, true),
      await ring(other, true),
    ];
    expect(new Set(rings.slice(0, 3)).size).toBe(3);
    expect(new Set(rings.slice(1)).size).toBe(3);
    await context.close();
  });

  it('are put into groups by a typed line, a menu and the name of a group, and taken back', async () => {
    const { page, context } = await visitBuilder(product, {
      address: '#skills',
      resume: filledResume({ skills: [{ id: 'skill-1', name: 'Git' }] }),
    });
    const shown = async () => {
      const lists = await sheet(page).locator('.skills').all();
      return Promise.all(lists.map(async (list) => (await list.locator('li').allInnerTexts()).join(' ')));
    };
    const input = field(page, 'New skill');
    await input.pressSequentially('שפות: Java, Go');
    await input.press('Enter');
    await expect.poll(shown).toEqual(['Git', 'שפות Java Go']);

    await page.getByRole('button', { name: 'Git', exact: true }).click();
    await field(page, 'Group').selectOption('New group…');
    await page.keyboard.type('Tools');
    await page.keyboard.press('Enter');
    await expect.poll(shown).toEqual(['Tools Git', 'שפות Java Go']);
    await field(page, 'Group').selectOption('שפות');
    await expect.poll(shown).toEqual(['שפות Java Go Git']);

    await page.getByRole('button', { name: 'Rename the group: שפות' }).click();
    await field(page, 'Group name').fill('Languages');
    await page.keyboard.press('Enter');
    await expect.poll(shown).toEqual(['Languages Java Go Git']);
    await page.getByRole('button', { name: 'Dissolve the group: Languages' }).click();
    await expect.poll(shown).toEqual(['Java Go Git']);
    await page.keyboard.press('Control+z');
    await expect.poll(shown).toEqual(['Languages Java Go Git']);
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
