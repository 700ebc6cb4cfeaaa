import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QrLook } from '../../../shared/qr-look.ts';
import type { QrWidth } from '../../../shared/qr-width.ts';
import { ScreenLoading } from '../../frame/screen-loading.tsx';
import uiStyles from '../../ui/ui.module.css';
import { AddCodes } from './add-codes.tsx';
import { CodeLine } from './code-line.tsx';
import { codesQuery } from './code-queries.ts';
import styles from './codes.module.css';

const FIRST_CODES = 12;

type Props = { restaurantName: string; width: QrWidth; look: QrLook };

/** The codes for tables and places: with their counts, to add, download, rename and delete. */
export function NamedCodes({ restaurantName, width, look }: Props) {
  const { t } = useTranslation();
  const { data: codes, isError, refetch } = useQuery(codesQuery());
  const [isAdding, setAdding] = useState<boolean>();
  const [isWhole, setWhole] = useState(false);
  const [addedCount, setAddedCount] = useState(0);
  const shownCodes = isWhole ? codes : codes?.slice(0, FIRST_CODES);
  return (
    <section className={styles.codes}>
      <div className={styles.head}>
        <h2 id="named-codes">{t('named_codes.title')}</h2>
        <p>{t('named_codes.lead')}</p>
      </div>
      {isError && !codes && (
        <p>
          {t('named_codes.load_failed')}{' '}
          <button type="button" className={uiStyles.quietButton} onClick={() => void refetch()}>
            {t('frame.try_again')}
          </button>
        </p>
      )}
      {!codes && !isError && <ScreenLoading />}
      {shownCodes && shownCodes.length > 0 && (
        <ul className={styles.list} aria-labelledby="named-codes">
          {shownCodes.map((code) => (
            <CodeLine key={code.id} code={code} restaurantName={restaurantName} width={width} look={look} />
          ))}
        </ul>
      )}
      {codes && shownCodes && shownCodes.length < codes.length && (
        <Button variant="default" className={styles.more} onClick={() => setWhole(true)}>
          {t('named_codes.show_all', { count: codes.length })}
        </Button>
      )}
      <p role="status" className={uiStyles.visuallyHidden}>
        {addedCount > 0 && t('named_codes.added', { count: addedCount })}
      </p>
      {codes && isAdding && (
        <AddCodes
          codeCount={codes.length}
          onEnd={(addedCodes) => {
            setAdding(false);
            setAddedCount(addedCodes);
          }}
        />
      )}
      {codes && !isAdding && (
        <Button
          variant="default"
          className={styles.more}
          data-part="add-codes"
          // Returns the focus to where it was before the form.
          autoFocus={isAdding === false}
          onClick={() => setAdding(true)}
        >
          {t('named_codes.add')}
        </Button>
      )}
    </section>
  );
}
