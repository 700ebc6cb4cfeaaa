import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Import } from '../../../../shared/api/imports.ts';
import { isMostlyIllegible } from '../../../../shared/doubts.ts';
import { APP_PATHS, fillPath } from '../../../../shared/paths.ts';
import { doubtWords } from '../../../frame/doubt-words.ts';
import styles from './home-notes.module.css';

/** A draft that is ready to be checked, at the top: no part of it is on the menu yet. */
export function WaitingDraft({ drafts, isFirst }: { drafts: readonly Import[]; isFirst: boolean }) {
  const { t } = useTranslation();
  const [draft, ...otherDrafts] = drafts;
  if (!draft) return null;
  const { id, files, report } = draft;
  const titleId = `waiting-draft-${id}`;
  return (
    <section className={styles.waitingDraft} aria-labelledby={titleId}>
      <div className={styles.waitingWords}>
        <h2 id={titleId}>
          {report ? t('edits.draft_waits', { count: report.items }) : t('edits.draft_waits_uncounted')}
        </h2>
        <p>
          {files.map(({ name }) => name).join(', ')}
          {report && ` · ${isMostlyIllegible(report) ? t('edits.draft_illegible') : doubtWords(t, report)}`}
        </p>
      </div>
      <Button component={Link} to={fillPath(APP_PATHS.review, { id })} variant={isFirst ? 'filled' : 'default'}>
        {t('imports.to_review')}
      </Button>
      {otherDrafts.length > 0 && (
        <Link className={styles.waitingOthers} to={APP_PATHS.restaurantImport}>
          {t('edits.more_drafts', { count: otherDrafts.length })}
        </Link>
      )}
    </section>
  );
}
