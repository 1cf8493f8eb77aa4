import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SCENES } from '../browser/scenes/all.ts';
import { MESSAGE_IDS } from '../browser/scenes/message-titles.ts';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));

/** Hand a title on: whoever uses them names it. */
const HAND_ON: ReadonlySet<string> = new Set(['ui/ConfirmDialog.tsx', 'features/payments/dialogs/PurchaseDialog.tsx']);

/** What a dialog of this source is called: ids of messages, a `*` where the id is put together. */
function titlesIn(source: string): string[] {
  const used = [...source.matchAll(/\btitle(?:=\{|: )([^\n]*)/g)].map(([, rest = '']) => rest);
  return used.flatMap((text) =>
    [...(text.split(/\bonClose=|\bconfirm=|\blines: /)[0] ?? '').matchAll(/\bt\(['`]([^'`]+)['`]/g)].map(
      ([, id = '']) => id.replaceAll(/\$\{[^}]*\}/g, '*'),
    ),
  );
}

const dialogs = globSync('**/*.tsx', { cwd: WEB })
  .filter((file) => !file.endsWith('.test.tsx'))
  .flatMap((file) => {
    const source = readFileSync(WEB + file, 'utf8');
    return /<(?:Purchase|Confirm)?Dialog\b/.test(source) ? [{ file, titles: titlesIn(source) }] : [];
  });
const shown = new Set(SCENES.flatMap(({ states }) => states.map(({ title }) => title)));

describe('every dialog has a state that is walked and photographed', () => {
  it('is found in the source with its title', () => {
    expect(dialogs.length).toBeGreaterThan(20);
    expect(
      dialogs.filter(({ file, titles }) => titles.length === 0 && !HAND_ON.has(file)).map(({ file }) => file),
    ).toEqual([]);
  });

  it.each(dialogs.filter(({ titles }) => titles.length > 0).map(({ file, titles }) => [file, titles] as const))(
    '%s',
    (_, titles) => {
      const meant = titles.flatMap((title) =>
        MESSAGE_IDS.filter((id) =>
          new RegExp(`^${title.replaceAll('.', String.raw`\.`).replaceAll('*', String.raw`\w+`)}$`).test(id),
        ),
      );
      expect(meant.length).toBeGreaterThanOrEqual(titles.length);
      expect(meant.filter((id) => !shown.has(id))).toEqual([]);
    },
  );

  it('no two states have the same name', () => {
    const names = SCENES.flatMap(({ states }) => states.map(({ name }) => name));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
