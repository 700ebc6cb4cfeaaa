import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fillPath } from '../../../shared/paths.ts';
import { WEBSITE_PATHS } from '../../../shared/website-paths.ts';
import { useRestaurant } from '../../api/queries.ts';
import { ChoiceChips } from '../../forms/choice-chips.tsx';
import { CopyField } from '../../forms/copy-field.tsx';
import styles from './codes.module.css';
import { embedCode, frameHeight, linkCode, WINDOW_HEIGHT_PX } from './embed-code.ts';

type FrameHeight = 'full' | 'window';

/** @param address The menu's own, as the code says it. */
type Props = { address: string; isOffline: boolean };

/** The menu on the owner's website: the HTML of a frame and of a link, and the frame to look at. */
export function EmbedSection({ address, isOffline }: Props) {
  const { t } = useTranslation();
  const { id, name } = useRestaurant();
  const [isOpen, setOpen] = useState(false);
  const [height, setHeight] = useState<FrameHeight>('full');
  const [contentPx, setContentPx] = useState<number>();
  const headingId = useId();
  const framePath = fillPath(WEBSITE_PATHS.embed, { restaurantId: id });
  const title = t('embed.frame_title', { name });
  const height_px = height === 'full' && contentPx !== undefined ? frameHeight(contentPx) : WINDOW_HEIGHT_PX;
  return (
    <section className={styles.sheets} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{t('embed.title')}</h2>
        <p>{t('embed.lead')}</p>
      </div>
      {!isOpen && (
        <Button variant="default" className={styles.more} onClick={() => setOpen(true)} data-part="open-embed">
          {t('embed.open')}
        </Button>
      )}
      {isOpen && isOffline && <p>{t('embed.offline')}</p>}
      {isOpen && !isOffline && (
        <div className={styles.embed}>
          <div className={styles.sheetChoices}>
            <ChoiceChips<FrameHeight>
              label={t('embed.height')}
              value={height}
              choices={[
                { value: 'full', label: t('embed.full') },
                { value: 'window', label: t('embed.window') },
              ]}
              onChange={setHeight}
            />
            <p>{t(height === 'full' ? 'embed.full_hint' : 'embed.window_hint', { height: height_px })}</p>
            <CopyField
              label={t('embed.code')}
              text={embedCode({ address: addressOf(address, framePath), title, height_px })}
            />
            <CopyField label={t('embed.link')} text={linkCode({ address, title })} />
            <p>{t('embed.facts')}</p>
          </div>
          <div className={styles.embedPreview}>
            <p>{t('embed.preview')}</p>
            <iframe
              src={framePath}
              title={title}
              // A page of ours: its height can be read.
              onLoad={({ currentTarget }) => setContentPx(contentHeight(currentTarget))}
            />
          </div>
        </div>
      )}
    </section>
  );
}

const addressOf = (menuAddress: string, path: string): string => new URL(path, menuAddress).href;

/** Undefined if the browser's own page is in the frame, which no script may touch. */
function contentHeight(frame: HTMLIFrameElement): number | undefined {
  try {
    return frame.contentDocument?.body.scrollHeight;
  } catch {
    return undefined;
  }
}
