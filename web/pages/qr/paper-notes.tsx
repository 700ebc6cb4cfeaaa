import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PaperPreview, PaperQuery } from '../../../shared/api/paper.ts';
import { LANGUAGE_TAGS } from '../../../shared/locales.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import styles from './paper.module.css';

/** What a list names before it says how many more there are. */
const MAX_NAMED_DISHES = 8;

type Props = { preview: PaperPreview; choice: PaperQuery };

/** How the menu fits, what to shorten if it doesn't, and what isn't printed. */
export function PaperNotes({ preview, choice }: Props) {
  const { t } = useTranslation();
  const { pages, type_size, too_long, left_out, unprintable } = preview;
  if (unprintable.length > 0)
    return (
      <Alert color="saffron" title={t('menu_paper.unprintable')} className={styles.note}>
        <ul>
          {unprintable.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Alert>
    );
  const isFolded = choice.paper === 'a5';
  const size = new Intl.NumberFormat(LANGUAGE_TAGS[currentLocale()]).format(type_size);
  return (
    <>
      <p>
        {isFolded ? t('menu_paper.sheets', { count: pages / 2 }) : t('menu_paper.pages', { count: pages })}{' '}
        {t('menu_paper.type_size', { size })} {isFolded ? t('menu_paper.fold') : t('menu_paper.full_size')}
      </p>
      {too_long && <TooLong shorten={too_long.shorten} />}
      {left_out.length > 0 && <p>{t('menu_paper.left_out', { signs: left_out.join(' ') })}</p>}
    </>
  );
}

function TooLong({ shorten }: NonNullable<PaperPreview['too_long']>) {
  const { t } = useTranslation();
  const moreCount = shorten ? shorten.titles.length - MAX_NAMED_DISHES : 0;
  return (
    <Alert color="saffron" title={t('menu_paper.too_long')} className={styles.note}>
      {shorten ? (
        <>
          <p>{t('menu_paper.shorten', { count: shorten.lines, characters: shorten.characters })}</p>
          <ul>
            {shorten.titles.slice(0, MAX_NAMED_DISHES).map((title, index) => (
              // Two dishes may have one name.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
              <li key={index}>{title}</li>
            ))}
          </ul>
          {moreCount > 0 && <p>{t('menu_paper.more_dishes', { count: moreCount })}</p>}
        </>
      ) : (
        <p>{t('menu_paper.no_shortening')}</p>
      )}
    </Alert>
  );
}
