import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageAnswer } from '../../../../shared/api/images.ts';
import { problemWords } from '../../../api/problem-words.ts';
import formsStyles from '../../../forms/forms.module.css';
import { Icon } from '../../../ui/icon.tsx';
import uiStyles from '../../../ui/ui.module.css';
import { useGenerateImage } from './image-queries.ts';
import styles from './item-form.module.css';

type Props = { image: ImageAnswer; heading: 'h2' | 'h3' };

/** The dish's one generated picture: available, in progress, done, or why it isn't possible. */
export function GeneratedPicture({ image: { image, item }, heading: Heading }: Props) {
  const { t } = useTranslation();
  const noteId = useId();
  const { mutate, isPending, error } = useGenerateImage(item.id);
  const isRunning = image.state === 'running' || isPending;
  const refusal = refusalOf({ image, item });
  const failure = error ? problemWords(error) : image.state === 'failed' ? image.message : null;
  return (
    <div className={styles.generatedPicture}>
      <Heading>{t('drawing.title')}</Heading>
      <p id={noteId} className={formsStyles.formNote}>
        {t(refusal ?? 'drawing.note')}
      </p>
      {item.picture?.origin !== 'model' && (
        <Button
          variant="default"
          leftSection={<Icon name="picture" />}
          aria-describedby={noteId}
          disabled={refusal !== null}
          loading={isRunning}
          onClick={() => mutate()}
        >
          {t('drawing.generate')}
        </Button>
      )}
      <p className={formsStyles.formNote} role="status">
        {isRunning && t('drawing.running')}
      </p>
      <p className={uiStyles.fieldError} role="alert">
        {!isRunning && failure !== null && `${t('drawing.failed')} ${failure}`}
      </p>
    </div>
  );
}

/** Why no picture can be generated; null if one can. */
function refusalOf({ image, item }: ImageAnswer) {
  if (item.image_generated) return item.picture?.origin === 'model' ? 'drawing.made' : 'drawing.spent';
  if (!image.is_offered) return 'drawing.no_model';
  return item.picture?.origin === 'owner' ? 'drawing.has_photo' : null;
}
