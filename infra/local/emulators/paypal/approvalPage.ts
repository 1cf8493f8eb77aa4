import { LANGUAGES, textDirection, type Language } from '../../../../shared/platform/language.ts';
import { errorText } from '../../../../shared/errors/errors.ts';
import { escapeHtml } from '../../../../shared/templates/document/tree.ts';
import type { EmulatedOrder, EmulatedSubscription } from './state.ts';

const PAGE_TEXTS = {
  he: {
    title: 'אישור תשלום',
    stand: 'העמוד הזה מחליף את PayPal במחשב הזה. שום כסף לא עובר.',
    monthly: 'בכל חודש, עד לביטול',
    approve: 'אישור ותשלום',
    decline: 'אישור, אבל הכרטיס יידחה',
    cancel: 'ביטול וחזרה',
  },
  en: {
    title: 'Approve a payment',
    stand: 'This page stands in for PayPal on this machine. No money moves.',
    monthly: 'every month, until cancelled',
    approve: 'Approve and pay',
    decline: 'Approve, but the card will be declined',
    cancel: 'Cancel and return',
  },
} as const;

const PAGE_STYLE = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f0f4f9; color: #1f1f1f; font: 16px/1.5 system-ui, sans-serif }
  main { width: min(26rem, calc(100vw - 2rem)); box-sizing: border-box; padding: 2rem; border-radius: 1rem; background: #fff }
  h1 { margin: 0 0 .25rem; font-size: 1.5rem; font-weight: 400 } p { margin: 0 0 1.25rem; color: #444746 }
  .amount { color: inherit; font-size: 2rem } .amount small { display: block; font-size: 1rem; color: #444746 }
  button { width: 100%; margin-bottom: .5rem; padding: .75rem 1rem; border: 1px solid #747775; border-radius: .5rem; background: #fff; color: inherit; font: inherit; cursor: pointer }
  button:hover { background: #f0f4f9 } .approve { border-color: #0b57d0; background: #0b57d0; color: #fff } .approve:hover { background: #0842a0 } .cancel { border: 0; color: #0b57d0 }
`;

/** The page on which a payer of this machine approves, declines or cancels, in the language the order was made in. */
export function approvalPage(
  one: EmulatedOrder | EmulatedSubscription,
  amount: { readonly currency_code: string; readonly value: string },
): string {
  const language = LANGUAGES.find((each) => one.locale.startsWith(each)) ?? 'en';
  const texts = PAGE_TEXTS[language];
  const button = (decision: 'approve' | 'decline' | 'cancel') =>
    `<button class="${decision}" name="decision" value="${decision}">${texts[decision]}</button>`;
  const what =
    'purchase_units' in one
      ? ((one.purchase_units?.[0] as { description?: string } | undefined)?.description ?? '')
      : texts.monthly;
  return renderPage(
    language,
    texts.title,
    `<h1>${texts.title}</h1><p>${texts.stand}</p>
<p class="amount"><bdi>${escapeHtml(amount.value)} ${escapeHtml(amount.currency_code)}</bdi> <small dir="auto">${escapeHtml(what)}</small></p>
<form method="post">${button('approve')}${button('decline')}${button('cancel')}</form>`,
  );
}

/** Where there is nothing to approve. */
export function notFoundPage(): string {
  return renderPage(
    'en',
    'PayPal',
    `<p>${errorText('not_found', 'en')}</p><p lang="he" dir="rtl">${errorText('not_found', 'he')}</p>`,
  );
}

function renderPage(language: Language, title: string, body: string): string {
  return `<!doctype html><html lang="${language}" dir="${textDirection(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${PAGE_STYLE}</style></head><body><main>${body}</main></body></html>`;
}
