/**
 * What becomes of every character that can be typed, by its class and the typeface that it is set in: drawn by that,
 * drawn by one that stands in, told before the download, or lost (nothing may be): `npm run signs`.
 */
import {
  designedFonts,
  drawnByFamily,
  fateOf,
  typedCharacters,
  type CharacterFate,
} from '../support/drawnCharacters.ts';

const CLASSES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['letters', /\p{L}/u],
  ['numbers', /\p{N}/u],
  ['currency', /\p{Sc}/u],
  ['mathematics', /\p{Sm}/u],
  ['punctuation', /\p{P}/u],
  ['pictures', /\p{Emoji}/u],
  ['signs', /./u],
];
const FATES: readonly CharacterFate[] = ['own', 'stands in', 'told', 'told in vain', 'lost'];

const drawn = await drawnByFamily();
const byClass = Map.groupBy(typedCharacters(), (one) => CLASSES.find(([, pattern]) => pattern.test(one))?.[0] ?? '');
for (const face of designedFonts)
  for (const [name, characters] of byClass) {
    const fates = Map.groupBy(characters, (character) => fateOf(character, face, drawn));
    const counts = FATES.map((fate) => `${fate} ${fates.get(fate)?.length ?? 0}`).join(', ');
    const wrong = [...(fates.get('told in vain') ?? []), ...(fates.get('lost') ?? [])];
    console.log(`${face} ${name}: ${counts} ${wrong.slice(0, 20).join(' ')}`);
  }
