import { LANGUAGES, type Language } from '../../../shared/platform/language.ts';
import { EXHAUSTIVE } from '../../support/exhaustive.ts';
import type { SceneState } from './scene.ts';

type Theme = 'light' | 'dark';

export interface View {
  readonly language: Language;
  readonly width: number;
  readonly theme: Theme;
  /** The rules to check; without them only cut texts are looked for. */
  readonly rules?: 'all' | 'changing';
}

/** The narrowest phone. No rule of the styles lies between it and the usual 360, so what fits here fits there. */
export const PHONE = 320;
export const LAPTOP = 1440;
/** A laptop at 200 percent. */
export const ENLARGED = 640;

/** In which one state after the other is tried: four have every pair of a language, a width and a theme among them. */
const TURNS: readonly View[] = [
  { language: 'he', width: PHONE, theme: 'light' },
  { language: 'en', width: LAPTOP, theme: 'light' },
  { language: 'en', width: PHONE, theme: 'dark' },
  { language: 'he', width: LAPTOP, theme: 'dark' },
];

/** Scenes open in it. */
export const FIRST_VIEW = TURNS[0] as View;

const EVERY_VIEW: readonly View[] = LANGUAGES.flatMap((language) => [
  { language, width: ENLARGED, theme: 'light' as const },
  ...[PHONE, LAPTOP].flatMap((width) =>
    (['light', 'dark'] as const).map((theme) => ({ language, width, theme, rules: 'all' as const })),
  ),
]);

/**
 * `npm test` looks at a state in one language on a phone and in the other on a laptop, with axe in one of them, and at
 * every second at 200 percent too; at a whole page, which is more than a part or a dialog of a page that has been
 * looked at, with axe in both, in one theme and the other, and always at 200 percent. What is looked at how, the turns
 * say. `npm run test:exhaustive` looks at every state in every view.
 */
export function viewsOf({ title, part, phoneOnly }: SceneState, turn: number): readonly View[] {
  if (EXHAUSTIVE) return phoneOnly ? EVERY_VIEW.filter(({ width }) => width !== LAPTOP) : EVERY_VIEW;
  const isWhole = title === undefined && part === undefined;
  const { language, width, theme } = TURNS[turn % TURNS.length] as View;
  const other: View = {
    language: language === 'he' ? 'en' : 'he',
    width: phoneOnly || width === LAPTOP ? PHONE : LAPTOP,
    theme: isWhole ? (theme === 'dark' ? 'light' : 'dark') : theme,
  };
  return [
    { language, width: phoneOnly ? PHONE : width, theme, rules: 'all' },
    ...(isWhole || turn % 2 === 0 ? [{ ...other, width: ENLARGED }] : []),
    { ...other, ...(isWhole && { rules: 'changing' }) },
  ];
}

const differences = (one: View, other: View) =>
  (['language', 'width', 'theme'] as const).filter((each) => one[each] !== other[each]).length;

/** The views in the order that changes less of what is shown: every change lays the whole page out again. */
export function inOrder(views: readonly View[], shown: View): readonly View[] {
  const [first = shown, last = shown] = [views[0], views.at(-1)];
  return differences(shown, first) <= differences(shown, last) ? views : views.toReversed();
}
