import { ActionIcon, Button, Menu, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CountedCode, codeNameSchema } from '../../../shared/api/codes.ts';
import type { QrLook } from '../../../shared/qr-look.ts';
import type { QrWidth } from '../../../shared/qr-width.ts';
import { askToDelete } from '../../dialogs/modals.tsx';
import { failureWords } from '../../forms/field-words.ts';
import formsStyles from '../../forms/forms.module.css';
import { valueProblem } from '../../forms/value-problem.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { showError } from '../../state/notices.ts';
import { Icon } from '../../ui/icon.tsx';
import uiStyles from '../../ui/ui.module.css';
import { useDeleteCode, useDownloadCode, useRenameCode } from './code-queries.ts';
import styles from './codes.module.css';

const COPIED_MS = 4_000;
const DOWNLOAD_FORMATS = ['png', 'svg'] as const;

type Props = {
  code: CountedCode;
  restaurantName: string;
  /** Of the PNG. */
  width: QrWidth;
  look: QrLook;
};

/** A named code: its count, its files, and what can be done with it. */
export function CodeLine({ code, restaurantName, width, look }: Props) {
  const { t } = useTranslation();
  const [isRenaming, setRenaming] = useState(false);
  const moreButton = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    // Returns the focus to where it was before the form.
    if (wasRenaming.current && !isRenaming) moreButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  const downloadMutation = useDownloadCode(restaurantName, width, look);
  const removeMutation = useDeleteCode();
  const { copy, copied: isCopied, error } = useClipboard({ timeout: COPIED_MS });
  useEffect(() => {
    if (error) showError(t('qr_page.copy_failed'));
  }, [error, t]);
  const { name, scans } = code;
  if (isRenaming) return <RenameForm code={code} onEnd={() => setRenaming(false)} />;
  const count = new Intl.NumberFormat(currentLocale());
  return (
    <li className={styles.code} data-part="named-code">
      <div className={styles.facts}>
        <strong>{name}</strong>
        <p>
          {t('named_codes.scans', { count: scans }).replace(String(scans), count.format(scans))}{' '}
          {t('named_codes.in_90_days')}
        </p>
        <span role="status" className={uiStyles.visuallyHidden}>
          {isCopied && t('named_codes.copied')}
        </span>
      </div>
      <div className={styles.actions}>
        {DOWNLOAD_FORMATS.map((format) => (
          <Button
            key={format}
            variant="default"
            aria-label={t('named_codes.download', { name, format: format.toUpperCase() })}
            loading={downloadMutation.isPending && downloadMutation.variables.format === format}
            onClick={() => downloadMutation.mutate({ code, format })}
          >
            {format.toUpperCase()}
          </Button>
        ))}
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              ref={moreButton}
              variant="subtle"
              color="gray"
              className={formsStyles.lineMenu}
              aria-label={t('named_codes.more_of', { name })}
            >
              <Icon name="more" size={22} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<Icon name="edit" />} onClick={() => setRenaming(true)}>
              {t('named_codes.rename')}
            </Menu.Item>
            <Menu.Item leftSection={<Icon name="copy" />} onClick={() => copy(code.address)}>
              {t('named_codes.copy')}
            </Menu.Item>
            <Menu.Item
              className={formsStyles.brick}
              leftSection={<Icon name="delete" />}
              onClick={() =>
                askToDelete({
                  title: t('named_codes.delete_title', { name }),
                  children: <p>{t('named_codes.delete_text')}</p>,
                  onConfirm: () => removeMutation.mutate(code.id),
                })
              }
            >
              {t('named_codes.delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  );
}

function RenameForm({ code, onEnd }: { code: CountedCode; onEnd(): void }) {
  const { t } = useTranslation();
  const [typedName, setTyped] = useState(code.name);
  const renameMutation = useRenameCode();
  const typedProblem = valueProblem(codeNameSchema, typedName);
  return (
    <li>
      <form
        className={`${styles.code} ${styles.form}`}
        data-part="named-code"
        onSubmit={(event) => {
          event.preventDefault();
          if (!typedProblem) renameMutation.mutate({ id: code.id, name: typedName.trim() }, { onSuccess: onEnd });
        }}
        onKeyDown={(event) => event.key === 'Escape' && onEnd()}
      >
        <TextInput
          label={t('named_codes.new_name', { name: code.name })}
          value={typedName}
          error={
            typedProblem ?? (renameMutation.error && failureWords(t('named_codes.rename_failed'), renameMutation.error))
          }
          // The menu that was here before asked for it.
          autoFocus
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            renameMutation.reset();
          }}
        />
        <div className={styles.actions}>
          <Button type="submit" loading={renameMutation.isPending} disabled={typedProblem !== undefined}>
            {t('named_codes.save')}
          </Button>
          <Button variant="default" onClick={onEnd}>
            {t('named_codes.cancel')}
          </Button>
        </div>
      </form>
    </li>
  );
}
