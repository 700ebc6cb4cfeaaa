import { deleteAccountJob } from './account-data/delete-account.job.ts';
import { deleteRestaurantJob } from './account-data/delete-restaurant.job.ts';
import { resumeDeletionsJob } from './account-data/resume-deletions.job.ts';
import { sendEmailLinkJob } from './accounts/send-email-link.job.ts';
import { sendLoginCodeJob } from './accounts/send-login-code.job.ts';
import { sweepAccountsJob } from './accounts/sweep-accounts.job.ts';
import { sendOperatorMailJob } from './admin/send-operator-mail.job.ts';
import { sweepActsJob } from './admin/sweep-acts.job.ts';
import { backUpJob } from './backup/back-up.job.ts';
import { sweepChatsJob } from './chat/sweep-chats.job.ts';
import { sendWebhookJob } from './hooks/send-webhook.job.ts';
import { sweepDeliveriesJob } from './hooks/sweep-deliveries.job.ts';
import { readMenuJob } from './imports/run/read-menu.job.ts';
import { sweepImportsJob } from './imports/run/sweep-imports.job.ts';
import { sweepImportFilesJob } from './imports/store/sweep-import-files.job.ts';
import { sweepOldImportsJob } from './imports/store/sweep-old-imports.job.ts';
import type { Job } from './jobs/jobs.ts';
import { purgeBinJob } from './menus/purge-bin.job.ts';
import { checkOwnDomainsJob } from './own-domains/check-own-domains.job.ts';
import { sendPasskeyMailJob } from './passkeys/send-passkey-mail.job.ts';
import { sendInvitationJob } from './people/send-invitation.job.ts';
import { sendNewPersonMailJob } from './people/send-new-person-mail.job.ts';
import { sweepInvitationsJob } from './people/sweep-invitations.job.ts';
import { generateImageJob } from './pictures/generate/generate-image.job.ts';
import { sweepImagesJob } from './pictures/generate/sweep-images.job.ts';
import { sweepPublicFilesJob } from './publishing/sweep-public-files.job.ts';
import { sweepPublicationsJob } from './publishing/sweep-publications.job.ts';
import { applyPaymentEventJob } from './subscriptions/apply-payment-event.job.ts';
import { reconcileSubscriptionsJob } from './subscriptions/reconcile-subscriptions.job.ts';
import { sendSubscriptionMailJob } from './subscriptions/send-subscription-mail.job.ts';
import { syncSubscriptionJob } from './subscriptions/sync-subscription.job.ts';
import { giveUpTranslationJob } from './translations/give-up-translation.job.ts';
import { mailFailedLanguagesJob } from './translations/mail-failed-languages.job.ts';
import { sweepTranslationsJob } from './translations/sweep-translations.job.ts';
import { translateMenuJob } from './translations/translate-menu.job.ts';
import { sweepUsageJob } from './usage/sweep-usage.job.ts';
import { sweepVisitsJob } from './visits/sweep-visits.job.ts';

/** Every job there is; the start fails if a queue has no job. */
export const allJobs: readonly Job[] = [
  sendLoginCodeJob,
  sendEmailLinkJob,
  sweepAccountsJob,
  applyPaymentEventJob,
  syncSubscriptionJob,
  reconcileSubscriptionsJob,
  sendSubscriptionMailJob,
  sendPasskeyMailJob,
  purgeBinJob,
  readMenuJob,
  sweepImportsJob,
  sweepOldImportsJob,
  sweepImportFilesJob,
  generateImageJob,
  sweepImagesJob,
  sweepPublicationsJob,
  sweepPublicFilesJob,
  translateMenuJob,
  giveUpTranslationJob,
  mailFailedLanguagesJob,
  sweepTranslationsJob,
  sweepChatsJob,
  sendWebhookJob,
  sweepDeliveriesJob,
  sendInvitationJob,
  sendNewPersonMailJob,
  sweepInvitationsJob,
  sweepVisitsJob,
  checkOwnDomainsJob,
  sweepUsageJob,
  deleteAccountJob,
  deleteRestaurantJob,
  resumeDeletionsJob,
  backUpJob,
  sendOperatorMailJob,
  sweepActsJob,
];
