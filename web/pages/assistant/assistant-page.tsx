import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APP_PATHS } from '../../../shared/paths.ts';
import { BackLink } from '../../forms/back-link.tsx';
import formsStyles from '../../forms/forms.module.css';
import { Page } from '../../frame/page.tsx';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { PremiumHint } from '../../payments/premium-hint.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Asked } from './asked.tsx';
import styles from './assistant.module.css';
import { askedQuery } from './assistant-queries.ts';
import { TryQuestion } from './try-question.tsx';
import { useDishLinks } from './use-dish-links.ts';

/** The owner tries the assistant, and sees how guests use it. */
export function AssistantPage() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(askedQuery());
  // Asked for here: a part that waits for the restaurant after the screen is shown would hide it, and move the focus.
  const dishLinks = useDishLinks();
  return (
    <Page
      title={t('assistant.title')}
      description={t('assistant.description')}
      back={<BackLink to={APP_PATHS.settings}>{t('frame.settings')}</BackLink>}
    >
      <p className={formsStyles.formNote}>{t('assistant.lead')}</p>
      <PremiumHint capability="chat" />
      <div className={styles.assistant}>
        <TryQuestion links={dishLinks} />
        {isError && !data && (
          <EmptyState
            title={t('assistant.load_failed')}
            action={<Button onClick={() => void refetch()}>{t('frame.try_again')}</Button>}
          />
        )}
        {!data && !isError && <ScreenLoading />}
        {data && <Asked asked={data} links={dishLinks} />}
      </div>
    </Page>
  );
}
