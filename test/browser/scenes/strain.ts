import type { Page } from 'playwright-core';

/** A laptop's window of 1280 x 1024 at 400 percent (WCAG 2.2, 1.4.10). */
const AT_400_PERCENT = { width: 320, height: 256 };

/** Runs in the page: how much of the window is what does not move with the page, in per cent. */
async function measureBars(): Promise<{ readonly percent: number; readonly bars: readonly string[] }> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only the code inside goes to the page
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const scrolled = dialog ?? document.scrollingElement ?? document.body;
  const { scrollTop } = scrolled;
  scrolled.scrollTop = 200;
  await frames();
  const bars = new Map<Element, number>();
  const [across, down] = [8, 32];
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const hit = document.elementFromPoint(((column + 0.5) * innerWidth) / across, ((row + 0.5) * innerHeight) / down);
      for (let at: Element | null = hit; at && at !== dialog; at = at.parentElement) {
        // A toast goes by itself, and a sheet over the whole window is what is read.
        if (at.matches('.toasts, [data-full-screen=true]')) break;
        if (!['fixed', 'sticky'].includes(getComputedStyle(at).position)) continue;
        bars.set(at, (bars.get(at) ?? 0) + 1);
        break;
      }
    }
  scrolled.scrollTop = scrollTop;
  const count = [...bars.values()].reduce((sum, each) => sum + each, 0);
  return {
    percent: Math.round((100 * count) / (across * down)),
    bars: [...bars.keys()].map(({ className }) => className),
  };
}

/** Whether less than half of the window is left to the content at 400 percent. */
export async function barFaultsOn(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(AT_400_PERCENT);
  const { percent, bars } = await page.evaluate(measureBars);
  if (before) await page.setViewportSize(before);
  return percent > 50 ? [`at 400 percent ${percent} % of the window are bars: ${bars.join(', ')}`] : [];
}

/** Runs in the page: choices of which one cannot tell which is chosen, and colours that are all the same. */
function findAlike(): string[] {
  const faults: string[] = [];
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only the code inside goes to the page
  const looks = (one: Element) =>
    [one, ...one.querySelectorAll('*')]
      .slice(0, 6)
      .map((each) => {
        const style = getComputedStyle(each);
        return [style.backgroundColor, style.color, style.outline, style.border, style.textDecorationLine].join();
      })
      .join('|');
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only the code inside goes to the page
  const shown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only the code inside goes to the page
  const lightness = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only the code inside goes to the page
  const contrast = (...colors: readonly [string, string]) => {
    const [darker = 0, lighter = 0] = colors.map(lightness).toSorted((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };
  /** WCAG 2.2, 1.4.3. What is not opaque shows the page below it. */
  const isLegible = (one: Element) => {
    const { color, backgroundColor } = getComputedStyle(one);
    return backgroundColor.startsWith('rgba') || contrast(color, backgroundColor) >= 4.5;
  };
  const compare = (what: string, chosen: readonly Element[], others: readonly Element[]) => {
    for (const one of chosen) {
      if (others.some((other) => looks(other) === looks(one)))
        faults.push(`a chosen ${what} looks like the others: ${one.textContent}`);
      if (!isLegible(one)) faults.push(`a chosen ${what} cannot be read: ${one.textContent}`);
      // 1.4.11: the sign in it that says how far a section is.
      const mark = one.querySelector('.section-mark');
      if (mark && contrast(getComputedStyle(mark).borderTopColor, getComputedStyle(one).backgroundColor) < 3)
        faults.push(`the sign of a chosen ${what} cannot be seen: ${one.textContent}`);
    }
  };
  const groups = new Map<string, HTMLInputElement[]>();
  for (const radio of place.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    groups.set(radio.name, [...(groups.get(radio.name) ?? []), radio]);
  for (const radios of groups.values()) {
    const labels = (wanted: boolean) =>
      radios
        .filter(({ checked }) => checked === wanted)
        .flatMap((radio) => radio.closest('label') ?? [])
        .filter(shown);
    // A native button says by itself whether it is chosen.
    if (
      radios.some(
        (radio) =>
          getComputedStyle(radio).appearance !== 'none' &&
          radio.checkVisibility({ opacityProperty: true }) &&
          !radio.matches('.visually-hidden'),
      )
    )
      continue;
    compare('segment', labels(true), labels(false));
  }
  for (const [attribute, chosen] of [
    ['aria-selected', '[role=tab]'],
    ['aria-pressed', '.template-choice'],
    ['aria-expanded', '.job-chip'],
    ['aria-invalid', 'input.amplify-input, textarea.amplify-textarea'],
    ['aria-current', ':is(.add-section, .write-letter)'],
  ] as const) {
    const all = [...place.querySelectorAll(chosen)].filter(shown);
    const isChosen = (one: Element) => one.getAttribute(attribute) === 'true';
    compare(
      chosen,
      all.filter(isChosen),
      all.filter((one) => !isChosen(one)),
    );
  }
  for (const chip of [...place.querySelectorAll('.chip[data-open]')].filter(shown))
    for (const part of [chip, ...chip.querySelectorAll('button')])
      if (contrast(getComputedStyle(part).color, getComputedStyle(chip).backgroundColor) < 3)
        faults.push(`in the open ${chip.textContent} a sign or a word cannot be seen`);
  const marks = [...place.querySelectorAll('[role=tab]')].filter(shown).map((tab) => ({
    of: `${tab.getAttribute('aria-selected')} ${tab.querySelector<HTMLElement>('.section-mark')?.dataset['state']}`,
    look: [tab, ...tab.querySelectorAll('.section-mark, .section-mark *')]
      .map((each) => {
        const { backgroundColor, backgroundImage, maskImage } = getComputedStyle(each);
        return [each.localName, backgroundColor, backgroundImage, maskImage].join();
      })
      .join('|'),
  }));
  for (const { of, look } of marks)
    if (of.endsWith('begun') && marks.some((other) => other.look === look && other.of !== of))
      faults.push('the sign of a section that is begun looks like another');
  for (const paper of place.querySelectorAll(
    '.avatar, .file-page, .gallery-card-page, .read-page, .receipt, .resume-live, .show img, .template-sheet',
  )) {
    const edged = [paper, paper.parentElement].some((each) => {
      const style = each && getComputedStyle(each);
      return style && (style.outlineStyle !== 'none' || style.borderTopStyle !== 'none');
    });
    if (shown(paper) && !edged) faults.push(`${paper.className || paper.localName} has no edge`);
  }
  const colors = [...place.querySelectorAll('.swatch:not(.swatch-own, .swatch-other) > span, .accent-dot')].filter(
    shown,
  );
  const seen = new Set(colors.map((one) => getComputedStyle(one).backgroundColor));
  if (colors.length > 1 && seen.size < colors.length)
    faults.push(`${colors.length} colours to choose look like ${seen.size}`);
  for (const one of place.querySelectorAll('.quiet-select, .section-mark[data-state=begun]'))
    if (shown(one) && getComputedStyle(one).forcedColorAdjust !== 'none')
      faults.push(`the sign of ${one.className}, a gradient, is left out`);
  for (const sheet of place.querySelectorAll('.desk-sheets, .first-page, .template-sheet'))
    if (shown(sheet) && getComputedStyle(sheet).forcedColorAdjust !== 'none')
      faults.push(`${sheet.className} is not itself`);
  return [...new Set(faults)];
}

/** Choices that cannot be told apart where the system gives the colours. */
export async function alikeOn(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await page.evaluate(findAlike);
  await page.emulateMedia({ forcedColors: 'none' });
  return faults.map((fault) => `in forced colours ${fault}`);
}
