import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SettleContext } from '../delete-part.tsx';
import formsStyles from '../forms.module.css';
import styles from './form-shell.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import { RefusedEditNotice } from './refused-edit.tsx';
import type { SaveForm } from './use-save-form.ts';

type Props = {
  save: Pick<SaveForm, 'formRef' | 'kept' | 'isChanged' | 'onSubmit' | 'loading' | 'error'>;
  submit_label: string;
  /** The target of Cancel; without it there is no such button. */
  cancel_to?: string;
  /** Shows the current version instead of what was typed. */
  onReload(): void;
  children: ReactNode;
  /** After the fields, for example the delete button. */
  ending?: ReactNode;
};

/** A form with its one primary action at the bottom, always visible. */
export function FormShell({ save, submit_label, cancel_to, onReload, children, ending }: Props) {
  const { t } = useTranslation();
  const { kept: keptText, loading, error } = save;
  const startAgain = () => {
    keptText.settle();
    onReload();
  };
  return (
    <form ref={save.formRef} className={formsStyles.form} noValidate aria-busy={loading} onSubmit={save.onSubmit}>
      <p className={styles.restored} role="status">
        {keptText.isRestored && t('forms.restored')}
      </p>
      <RefusedEditNotice onReload={startAgain} />
      {children}
      <SettleContext value={keptText.settle}>{ending}</SettleContext>
      <div className={styles.foot} data-part="form-foot">
        {error !== null && (
          <p className={formsStyles.formError} data-part="form-error">
            {error}
          </p>
        )}
        <div className={formsStyles.formActions}>
          <Button type="submit" loading={loading}>
            {submit_label}
          </Button>
          {cancel_to !== undefined && (
            <Button component={Link} to={cancel_to} variant="subtle" className={formsStyles.quiet}>
              {t('frame.cancel')}
            </Button>
          )}
        </div>
      </div>
      <LeaveGuard isChanged={save.isChanged} isSettled={keptText.isSettled} onLeave={keptText.settle} />
    </form>
  );
}
