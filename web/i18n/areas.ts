import type builder from './messages/en/builder.json' with { type: 'json' };
import type gallery from './messages/en/gallery.json' with { type: 'json' };
import type home from './messages/en/home.json' with { type: 'json' };
import type shell from './messages/en/shell.json' with { type: 'json' };

/**
 * The message files `messages/{he,en}/<area>.json`. A new area is one line here, one above and its two files;
 * the English file says which ids exist.
 */
interface Messages {
  shell: typeof shell;
  home: typeof home;
  gallery: typeof gallery;
  builder: typeof builder;
}

export type Area = keyof Messages;

type Keys<T> = T extends unknown ? keyof T & string : never;

/** Every id of every area. */
export type MessageId = Keys<Messages[Area]>;

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- react-intl reads the ids from this global namespace
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
