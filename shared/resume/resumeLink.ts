import * as v from 'valibot';

/** The owner's settings of a link to a résumé. */
export const LinkSettingsSchema = v.object({
  /** Whether e-mail, phone, address and pages of the person are shown. */
  contacts: v.boolean(),
  /** Whether search engines may find it. */
  indexed: v.boolean(),
  /** When it ends; never where null. */
  expiresAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});

/** The settings of a new link: it shows nothing that the owner has not allowed. */
export const NEW_LINK: LinkSettings = { contacts: false, indexed: false, expiresAt: null };

/** Letters and digits without those that are mistaken for others; no signs, which messengers leave out of addresses. */
export const LINK_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** Characters of a link's key, five bits each: 130 bits, which nobody can guess. */
export const LINK_KEY_LENGTH = 26;
const LINK_KEY = /^[0-9a-hjkmnp-tv-z]{26}$/;

/** The secret part of a link's address. Any other text counts as an unknown link. */
export const LinkKeySchema = v.pipe(v.string(), v.regex(LINK_KEY, 'link_unknown'));

/** The one link of a saved résumé, as it is stored with it. */
export const ResumeLinkSchema = v.object({
  ...LinkSettingsSchema.entries,
  key: LinkKeySchema,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** Why a link that is there shows nothing; its owner can change each. */
export const LINK_PAUSES = ['expired', 'premium'] as const;
export type LinkPause = (typeof LINK_PAUSES)[number];

export type LinkSettings = v.InferOutput<typeof LinkSettingsSchema>;
export type ResumeLink = v.InferOutput<typeof ResumeLinkSchema>;
