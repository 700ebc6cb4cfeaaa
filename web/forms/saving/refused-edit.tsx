import { Button } from '@mantine/core';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import formsStyles from '../forms.module.css';
import styles from './form-shell.module.css';

/** An edit in place that the server refused after this form had adopted it, and why. */
export type RefusedEdit = { problem: string; forget(): void };

export const RefusedEditContext = createContext<RefusedEdit | null>(null);

/** Says that the form still shows the refused edit, and offers to discard it. */
export function RefusedEditNotice({ onReload }: { onReload(): void }) {
  const { t } = useTranslation();
  const refusedFields = useContext(RefusedEditContext);
  return (
    <div className={styles.refused} data-part="form-refused" role="alert">
      {refusedFields && (
        <>
          <p>
            {t('refused_edit.title')} {refusedFields.problem} {t('refused_edit.shown')}
          </p>
          <div className={formsStyles.formActions}>
            <Button
              size="compact-md"
              variant="default"
              onClick={() => {
                refusedFields.forget();
                onReload();
              }}
            >
              {t('refused_edit.go_back')}
            </Button>
            <Button size="compact-md" variant="subtle" className={formsStyles.quiet} onClick={refusedFields.forget}>
              {t('refused_edit.keep')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
