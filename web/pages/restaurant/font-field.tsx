import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FONT_KEYS, FONTS, type FontKey } from '../../../shared/fonts.ts';
import { askToChoose } from '../../dialogs/modals.tsx';
import { specimenFamily } from './font-faces.ts';
import styles from './restaurant.module.css';

type Props = { label: string; use: 'title' | 'text'; value: FontKey; onChange(font: FontKey): void };

/** The chosen font, shown in itself, and the list of the others. */
export function FontField({ label, use, value, onChange }: Props) {
  const { t } = useTranslation();
  const chooseFont = () =>
    askToChoose({
      title: label,
      initial: value,
      choices: FONT_KEYS.map((font) => ({
        value: font,
        label: <FontName font={font} use={use} />,
      })),
      // One of the choices above.
      onSave: (font) => onChange(font as FontKey),
    });
  return (
    <div className={styles.fontField}>
      <span className={styles.fontLabel}>{label}</span>
      <FontName font={value} use={use} />
      <Button variant="default" onClick={chooseFont} aria-label={t('restaurant.change_font', { label })}>
        {t('restaurant.change')}
      </Button>
    </div>
  );
}

const FontName = ({ font, use }: { font: FontKey; use: 'title' | 'text' }) => (
  <span className={styles.fontName} style={{ fontFamily: specimenFamily(font, use) }}>
    {FONTS[font].name}
  </span>
);
