import { textDirection, type Language } from '../../../shared/platform/language.ts';

/** Style of the emulated pages: a card in the middle, its buttons below each other. */
const PAGE_STYLE = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center }
  body { background: #f0f4f9; color: #1f1f1f; font: 16px/1.5 system-ui, sans-serif }
  main { width: min(26rem, calc(100vw - 2rem)); box-sizing: border-box; padding: 2rem }
  main { border-radius: 1rem; background: #fff }
  h1 { margin: 0 0 .25rem; font-size: 1.5rem; font-weight: 400 }
  p { margin: 0 0 1.25rem; color: #444746 }
  button, input { box-sizing: border-box; width: 100%; padding: .75rem 1rem }
  button, input { border: 1px solid #747775; border-radius: .5rem; background: #fff; color: inherit; font: inherit }
  button { cursor: pointer; margin-bottom: .5rem }
  button:hover { background: #f0f4f9 }
  .primary { border-color: #0b57d0; background: #0b57d0; color: #fff; text-align: center }
  .primary:hover { background: #0842a0 }
  .cancel { border: 0; color: #0b57d0; text-align: center }
`;

/** Returns an emulator's page; `style` is CSS for this page, `body` is HTML. */
export function renderPage(language: Language, title: string, body: string, style = ''): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>`;
  const page = `<head>${head}<style>${PAGE_STYLE}${style}</style></head><body><main>${body}</main></body>`;
  return `<!doctype html><html lang="${language}" dir="${textDirection(language)}">${page}</html>`;
}
