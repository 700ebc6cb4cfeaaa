import { Button, FileButton } from '@mantine/core';
import { useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenPicture } from '../draft/pictures.ts';
import { Icon } from '../ui/icon.tsx';
import uiStyles from '../ui/ui.module.css';
import { fileProblem } from './file-problem.ts';
import formsStyles from './forms.module.css';
import styles from './picture-input.module.css';

type Props = {
  label: string;
  /** Omitted if a heading has it already. */
  isLabelHidden?: boolean;
  note: string;
  /** The address of the current picture. */
  current: string | undefined;
  /** Media types, and their names for people. */
  types: readonly string[];
  type_names: string;
  max_bytes: number;
  chosen: ChosenPicture;
  error: string | undefined;
  onChoose(chosen: ChosenPicture): void;
  onRefuse(words: string): void;
  /** The alternative text. */
  alt: string;
  /** A logo is shown whole, on a light background; a photo fills its frame. */
  kind: 'photo' | 'logo';
};

const MEGABYTE_BYTES = 1024 * 1024;

/** A picture input with its preview; it is uploaded when the form is saved. */
export function PictureInput(props: Props) {
  const {
    label,
    isLabelHidden = false,
    note,
    current,
    types,
    type_names,
    max_bytes,
    chosen: chosenPicture,
    error,
    onChoose,
    onRefuse,
    alt,
    kind,
  } = props;
  const { t } = useTranslation();
  const noteId = useId();
  const url = useMemo(() => (chosenPicture ? URL.createObjectURL(chosenPicture) : undefined), [chosenPicture]);
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  const shownUrl = chosenPicture === undefined ? current : url;
  const choosePicture = (file: File | null) => {
    if (!file) return;
    const pictureProblem = fileProblem(file, types, max_bytes);
    if (!pictureProblem) return onChoose(file);
    const words = {
      type: t('forms.file_type', { file: file.name, types: type_names }),
      empty: t('forms.file_empty', { file: file.name }),
      size: t('forms.file_size', { file: file.name, max: max_bytes / MEGABYTE_BYTES }),
    };
    onRefuse(words[pictureProblem]);
  };
  return (
    <fieldset data-part="picture-input">
      <legend className={isLabelHidden ? uiStyles.visuallyHidden : undefined}>{label}</legend>
      <p id={noteId} className={formsStyles.formNote}>
        {note}
      </p>
      {shownUrl !== undefined && (
        <img className={styles.picture} data-part="picture" data-kind={kind} src={shownUrl} alt={alt} />
      )}
      <div className={formsStyles.formActions}>
        <FileButton accept={types.join()} onChange={choosePicture}>
          {(button) => (
            <Button {...button} variant="default" aria-describedby={noteId} leftSection={<Icon name="upload" />}>
              {shownUrl === undefined ? t('forms.choose_picture') : t('forms.replace_picture')}
            </Button>
          )}
        </FileButton>
        {shownUrl !== undefined && (
          <Button
            variant="subtle"
            className={formsStyles.quiet}
            leftSection={<Icon name="delete" />}
            onClick={() => onChoose(chosenPicture && !current ? undefined : null)}
          >
            {t('forms.remove_picture')}
          </Button>
        )}
      </div>
      <p className={uiStyles.fieldError} role="alert">
        {error}
      </p>
    </fieldset>
  );
}
