import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OutsideGap, OutsideNotes, PaperPreview, PaperQuery } from '../../../shared/api/paper.ts';
import { LANGUAGE_TAGS } from '../../../shared/locales.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import uiStyles from '../../ui/ui.module.css';
import styles from './paper.module.css';

/** What a list names before it says how many more there are. */
const MAX_NAMED_DISHES = 8;

type OutcomeProps = {
  preview: PaperPreview | undefined;
  choice: PaperQuery;
  isFetching: boolean;
  hasFailed: boolean;
};

/** How many pages there are, also for who can't see them. */
export function PaperOutcome({ preview, choice, isFetching, hasFailed }: OutcomeProps) {
  const { t } = useTranslation();
  const pages = preview?.pages ?? 0;
  const isFolded = choice.paper === 'a5';
  const outcome = preview &&
    pages > 0 && [
      isFolded ? t('menu_paper.sheets', { count: pages / 2 }) : t('menu_paper.pages', { count: pages }),
      ...(preview.too_long ? [`${t('menu_paper.too_long')}.`] : []),
      t('menu_paper.type_size', {
        size: new Intl.NumberFormat(LANGUAGE_TAGS[currentLocale()]).format(preview.type_size),
      }),
      isFolded ? t('menu_paper.fold') : t('menu_paper.full_size'),
    ];
  const text = isFetching ? t('menu_paper.laying_out') : outcome ? outcome.join(' ') : '';
  // A region that is there before its text comes is read.
  return (
    <p role="status" className={text === '' || hasFailed ? uiStyles.visuallyHidden : styles.status}>
      {hasFailed ? t('menu_paper.failed') : text}
    </p>
  );
}

/** What to shorten if the menu doesn't fit, and what isn't printed, or not translated. */
export function PaperNotes({ preview }: { preview: PaperPreview }) {
  const { t } = useTranslation();
  const { too_long, left_out, unprintable, more_unprintable, untranslated, has_hours, outside } = preview;
  if (unprintable.length > 0)
    return (
      <Alert color="saffron" title={t('menu_paper.unprintable')} className={styles.note}>
        <ul>
          {unprintable.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {more_unprintable > 0 && <p>{t('menu_paper.more_texts', { count: more_unprintable })}</p>}
      </Alert>
    );
  return (
    <>
      {outside && <OutsideGaps notes={outside} />}
      {too_long && <TooLong shorten={too_long.shorten} />}
      {untranslated > 0 && <p>{t('menu_paper.untranslated', { count: untranslated })}</p>}
      {!has_hours && <p>{t('menu_paper.no_hours')}</p>}
      {left_out.length > 0 && <p>{t('menu_paper.left_out', { signs: left_out.join(' ') })}</p>}
    </>
  );
}

/** What the menu outside lacks of what the law asks for, and what we can't see. */
function OutsideGaps({ notes }: { notes: OutsideNotes }) {
  const { t } = useTranslation();
  const { missing, wines, drinks, unpriced, no_volume } = notes;
  const namedText = ({ titles, more }: OutsideNotes['unpriced']) =>
    [titles.join(', '), ...(more > 0 ? [t('menu_paper.more_dishes', { count: more })] : [])].join('. ');
  const gapTexts = [
    ...missing.map((gap) => t(GAP_WORDS[gap], { wines, drinks })),
    ...(unpriced.titles.length > 0 ? [`${t('menu_paper.gap_prices')} ${namedText(unpriced)}`] : []),
    ...(no_volume.titles.length > 0 ? [`${t('menu_paper.gap_volumes')} ${namedText(no_volume)}`] : []),
  ];
  return (
    <>
      {gapTexts.length > 0 && (
        <Alert color="saffron" title={t('menu_paper.outside_lacks')} className={styles.note}>
          <ul>
            {gapTexts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
      <p>{t('menu_paper.outside_hint')}</p>
    </>
  );
}

const GAP_WORDS = {
  french: 'menu_paper.gap_french',
  taxes: 'menu_paper.gap_taxes',
  service: 'menu_paper.gap_service',
  service_rate: 'menu_paper.gap_service_rate',
  drinks: 'menu_paper.gap_drinks',
  wines: 'menu_paper.gap_wines',
} as const satisfies Record<OutsideGap, string>;

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
