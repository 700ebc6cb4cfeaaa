import type { Province } from '../../../../shared/api/subscriptions.ts';

export const PROVINCE_WORDS = {
  AB: 'subscription.province_AB',
  BC: 'subscription.province_BC',
  MB: 'subscription.province_MB',
  NB: 'subscription.province_NB',
  NL: 'subscription.province_NL',
  NS: 'subscription.province_NS',
  NT: 'subscription.province_NT',
  NU: 'subscription.province_NU',
  ON: 'subscription.province_ON',
  PE: 'subscription.province_PE',
  QC: 'subscription.province_QC',
  SK: 'subscription.province_SK',
  YT: 'subscription.province_YT',
} as const satisfies Record<Province, string>;
