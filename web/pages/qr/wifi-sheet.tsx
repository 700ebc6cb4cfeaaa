import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_PATHS } from '../../../shared/code-paths.ts';
import { fillPath } from '../../../shared/paths.ts';
import { networkSchema, wifiPasswordSchema } from '../../../shared/wifi-code.ts';
import { askFile } from '../../api/ask-file.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { valueProblem } from '../../forms/value-problem.ts';
import { currentLocale } from '../../i18n/i18n.ts';
import { saveFile } from '../../ui/save-file.ts';
import styles from './codes.module.css';
import { type ChosenSheet, SheetKindChoice, SheetWordsChoice } from './sheet-choices.tsx';

/** A card that joins a guest's phone to the Wi-Fi. The entries are sent once, for the file, and stored nowhere. */
export function WifiSheet() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [sheet, setSheet] = useState<ChosenSheet>({ kind: 'card-a6', paper: 'letter', words: currentLocale() });
  const [network, setNetwork] = useState('');
  const [password, setPassword] = useState('');
  const networkProblem = network === '' ? undefined : valueProblem(networkSchema, network);
  const passwordProblem = valueProblem(wifiPasswordSchema, password);
  const isReady = network !== '' && !networkProblem && !passwordProblem;
  const downloadMutation = useMutation({
    mutationFn: async () => {
      const path = fillPath(CODE_PATHS.wifiSheet, { id: requireRestaurantId(), format: 'pdf' });
      saveFile(await askFile(path, { body: { ...sheet, network, password } }), `wifi-${sheet.kind}.pdf`);
    },
    networkMode: 'always',
    meta: { failure: t('qr_sheets.failed'), premium: 'qr_download' },
  });
  const chooseSheet = (part: Partial<ChosenSheet>) => setSheet({ ...sheet, ...part });
  return (
    <section className={styles.sheets}>
      <div className={styles.head}>
        <h2>{t('wifi_sheet.title')}</h2>
        <p>{t('wifi_sheet.lead')}</p>
      </div>
      {!isOpen && (
        <Button variant="default" className={styles.more} onClick={() => setOpen(true)} data-part="open-wifi">
          {t('wifi_sheet.open')}
        </Button>
      )}
      {isOpen && (
        <form
          className={styles.sheetChoices}
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) downloadMutation.mutate();
          }}
        >
          <TextInput
            label={t('wifi_sheet.network')}
            value={network}
            error={networkProblem}
            // The button that was here before asked for it.
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ currentTarget }) => setNetwork(currentTarget.value)}
          />
          <TextInput
            label={t('wifi_sheet.password')}
            description={t('wifi_sheet.password_hint')}
            value={password}
            error={passwordProblem}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
          <SheetKindChoice sheet={sheet} onChoose={chooseSheet} />
          <SheetWordsChoice sheet={sheet} onChoose={chooseSheet} />
          <Button type="submit" loading={downloadMutation.isPending} disabled={!isReady}>
            {t('wifi_sheet.download')}
          </Button>
        </form>
      )}
    </section>
  );
}
