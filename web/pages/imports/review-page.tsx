import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { problemWords } from '../../api/problem-words.ts';
import { useRestaurant } from '../../api/queries.ts';
import { Page } from '../../frame/page.tsx';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import { useRestaurantMark } from '../../frame/use-restaurant-mark.ts';
import { AskSetting } from '../../review/ask-setting.tsx';
import { NoReview } from '../../review/no-review.tsx';
import { OtherScreen } from '../../review/other-screen.tsx';
import { type OtherSetting, otherSettings } from '../../review/other-settings.ts';
import { ReviewScreen } from '../../review/review-screen.tsx';
import { SettingChanged } from '../../review/setting-changed.tsx';
import { isNoReview, reviewQuery } from '../../review/state/review-queries.ts';

/** The draft of an import beside the pages it was read from (design §8). */
export function ReviewPage() {
  const { t } = useTranslation();
  useRestaurantMark();
  const id = Number(useParams()['id']);
  const restaurant = useRestaurant();
  const { data, error, isPaused, refetch } = useQuery(reviewQuery(id));
  const [allChanges, setAllChanges] = useState<readonly (OtherSetting & { importId: number })[]>([]);
  const changedSettings = allChanges.filter(({ importId }) => importId === id);
  const hasEnded = error !== null && isNoReview(error);
  // An applied import is read-only.
  const [askedSetting] =
    data && data.import.applied_at === null ? otherSettings(data.draft, restaurant, data.choices) : [];
  return (
    <Page title={t('review.title')} description={t('review.description')} heading={null} width="wide">
      {hasEnded ? (
        <NoReview id={id} error={error} />
      ) : data && askedSetting ? (
        <AskSetting
          key={askedSetting.setting}
          foundSetting={askedSetting}
          importId={id}
          choices={data.choices}
          onChanged={(changedSetting) => setAllChanges([...allChanges, { ...changedSetting, importId: id }])}
        />
      ) : data ? (
        <>
          {data.import.applied_at === null &&
            changedSettings.map((changedSetting) => (
              <SettingChanged
                key={changedSetting.setting}
                changedSetting={changedSetting}
                importId={id}
                onUndone={() => setAllChanges(allChanges.filter((otherChange) => otherChange !== changedSetting))}
              />
            ))}
          <ReviewScreen
            key={`${id} ${data.import.applied_at}`}
            review={data}
            currency={restaurant.currency}
            locale={restaurant.main_locale}
          />
        </>
      ) : error || isPaused ? (
        <OtherScreen
          title={t('frame.screen_failed')}
          text={error ? problemWords(error) : t('frame.no_network')}
          action={<Button onClick={() => void refetch()}>{t('frame.try_again')}</Button>}
        />
      ) : (
        <ScreenLoading />
      )}
    </Page>
  );
}
