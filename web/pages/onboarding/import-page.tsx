import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { APP_PATHS } from '../../../shared/paths.ts';
import { t as words } from '../../i18n/i18n.ts';
import { CostNote } from '../../payments/cost-note.tsx';
import { showError } from '../../state/notices.ts';
import { readWebPage } from '../../upload/read-web-page.ts';
import { PreparationFailed, sendUpload } from '../../upload/send-upload.ts';
import { UploadPanel } from '../../upload/upload-panel.tsx';
import { passTableOn, useUpload } from '../../upload/use-upload.ts';
import { createRestaurant } from './create-restaurant.ts';
import { OnboardingStep } from './onboarding-step.tsx';

/** The last step: creates the restaurant, then uploads the logo and the files (design §5). */
export function OnboardingImportPage() {
  const { t } = useTranslation();
  const navigateTo = useNavigate();
  const { upload } = useUpload();
  const skipImport = useMutation({
    mutationFn: createRestaurant,
    networkMode: 'always',
    meta: { failure: t('onboarding.restaurant_failed') },
    onSuccess: () => navigateTo(APP_PATHS.admin),
  });
  const readTable = useMutation({
    mutationFn: async (_: File) => createRestaurant(),
    networkMode: 'always',
    meta: { failure: t('onboarding.restaurant_failed') },
    onSuccess: (_, table) => {
      passTableOn(table);
      return navigateTo(APP_PATHS.restaurantImport);
    },
  });
  const toAnalysis = () => {
    // The owner may have left the screen within the second.
    if (location.pathname === APP_PATHS.onboardingImport) void navigateTo(APP_PATHS.onboardingAnalysis);
  };
  const sendFiles = () => sendUpload({ toAnalysis, prepare: prepareRestaurant });
  return (
    <OnboardingStep
      title={t('onboarding.import_title')}
      description={t('onboarding.import_description')}
      help={t('onboarding.import_help')}
      width="text"
    >
      <CostNote />
      <UploadPanel
        onSend={() => void sendFiles()}
        onReadPage={(address) => void readWebPage(address, { toAnalysis, prepare: createRestaurant })}
        onReadTable={(table) => readTable.mutate(table)}
        aside={
          <Button
            variant="subtle"
            loading={skipImport.isPending}
            disabled={upload !== null}
            onClick={() => skipImport.mutate()}
          >
            {t('onboarding.skip')}
          </Button>
        }
      />
    </OnboardingStep>
  );
}

async function prepareRestaurant(): Promise<void> {
  try {
    await createRestaurant();
  } catch (error) {
    showError(words('onboarding.restaurant_failed'));
    throw new PreparationFailed('The restaurant was not created.', { cause: error });
  }
}
