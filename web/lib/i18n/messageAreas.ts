/**
 * The message files `messages/{he,en}/<area>.json`. A new area is one line here and its two files; the English file
 * defines the ids.
 */
interface MessageFiles {
  shell: typeof import('./messages/en/shell.json', { with: { type: 'json' } });
  home: typeof import('./messages/en/home.json', { with: { type: 'json' } });
  gallery: typeof import('./messages/en/gallery.json', { with: { type: 'json' } });
  import: typeof import('./messages/en/import.json', { with: { type: 'json' } });
  review: typeof import('./messages/en/review.json', { with: { type: 'json' } });
  builder: typeof import('./messages/en/builder.json', { with: { type: 'json' } });
  design: typeof import('./messages/en/design.json', { with: { type: 'json' } });
  ai: typeof import('./messages/en/ai.json', { with: { type: 'json' } });
  help: typeof import('./messages/en/help.json', { with: { type: 'json' } });
  account: typeof import('./messages/en/account.json', { with: { type: 'json' } });
  payments: typeof import('./messages/en/payments.json', { with: { type: 'json' } });
  about: typeof import('./messages/en/about.json', { with: { type: 'json' } });
  contact: typeof import('./messages/en/contact.json', { with: { type: 'json' } });
  privacy: typeof import('./messages/en/privacy.json', { with: { type: 'json' } });
  terms: typeof import('./messages/en/terms.json', { with: { type: 'json' } });
  accessibility: typeof import('./messages/en/accessibility.json', { with: { type: 'json' } });
  consent: typeof import('./messages/en/consent.json', { with: { type: 'json' } });
  profile: typeof import('./messages/en/profile.json', { with: { type: 'json' } });
}

export type MessageArea = keyof MessageFiles;

type MessageKeys<T> = T extends unknown ? keyof T & string : never;

/** Every id of every area. */
export type MessageId = MessageKeys<MessageFiles[MessageArea]>;

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- react-intl reads the ids from this global namespace
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
