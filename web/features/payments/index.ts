/** Purchase prompts. Only small modules are exported here: every page loads them. */
export { PurchaseHost } from './PurchaseHost.tsx';
export { requestPurchase } from './purchasePrompt.ts';
