import { LANGUAGES, type Language } from '../../../../shared/platform/language.ts';
import { errorText } from '../../../../shared/errors/errors.ts';
import { escapeHtml } from '../../../../shared/templates/document/tree.ts';
import { renderPage } from '../page.ts';
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
} as const satisfies Record<Language, object>;

const BUTTON_CLASSES = { approve: 'approve primary', decline: 'decline', cancel: 'cancel' } as const;

const PAYMENT_STYLE = `
  .amount { color: inherit; font-size: 2rem }
  .amount small { display: block; font-size: 1rem; color: #444746 }
`;

/** The page on which a payer of this machine approves, declines or cancels, in the language the order was made in. */
export function approvalPage(
  purchase: EmulatedOrder | EmulatedSubscription,
  amount: { readonly currency_code: string; readonly value: string },
): string {
  const language = LANGUAGES.find((known) => purchase.locale.startsWith(known)) ?? 'en';
  const texts = PAGE_TEXTS[language];
  const button = (decision: 'approve' | 'decline' | 'cancel') =>
    `<button class="${BUTTON_CLASSES[decision]}" name="decision" value="${decision}">${texts[decision]}</button>`;
  const sum = `${escapeHtml(amount.value)} ${escapeHtml(amount.currency_code)}`;
  const what =
    'purchase_units' in purchase
      ? ((purchase.purchase_units?.[0] as { description?: string } | undefined)?.description ?? '')
      : texts.monthly;
  return renderPage(
    language,
    texts.title,
    `<h1>${texts.title}</h1><p>${texts.stand}</p>
<p class="amount"><bdi>${sum}</bdi> <small dir="auto">${escapeHtml(what)}</small></p>
<form method="post">${button('approve')}${button('decline')}${button('cancel')}</form>`,
    PAYMENT_STYLE,
  );
}

/** Returns the page for a payment that does not exist. */
export function notFoundPage(): string {
  return renderPage(
    'en',
    'PayPal',
    `<p>${errorText('not_found', 'en')}</p><p lang="he" dir="rtl">${errorText('not_found', 'he')}</p>`,
  );
}
