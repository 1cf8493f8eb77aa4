/** The page to which the provider's approval page, a separate window, returns. */
export const APPROVAL_PATH = '/payment-returned.html';

export type ApprovalOutcome = 'approved' | 'cancelled';

/**
 * Address the provider returns to: a page without the product's script, which hands it to the page that waits. The
 * provider adds the id of the order (`token`) or of the subscription (`subscription_id`). `site` is an origin.
 */
export const approvalReturnUrl = (site: string, outcome: ApprovalOutcome) =>
  `${site}${APPROVAL_PATH}?outcome=${outcome}`;
