/** Offering what has to be bought. Here stands only what is small: every page carries it. */
export { PurchaseHost } from './PurchaseHost.tsx';
export { requestPurchase } from './purchasePrompt.ts';
