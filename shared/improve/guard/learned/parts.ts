import { domainsOf } from '../concepts.ts';
import { wordKeys } from '../morphology.ts';
import { findCredentials } from '../credentials.ts';
import { isSomeoneElsesRole } from '../roles.ts';
import { isVerb } from '../verbs.ts';
import { isHebrewWord, tokenizeWords } from '../words.ts';
import { type LinkedWord } from './edits.ts';
import {
  type KindsOfText,
  type EditPiece,
  type View,
  kindsOf,
  nextWord,
  partOf,
  scriptName,
  verbBefore,
} from './view.ts';
import { firstFrom } from '../places.ts';

const ranksOf = (places: KindsOfText['places']) =>
  places.flatMap(([name]) => (name.startsWith('part ') ? [Number(name.slice(5))] : []));

/** Places of a text without the roles of other people: who helped the lead teacher led nobody. */
function ownPlaces(text: string): KindsOfText['places'] {
  return kindsOf(text).places.filter(([, from, to]) => {
    const word = { text: text.slice(from, to), index: from };
    return !isSomeoneElsesRole(text, word) || isVerb({ ...word, opensSentence: true }, true);
  });
}

/** Words of leading, managing or answering for something that the source does not say of itself. */
export function raisedParts(view: View): EditPiece[] {
  const { before, after } = view.edits;
  const [beforePlaces, afterPlaces] = [kindsOf(view.source).places, kindsOf(view.proposal).places];
  const saidRanks = ranksOf(beforePlaces);
  const highest = Math.max(2, ...saidRanks);
  const highestOwn = Math.max(2, ...ranksOf(ownPlaces(view.source)));
  const ownAfter = new Set(ownPlaces(view.proposal).map(([, from]) => from));
  const lowest = Math.min(2, ...saidRanks);
  const titled = Math.max(2, ...view.context.flatMap((text) => ranksOf(kindsOf(text).places)));
  const lostLow = beforePlaces.some(
    ([name, from, to]) =>
      /^part [01]$/.test(name) &&
      before.slice(firstFrom(before, from), firstFrom(before, to)).some(({ link }) => link !== 'same'),
  );
  return afterPlaces.flatMap(([name, from, to]) => {
    const rank = name.startsWith('part ') ? Number(name.slice(5)) : 0;
    if (rank < 3) return [];
    const own = after.slice(firstFrom(after, from), firstFrom(after, to));
    const word = own[0];
    if (!word || own.every(({ link }) => link === 'same')) return [];
    const object = nextWord(after, (own.at(-1) as LinkedWord).at + 1, ({ kind }) => kind === 'content');
    const verb = isVerb(word, true);
    const fill = verb ? verbBefore(view, own.at(-1) as LinkedWord) : 'noun';
    return [
      {
        text: view.proposal.slice(from, to),
        index: from,
        words: [],
        reason: verb ? ('responsibility' as const) : ('title' as const),
        features: [
          'part',
          `part rank=${rank}`,
          `part rank=${rank},link=${word.link}`,
          `part rank=${rank},over=${Math.sign(rank - highest)}`,
          `part rank=${rank},titled=${titled >= rank}`,
          `part lowest=${lowest},lost=${lostLow}`,
          `part own=${Math.sign(rank - highestOwn)},mine=${ownAfter.has(from)}`,
          `part own=${Math.sign(rank - highestOwn)},verb=${verb},object=${object?.link ?? 'end'}`,
          `part own=${Math.sign(rank - highestOwn)},titled=${titled >= rank},${String(view.translated)}`,
          `part translated=${view.translated},rank=${rank},over=${Math.sign(rank - highest)}`,
          `part object=${object?.link ?? 'end'}`,
          `part rank=${rank},link=${word.link},verb=${verb},titled=${titled >= rank}`,
          `part rank=${rank},lost=${lostLow},object=${object?.link ?? 'end'}`,
          `part opens=${word.opensSentence},rank=${rank}`,
          `part fill=${fill},rank=${rank}`,
          `part fill=${fill},own=${Math.sign(rank - highestOwn)}`,
          `part fill=${fill},${scriptName(isHebrewWord(word.text))}`,
          `part ${view.shared[0] ?? ''}`,
        ],
      },
    ];
  });
}

/** Whether nothing but function words stands before a word in its sentence: `I was responsible`, `בעצם ניהלתי`. */
function opensClaim(word: LinkedWord, words: readonly LinkedWord[]): boolean {
  for (let at = word.at; at >= 0; at -= 1) {
    const one = words[at];
    if (one === undefined || (at < word.at && one.kind === 'content')) return false;
    if (one.opensSentence) return true;
  }
  return true;
}

const isRoleOf = ({ text }: LinkedWord) =>
  !/[a-z]s$/.test(text) &&
  (domainsOf(text).has('people') || findCredentials(text).some(({ kind }) => kind === 'title'));

/** Whether a word that opens the text says what kind of person the next one names: Qualified electrician. */
const describesRole = (previous: LinkedWord | undefined, word: LinkedWord) =>
  previous?.opensSentence === true &&
  /^(?:qualified|licensed|certified|senior|lead|chief)$/i.test(previous.text) &&
  isRoleOf(word);

/** Whether "as" stands two words before a role: as project architect. */
const isNamedBefore = (words: readonly LinkedWord[], at: number) =>
  [2, 3].some((back) => /^as$/i.test(words[at - back]?.text ?? '')) && isRoleOf(words[at] as LinkedWord);

/** Roles and ranks with which the proposal opens and the source did not: somebody else's, made one's own. */
export function frontedRoles(view: View): EditPiece[] {
  const { before, after } = view.edits;
  const kinds = kindsOf(view.proposal);
  const said = new Set(view.context.flatMap((text) => tokenizeWords(text).flatMap(({ text: word }) => wordKeys(word))));
  return after.flatMap((word) => {
    const previous = after[word.at - 1];
    const as = /^(?:as|כ)$/i.test(previous?.text ?? '') || (/^כ[א-ת]{3}/.test(word.text) && partOf(word, kinds) > 2);
    const opens = word.opensSentence || as || describesRole(previous, word) || isNamedBefore(after, word.at);
    if (!opens || word.kind === 'function') return [];
    const partner = word.other === undefined ? undefined : before[word.other];
    const rank = partOf(word, kinds);
    const isRole = rank > 2 || domainsOf(word.text).has('people');
    // What the person did or was is not the title of somebody else: verbs are weighed by `raisedParts`.
    if (!isRole || (word.opensSentence && isVerb(word, true)) || (partner && opensClaim(partner, before))) return [];
    const titled = wordKeys(word.text).some((key) => said.has(key));
    return [
      {
        text: word.text,
        index: word.index,
        words: [],
        reason: 'title' as const,
        features: [
          'front',
          `front link=${word.link},rank=${rank}`,
          `front titled=${titled}`,
          `front verb=${isVerb(word, true)},rank=${rank}`,
          `front translated=${view.translated}`,
          `front ${view.shared[0] ?? ''}`,
          `front as=${as},link=${word.link}`,
        ],
      },
    ];
  });
}
